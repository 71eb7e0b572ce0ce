// verdicts reports how healthy Argo CD and Flux consider objects: it reads the checks and the objects as JSON from
// standard input, and writes an answer for each object to standard output.
package main

import (
	"context"
	"encoding/json"
	"log"
	"os"

	"github.com/fluxcd/pkg/apis/kustomize"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
)

// A check is the configuration of both tools for a kind.
type check struct {
	kustomize.CustomHealthCheck
	Lua string `json:"lua"`
}

type question struct {
	Checks  []check                     `json:"checks"`
	Objects []unstructured.Unstructured `json:"objects"`
}

// An answer contains a tool's verdict, or the error that the tool would report instead.
type answer struct {
	ArgoCD verdict `json:"argoCd"`
	Flux   verdict `json:"flux"`
}

type verdict struct {
	Status  string `json:"status,omitempty"`
	Message string `json:"message,omitempty"`
	Error   string `json:"error,omitempty"`
}

func main() {
	log.SetFlags(0)
	var asked question
	if err := json.NewDecoder(os.Stdin).Decode(&asked); err != nil {
		log.Fatalf("verdicts: %v", err)
	}
	answers := make([]answer, len(asked.Objects))
	for i := range asked.Objects {
		object := &asked.Objects[i]
		told := checkFor(asked.Checks, object)
		if told == nil {
			log.Fatalf("verdicts: %s %s: there is no check", object.GetAPIVersion(), object.GetKind())
		}
		answers[i] = answer{
			ArgoCD: orError(healthOf(object, told.Lua)),
			Flux:   orError(statusOf(context.Background(), object, &told.HealthCheckExpressions)),
		}
	}
	if err := json.NewEncoder(os.Stdout).Encode(answers); err != nil {
		log.Fatalf("verdicts: %v", err)
	}
}

func checkFor(checks []check, object *unstructured.Unstructured) *check {
	for i := range checks {
		if checks[i].APIVersion == object.GetAPIVersion() && checks[i].Kind == object.GetKind() {
			return &checks[i]
		}
	}
	return nil
}

func orError(found verdict, err error) verdict {
	if err != nil {
		return verdict{Error: err.Error()}
	}
	return found
}
