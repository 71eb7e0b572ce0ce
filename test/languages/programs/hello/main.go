// The smallest program: a machine with a size, an image and a user.
package main

import (
	"github.com/aws/jsii-runtime-go"
	"github.com/cdk8s-kubevirt/cdk8s-kubevirt-go/cdk8skubevirt"
	"github.com/cdk8s-team/cdk8s-core-go/cdk8s/v2"
)

func main() {
	app := cdk8s.NewApp(nil)
	cdk8skubevirt.MachineDefaults_Set(app, &cdk8skubevirt.MachineDefaultsProps{ClusterDefaultStorageClass: jsii.Bool(true)})
	chart := cdk8s.NewChart(app, jsii.String("hello"), nil)

	cdk8skubevirt.NewMachine(chart, jsii.String("web-1"), &cdk8skubevirt.MachineProps{
		Size:  cdk8skubevirt.MachineSize_MEDIUM(),
		Image: cdk8skubevirt.ImageSource_Registry(jsii.String("quay.io/containerdisks/ubuntu:22.04"), nil),
		CloudInit: cdk8skubevirt.CloudInit_NoCloud(&cdk8skubevirt.CloudInitProps{
			Users: &[]*cdk8skubevirt.CloudInitUser{
				{
					Name:              jsii.String("ada"),
					Sudo:              "ALL=(ALL) NOPASSWD:ALL",
					SshAuthorizedKeys: jsii.Strings("ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com"),
				},
			},
		}),
	})

	app.Synth()
}
