// webhooks prints what virt-operator would register, for itself and for virt-api, as a JSON list: the policies on
// plugins, webhook configurations and API services. The latter two still point at Services in the namespace kubevirt.
package main

import (
	"encoding/json"
	"log"
	"os"

	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"kubevirt.io/kubevirt/pkg/virt-operator/resource/generate/components"
	policies "kubevirt.io/kubevirt/pkg/virt-operator/resource/generate/components/validatingadmissionpolicies"
)

const namespace = "kubevirt"

func main() {
	objects := []any{
		registration("ValidatingAdmissionPolicy", policies.NewPluginValidatingAdmissionPolicy()),
		registration("ValidatingAdmissionPolicyBinding", policies.NewPluginValidatingAdmissionPolicyBinding()),
		registration("ValidatingAdmissionPolicy", policies.NewPluginSocketPathValidatingAdmissionPolicy()),
		registration("ValidatingAdmissionPolicyBinding", policies.NewPluginSocketPathValidatingAdmissionPolicyBinding()),
		registration("ValidatingWebhookConfiguration", components.NewOpertorValidatingWebhookConfiguration(namespace)),
		registration("ValidatingWebhookConfiguration", components.NewVirtAPIValidatingWebhookConfiguration(namespace)),
		registration("MutatingWebhookConfiguration", components.NewVirtAPIMutatingWebhookConfiguration(namespace)),
	}
	for _, service := range components.NewVirtAPIAPIServices(namespace) {
		objects = append(objects, service)
	}
	if err := json.NewEncoder(os.Stdout).Encode(objects); err != nil {
		log.Fatal(err)
	}
}

// registration sets the type of an object, which virt-operator's own clients do without.
func registration(kind string, object runtime.Object) runtime.Object {
	object.GetObjectKind().SetGroupVersionKind(schema.FromAPIVersionAndKind("admissionregistration.k8s.io/v1", kind))
	return object
}
