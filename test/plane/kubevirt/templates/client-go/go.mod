module kubevirt.io/virt-template-client-go

go 1.26.0

require (
	k8s.io/apimachinery v0.34.3
	k8s.io/client-go v0.34.3
	kubevirt.io/virt-template-api v0.2.0
)

replace kubevirt.io/virt-template-api => ../api
