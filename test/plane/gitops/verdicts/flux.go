// Flux's health check expressions, evaluated by Flux's own package.

package main

import (
	"context"

	"github.com/fluxcd/pkg/apis/kustomize"
	"github.com/fluxcd/pkg/runtime/cel"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
)

func statusOf(ctx context.Context, object *unstructured.Unstructured, expressions *kustomize.HealthCheckExpressions) (verdict, error) {
	evaluator, err := cel.NewStatusEvaluator(expressions)
	if err != nil {
		return verdict{}, err
	}
	found, err := evaluator.Evaluate(ctx, object)
	if err != nil {
		return verdict{}, err
	}
	return verdict{Status: found.Status.String(), Message: found.Message}, nil
}
