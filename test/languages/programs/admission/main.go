// Whatever a cluster would refuse is an error of the program, which lists every problem.
package main

import (
	"fmt"

	"github.com/aws/jsii-runtime-go"
	"github.com/cdk8s-kubevirt/cdk8s-kubevirt-go/cdk8skubevirt"
	"github.com/cdk8s-team/cdk8s-core-go/cdk8s/v2"
)

func attempt(make func()) {
	defer func() {
		if refused := recover(); refused != nil {
			fmt.Println("refused:", refused)
		}
	}()
	make()
}

func machine(spec map[string]any) map[string]any {
	return map[string]any{"spec": map[string]any{"template": map[string]any{"spec": spec}}}
}

func main() {
	defer jsii.Close()

	app := cdk8s.NewApp(nil)
	chart := cdk8s.NewChart(app, jsii.String("admission"), nil)

	attempt(func() {
		cdk8skubevirt.NewMachine(chart, jsii.String("Web_1"), &cdk8skubevirt.MachineProps{
			Size:  cdk8skubevirt.MachineSize_SMALL(),
			Image: cdk8skubevirt.ImageSource_Registry(jsii.String("quay.io/containerdisks/ubuntu:22.04"), nil),
			Disks: &[]*cdk8skubevirt.MachineDisk{{Name: jsii.String("Data"), Size: cdk8s.Size_Gibibytes(jsii.Number(0))}},
		})
	})
	attempt(func() {
		cdk8skubevirt.VirtualMachineTemplate_FromYaml(jsii.String("{ kind: Pod, spec: { template: {} } }"), nil)
	})
	attempt(func() {
		cdk8skubevirt.VirtualMachineTemplate_FromObject(cdk8skubevirt.VirtualMachineTemplate_FromYaml(jsii.String("spec: { template: {} }"), nil))
	})
	attempt(func() {
		cdk8skubevirt.VirtualMachineTemplate_FromObject(machine(map[string]any{"domain": map[string]any{}})).
			Merge(machine(map[string]any{"$patch": "remove"}), nil)
	})

	for _, violation := range *cdk8skubevirt.Admission_Validate(map[string]any{
		"apiVersion": "kubevirt.io/v1",
		"kind":       "VirtualMachine",
		"metadata":   map[string]any{"name": "web-1"},
		"spec": map[string]any{
			"running":     true,
			"runStrategy": "Always",
			"template": map[string]any{"spec": map[string]any{"domain": map[string]any{"devices": map[string]any{
				"disks": []any{map[string]any{"name": "root", "disk": map[string]any{"bus": "fast"}}},
			}}}},
		},
	}, nil) {
		fmt.Println(*violation)
	}

	cdk8skubevirt.NewVirtualMachine(chart, jsii.String("db-1"), &cdk8skubevirt.VirtualMachineProps{
		Template: cdk8skubevirt.VirtualMachineTemplate_FromObject(machine(map[string]any{"domain": map[string]any{"devices": map[string]any{}}})).
			WithResources(&cdk8skubevirt.TemplateResources{Cpu: 2, Memory: "4Gi"}).
			Merge(machine(map[string]any{"networks": []any{
				map[string]any{"name": "office", "multus": map[string]any{"networkName": "office"}},
			}}), nil),
	})
	attempt(func() { app.Synth() })
}
