// Package api has the names of virt-template's resources.
package api

const (
	GroupName                   = "template.kubevirt.io"
	SingularResourceName        = "virtualmachinetemplate"
	PluralResourceName          = "virtualmachinetemplates"
	SingularRequestResourceName = "virtualmachinetemplaterequest"
)
