// A program that loads the library.
package main

import (
	"github.com/aws/jsii-runtime-go"
	"github.com/cdk8s-kubevirt/cdk8s-kubevirt-go/cdk8skubevirt"
	"github.com/cdk8s-team/cdk8s-core-go/cdk8s/v2"
)

func main() {
	defer jsii.Close()

	cdk8s.NewApp(nil)
	cdk8skubevirt.MachineSize_Named(jsii.String("small"))
}
