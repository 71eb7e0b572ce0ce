// A fleet from an inventory, written in one pass: a chart, and so a file, for each site.
package main

import (
	"fmt"

	"github.com/aws/jsii-runtime-go"
	"github.com/cdk8s-kubevirt/cdk8s-kubevirt-go/cdk8skubevirt"
	"github.com/cdk8s-team/cdk8s-core-go/cdk8s/v2"
)

func main() {
	defer jsii.Close()

	app := cdk8skubevirt.NewFleetApp(nil)
	image := cdk8skubevirt.ImageSource_Registry(jsii.String("quay.io/containerdisks/ubuntu:22.04"), nil)
	cloudInit := cdk8skubevirt.CloudInit_NoCloud(&cdk8skubevirt.CloudInitProps{
		SshAuthorizedKeys: jsii.Strings("ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com"),
	})

	for _, site := range []string{"berlin", "nairobi", "oslo"} {
		chart := cdk8s.NewChart(app, jsii.String(site), &cdk8s.ChartProps{
			Labels: &map[string]*string{"example.com/site": jsii.String(site)},
		})
		machine := func(id string) cdk8skubevirt.Machine {
			return cdk8skubevirt.NewMachine(chart, jsii.String(id), &cdk8skubevirt.MachineProps{
				Size:      cdk8skubevirt.MachineSize_SMALL(),
				Image:     image,
				CloudInit: cloudInit,
			})
		}
		gateway := machine(site + "-gateway")
		for number := 1; number <= 3; number++ {
			machine(fmt.Sprintf("%s-%d", site, number)).Node().AddDependency(gateway)
		}
	}

	app.Synth()
}
