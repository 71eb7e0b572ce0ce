// Assertions about a program's machines, and the messages of those that fail.
package main

import (
	"fmt"

	"github.com/aws/jsii-runtime-go"
	"github.com/cdk8s-kubevirt/cdk8s-kubevirt-go/cdk8skubevirt"
	"github.com/cdk8s-team/cdk8s-core-go/cdk8s/v2"
)

const since = `
apiVersion: kubevirt.io/v1
kind: VirtualMachine
metadata: { name: db, namespace: shop }
spec: { runStrategy: Always, template: { spec: { domain: { cpu: { cores: 1 }, devices: {}, memory: { guest: 1Gi } } } } }
`

func main() {
	defer jsii.Close()

	app := cdk8s.NewApp(nil)
	chart := cdk8s.NewChart(app, jsii.String("assertions"), &cdk8s.ChartProps{Namespace: jsii.String("shop")})
	cdk8skubevirt.NewMachine(chart, jsii.String("db"), &cdk8skubevirt.MachineProps{
		Size:  cdk8skubevirt.MachineSize_SMALL(),
		Image: cdk8skubevirt.ImageSource_Registry(jsii.String("quay.io/containerdisks/ubuntu:22.04"), nil),
		Disks: &[]*cdk8skubevirt.MachineDisk{
			{Name: jsii.String("data"), Size: cdk8s.Size_Gibibytes(jsii.Number(100)), Bus: cdk8skubevirt.DiskBus_SCSI},
		},
	})
	app.Synth()

	machines := cdk8skubevirt.MachineAssertions_FromApp(app)
	machines.CountIs(jsii.Number(1), nil)
	machines.HasDisk(jsii.String("db"), &cdk8skubevirt.DiskExpectation{
		Name: jsii.String("data"),
		Size: cdk8s.Size_Gibibytes(jsii.Number(100)),
		Bus:  cdk8skubevirt.DiskBus_SCSI,
	})
	machines.HasMachine("metadata: { name: db, annotations: null }")
	machines.IsAdmitted()

	func() {
		defer func() { fmt.Println("refused:", recover()) }()
		machines.HasMachine(map[string]any{"spec": map[string]any{"template": map[string]any{
			"spec": map[string]any{"domain": map[string]any{"cpu": map[string]any{"cores": 16}}},
		}}})
	}()

	for _, machine := range *machines.Restarts(jsii.String(since), nil) {
		fmt.Printf("%s/%s restarts:", *machine.Namespace, *machine.Name)
		for _, field := range *machine.Fields {
			fmt.Printf(" %s", *field)
		}
		fmt.Println()
	}
}
