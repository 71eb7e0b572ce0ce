// Package subresourcesv1beta1 has what virtctl sends to templates, and what it reads from their answers.
package subresourcesv1beta1

import virtv1 "kubevirt.io/api/core/v1"

type ProcessOptions struct {
	Parameters map[string]string `json:"parameters,omitempty"`
}

type ProcessedVirtualMachineTemplate struct {
	VirtualMachine *virtv1.VirtualMachine `json:"virtualMachine"`
	Message        string                 `json:"message,omitempty"`
}
