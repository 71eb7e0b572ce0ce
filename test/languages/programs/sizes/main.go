// Sizes, a machine that changes its size, an instance type, and fields that an override sets.
package main

import (
	"github.com/aws/jsii-runtime-go"
	"github.com/cdk8s-kubevirt/cdk8s-kubevirt-go/cdk8skubevirt"
	"github.com/cdk8s-team/cdk8s-core-go/cdk8s/v2"
)

func main() {
	defer jsii.Close()

	app := cdk8s.NewApp(nil)
	cdk8skubevirt.MachineDefaults_Set(app, &cdk8skubevirt.MachineDefaultsProps{StorageClassName: jsii.String("ceph-rbd")})
	chart := cdk8s.NewChart(app, jsii.String("sizes"), &cdk8s.ChartProps{Namespace: jsii.String("machines")})
	image := cdk8skubevirt.ImageSource_Registry(jsii.String("quay.io/containerdisks/ubuntu:22.04"), nil)

	cdk8skubevirt.NewMachine(chart, jsii.String("database"), &cdk8skubevirt.MachineProps{
		Size:   cdk8skubevirt.MachineSize_SMALL(),
		Cpu:    &cdk8skubevirt.MachineCpu{Cores: jsii.Number(4)},
		Memory: cdk8s.Size_Gibibytes(jsii.Number(8)),
		Image:  image,
		Disks: &[]*cdk8skubevirt.MachineDisk{
			{Name: jsii.String("root"), Size: cdk8s.Size_Gibibytes(jsii.Number(40))},
			{
				Name:             jsii.String("data"),
				Size:             cdk8s.Size_Gibibytes(jsii.Number(100)),
				StorageClassName: jsii.String("fast-ssd"),
				AccessModes:      &[]cdk8skubevirt.AccessMode{cdk8skubevirt.AccessMode_READ_WRITE_MANY},
			},
		},
	})

	huge := cdk8skubevirt.MachineSize_Of(&cdk8skubevirt.MachineSizeProps{
		Cpu:    &cdk8skubevirt.MachineCpu{Cores: jsii.Number(8), Sockets: jsii.Number(2), DedicatedCpuPlacement: jsii.Bool(true)},
		Memory: cdk8s.Size_Gibibytes(jsii.Number(64)),
		Disks:  &[]*cdk8skubevirt.MachineDisk{{Name: jsii.String("root"), Size: cdk8s.Size_Gibibytes(jsii.Number(200))}},
	})
	cdk8skubevirt.NewMachine(chart, jsii.String("render-1"), &cdk8skubevirt.MachineProps{
		Size:        huge,
		Image:       image,
		Multiqueue:  jsii.Bool(true),
		RunStrategy: cdk8skubevirt.RunStrategy_RERUN_ON_FAILURE,
		Overrides: map[string]any{"spec": map[string]any{"template": map[string]any{"spec": map[string]any{
			"nodeSelector":                  map[string]any{"pool": "render"},
			"terminationGracePeriodSeconds": 180,
		}}}},
	})

	cdk8skubevirt.NewMachine(chart, jsii.String("typed"), &cdk8skubevirt.MachineProps{
		Instancetype: &cdk8skubevirt.InstancetypeReference{Name: jsii.String("u1.medium")},
		Preference:   &cdk8skubevirt.InstancetypeReference{Name: jsii.String("ubuntu")},
		Image:        image,
		Disks:        &[]*cdk8skubevirt.MachineDisk{{Name: jsii.String("root"), Size: cdk8s.Size_Gibibytes(jsii.Number(30))}},
	})

	app.Synth()
}
