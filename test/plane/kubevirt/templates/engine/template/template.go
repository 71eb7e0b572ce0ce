// Package template declares what virtctl calls to process templates. There are none.
package template

import (
	"errors"

	"k8s.io/apimachinery/pkg/util/validation/field"
	virtv1 "kubevirt.io/api/core/v1"

	"kubevirt.io/virt-template-api/core/v1beta1"
)

var errNone = errors.New("this plane has no templates")

func MergeParameters([]v1beta1.Parameter, map[string]string) ([]v1beta1.Parameter, error) {
	return nil, errNone
}

func ValidateParameterReferences(*v1beta1.VirtualMachineTemplate) ([]string, field.ErrorList) {
	return nil, field.ErrorList{field.InternalError(nil, errNone)}
}

type Processor struct{}

func GetDefaultProcessor() Processor {
	return Processor{}
}

func (Processor) Process(*v1beta1.VirtualMachineTemplate) (*virtv1.VirtualMachine, string, *field.Error) {
	return nil, "", field.InternalError(nil, errNone)
}
