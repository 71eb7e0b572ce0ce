// overlooked takes out of objects what Argo CD does not compare: standard input has the differences to overlook and the
// objects as JSON, standard output the objects without them.
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"os"

	jsonpatch "github.com/evanphx/json-patch/v5"
	"github.com/itchyny/gojq"
)

// A difference is an entry of an Application's ignoreDifferences.
type difference struct {
	Kind              string   `json:"kind"`
	JSONPointers      []string `json:"jsonPointers"`
	JQPathExpressions []string `json:"jqPathExpressions"`
}

func main() {
	log.SetFlags(0)
	var asked struct {
		Differences []difference     `json:"differences"`
		Objects     []map[string]any `json:"objects"`
	}
	if err := json.NewDecoder(os.Stdin).Decode(&asked); err != nil {
		log.Fatalf("overlooked: %v", err)
	}
	for i, object := range asked.Objects {
		for _, each := range asked.Differences {
			if each.Kind != object["kind"] {
				continue
			}
			left, err := without(object, each)
			if err != nil {
				log.Fatalf("overlooked: %v", err)
			}
			asked.Objects[i] = left
			object = left
		}
	}
	if err := json.NewEncoder(os.Stdout).Encode(asked.Objects); err != nil {
		log.Fatalf("overlooked: %v", err)
	}
}

// What Argo CD takes out first are the pointers.
func without(object map[string]any, overlooked difference) (map[string]any, error) {
	object, err := withoutPointers(object, overlooked.JSONPointers)
	if err != nil {
		return nil, err
	}
	for _, expression := range overlooked.JQPathExpressions {
		query, err := gojq.Parse(fmt.Sprintf("del(%s)", expression))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", expression, err)
		}
		value, _ := query.Run(object).Next()
		left, ok := value.(map[string]any)
		if !ok {
			return nil, fmt.Errorf("%s: %v", expression, value)
		}
		object = left
	}
	return object, nil
}

func withoutPointers(object map[string]any, pointers []string) (map[string]any, error) {
	text, err := json.Marshal(object)
	if err != nil {
		return nil, err
	}
	options := jsonpatch.NewApplyOptions()
	options.AllowMissingPathOnRemove = true
	for _, pointer := range pointers {
		removal := jsonpatch.Patch{{"op": raw("remove"), "path": raw(pointer)}}
		if text, err = removal.ApplyWithOptions(text, options); err != nil {
			return nil, fmt.Errorf("%s: %w", pointer, err)
		}
	}
	var left map[string]any
	return left, json.Unmarshal(text, &left)
}

func raw(text string) *json.RawMessage {
	quoted, _ := json.Marshal(text)
	message := json.RawMessage(quoted)
	return &message
}
