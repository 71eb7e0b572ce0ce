// Package virttemplate declares the client of templates that KubeVirt's sources ask for. There is none.
package virttemplate

import (
	"context"
	"errors"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/rest"

	"kubevirt.io/virt-template-api/core/subresourcesv1beta1"
	"kubevirt.io/virt-template-api/core/v1beta1"
)

type Interface interface {
	TemplateV1beta1() TemplateV1beta1Interface
}

type TemplateV1beta1Interface interface {
	RESTClient() rest.Interface
	VirtualMachineTemplates(namespace string) VirtualMachineTemplateInterface
	VirtualMachineTemplateRequests(namespace string) VirtualMachineTemplateRequestInterface
}

type VirtualMachineTemplateInterface interface {
	Get(ctx context.Context, name string, options metav1.GetOptions) (*v1beta1.VirtualMachineTemplate, error)
	CreateVirtualMachine(ctx context.Context, name string, options subresourcesv1beta1.ProcessOptions) (*subresourcesv1beta1.ProcessedVirtualMachineTemplate, error)
	Process(ctx context.Context, name string, options subresourcesv1beta1.ProcessOptions) (*subresourcesv1beta1.ProcessedVirtualMachineTemplate, error)
}

type VirtualMachineTemplateRequestInterface interface {
	Create(ctx context.Context, request *v1beta1.VirtualMachineTemplateRequest, options metav1.CreateOptions) (*v1beta1.VirtualMachineTemplateRequest, error)
}

func NewForConfig(*rest.Config) (Interface, error) {
	return nil, errors.New("this plane has no templates")
}
