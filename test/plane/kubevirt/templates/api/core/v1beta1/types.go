// Package v1beta1 has the fields of templates that KubeVirt's sources name.
package v1beta1

import (
	"encoding/json"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"

	api "kubevirt.io/virt-template-api/core"
)

var GroupVersion = schema.GroupVersion{Group: api.GroupName, Version: "v1beta1"}

const ConditionReady = "Ready"

type VirtualMachineTemplate struct {
	metav1.TypeMeta   `json:",inline"`
	metav1.ObjectMeta `json:"metadata,omitempty"`
	Spec              VirtualMachineTemplateSpec   `json:"spec"`
	Status            VirtualMachineTemplateStatus `json:"status,omitempty"`
}

type VirtualMachineTemplateSpec struct {
	VirtualMachine *runtime.RawExtension `json:"virtualMachine,omitempty"`
	Parameters     []Parameter           `json:"parameters,omitempty"`
	Message        string                `json:"message,omitempty"`
}

type VirtualMachineTemplateStatus struct {
	Conditions []metav1.Condition `json:"conditions,omitempty"`
}

type Parameter struct {
	Name        string `json:"name"`
	DisplayName string `json:"displayName,omitempty"`
	Description string `json:"description,omitempty"`
	Value       string `json:"value,omitempty"`
	Generate    string `json:"generate,omitempty"`
	From        string `json:"from,omitempty"`
	Required    bool   `json:"required,omitempty"`
}

type VirtualMachineTemplateRequest struct {
	metav1.TypeMeta   `json:",inline"`
	metav1.ObjectMeta `json:"metadata,omitempty"`
	Spec              VirtualMachineTemplateRequestSpec `json:"spec"`
}

type VirtualMachineTemplateRequestSpec struct {
	VirtualMachineRef VirtualMachineReference `json:"virtualMachineRef"`
	TemplateName      string                  `json:"templateName,omitempty"`
}

type VirtualMachineReference struct {
	Namespace string `json:"namespace"`
	Name      string `json:"name"`
}

func (template *VirtualMachineTemplate) DeepCopy() *VirtualMachineTemplate {
	text, err := json.Marshal(template)
	if err != nil {
		panic(err)
	}
	copied := &VirtualMachineTemplate{}
	if err := json.Unmarshal(text, copied); err != nil {
		panic(err)
	}
	return copied
}

func (template *VirtualMachineTemplate) DeepCopyObject() runtime.Object {
	return template.DeepCopy()
}
