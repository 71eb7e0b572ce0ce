// webhooks prints what virt-operator would register for virt-api, as a JSON list: webhook configurations and API
// services, all of them still pointing at the Service kubevirt/virt-api.
package main

import (
	"encoding/json"
	"log"
	"os"

	"k8s.io/apimachinery/pkg/runtime/schema"
	"kubevirt.io/kubevirt/pkg/virt-operator/resource/generate/components"
)

const namespace = "kubevirt"

func main() {
	validating := components.NewVirtAPIValidatingWebhookConfiguration(namespace)
	validating.SetGroupVersionKind(schema.FromAPIVersionAndKind("admissionregistration.k8s.io/v1", "ValidatingWebhookConfiguration"))
	mutating := components.NewVirtAPIMutatingWebhookConfiguration(namespace)
	mutating.SetGroupVersionKind(schema.FromAPIVersionAndKind("admissionregistration.k8s.io/v1", "MutatingWebhookConfiguration"))
	objects := []any{validating, mutating}
	for _, service := range components.NewVirtAPIAPIServices(namespace) {
		objects = append(objects, service)
	}
	if err := json.NewEncoder(os.Stdout).Encode(objects); err != nil {
		log.Fatal(err)
	}
}
