// Package shop is the program that the Go tests of docs/testing.md test; the page shows it in TypeScript.
package shop

import (
	"github.com/aws/jsii-runtime-go"
	"github.com/cdk8s-kubevirt/cdk8s-kubevirt-go/cdk8skubevirt"
	"github.com/cdk8s-team/cdk8s-core-go/cdk8s/v2"
)

func App() cdk8s.App {
	app := cdk8s.NewApp(nil)
	cdk8skubevirt.MachineDefaults_Set(app, &cdk8skubevirt.MachineDefaultsProps{ClusterDefaultStorageClass: jsii.Bool(true)})
	chart := cdk8s.NewChart(app, jsii.String("shop"), nil)
	image := cdk8skubevirt.ImageSource_Registry(jsii.String("quay.io/containerdisks/ubuntu:22.04"), nil)
	cdk8skubevirt.NewMachine(chart, jsii.String("web"), &cdk8skubevirt.MachineProps{Size: cdk8skubevirt.MachineSize_MEDIUM(), Image: image})
	cdk8skubevirt.NewMachine(chart, jsii.String("db"), &cdk8skubevirt.MachineProps{
		Size:   cdk8skubevirt.MachineSize_LARGE(),
		Memory: cdk8s.Size_Gibibytes(jsii.Number(8)),
		Image:  image,
		Disks: &[]*cdk8skubevirt.MachineDisk{
			{Name: jsii.String("data"), Size: cdk8s.Size_Gibibytes(jsii.Number(100)), Bus: cdk8skubevirt.DiskBus_SCSI},
		},
	})
	return app
}
