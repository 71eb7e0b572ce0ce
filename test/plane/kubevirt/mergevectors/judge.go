// Judges a case: every result that Kubernetes' strategic merge can give for it.
package main

import (
	"encoding/json"
	"fmt"
	"log"

	"k8s.io/apimachinery/pkg/util/strategicpatch"
	virtv1 "kubevirt.io/api/core/v1"
)

// Go iterates over maps in random order, and a few patches (a field next to its own deletion list) depend on it: an
// order that occurs once in eight times must turn up in this many rounds.
const rounds = 200

type mergeCase struct {
	Name  string          `json:"name"`
	Base  json.RawMessage `json:"base"`
	Patch json.RawMessage `json:"patch"`
}

// vector is a case with its outcome: one result, or several where Go's map order decides, or an error.
type vector struct {
	mergeCase
	Result  json.RawMessage   `json:"result,omitempty"`
	Results []json.RawMessage `json:"results,omitempty"`
	Error   bool              `json:"error,omitempty"`
}

func judge(c mergeCase) vector {
	if !json.Valid(c.Base) || !json.Valid(c.Patch) {
		log.Fatalf("%s: base or patch is no JSON", c.Name)
	}
	judged, outcomes := vector{mergeCase: c}, map[string]bool{}
	for i := 0; i < rounds; i++ {
		result, err := merge(c)
		if err != nil {
			judged.Error = true
			continue
		}
		outcomes[string(result)] = true
	}
	for _, result := range sortedKeys(outcomes) {
		judged.Results = append(judged.Results, json.RawMessage(result))
	}
	if len(judged.Results) == 1 && !judged.Error {
		judged.Result, judged.Results = judged.Results[0], nil
	}
	return judged
}

// merge turns a panic into an error: Kubernetes panics when it compares maps or lists as if they were scalars.
func merge(c mergeCase) (result []byte, err error) {
	defer func() {
		if panicked := recover(); panicked != nil {
			err = fmt.Errorf("panic: %v", panicked)
		}
	}()
	return strategicpatch.StrategicMergePatch(c.Base, c.Patch, virtv1.VirtualMachine{})
}
