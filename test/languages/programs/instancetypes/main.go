// An instance type and a preference of the program's own, what the cluster has, a machine of another program, and what selects machines.
package main

import (
	"github.com/aws/jsii-runtime-go"
	"github.com/cdk8s-kubevirt/cdk8s-kubevirt-go/cdk8skubevirt"
	"github.com/cdk8s-team/cdk8s-core-go/cdk8s/v2"
)

func main() {
	defer jsii.Close()

	app := cdk8s.NewApp(nil)
	chart := cdk8s.NewChart(app, jsii.String("instancetypes"), &cdk8s.ChartProps{Namespace: jsii.String("shop")})
	cdk8skubevirt.ClusterCapabilities_Set(chart, &cdk8skubevirt.ClusterCapabilitiesProps{
		KubevirtVersion: jsii.String("1.9.0"),
		FeatureGates:    jsii.Strings("Snapshot"),
		StorageClasses: &map[string]*cdk8skubevirt.StorageClassCapabilities{
			"ceph-rbd": {AccessModes: &[]cdk8skubevirt.AccessMode{cdk8skubevirt.AccessMode_READ_WRITE_ONCE, cdk8skubevirt.AccessMode_READ_WRITE_MANY}},
		},
	})

	small := cdk8skubevirt.NewVirtualMachineInstancetype(chart, jsii.String("small"), &cdk8skubevirt.VirtualMachineInstancetypeProps{
		Cpu:         jsii.Number(2),
		Memory:      cdk8s.Size_Gibibytes(jsii.Number(4)),
		Annotations: &map[string]*string{"example.com/costCenter_1": jsii.String("shop")},
	})
	linux := cdk8skubevirt.NewVirtualMachinePreference(chart, jsii.String("linux"), &cdk8skubevirt.VirtualMachinePreferenceProps{
		PreferredDiskBus: cdk8skubevirt.DiskBus_SCSI,
	})
	web := cdk8skubevirt.NewMachine(chart, jsii.String("web"), &cdk8skubevirt.MachineProps{
		Instancetype: small.Reference(),
		Preference:   linux.Reference(),
		Image:        cdk8skubevirt.ImageSource_Registry(jsii.String("quay.io/containerdisks/ubuntu:22.04"), nil),
		Disks: &[]*cdk8skubevirt.MachineDisk{{
			Name:             jsii.String("root"),
			Size:             cdk8s.Size_Gibibytes(jsii.Number(20)),
			StorageClassName: jsii.String("ceph-rbd"),
			AccessModes:      &[]cdk8skubevirt.AccessMode{cdk8skubevirt.AccessMode_READ_WRITE_MANY},
		}},
		InstanceLabels: &map[string]*string{"example.com/costCenter_1": jsii.String("shop")},
	})
	web.Expose(&cdk8skubevirt.ExposeOptions{Ports: &[]*cdk8skubevirt.ExposedPort{{Name: jsii.String("http"), Port: jsii.Number(80)}}})

	cdk8skubevirt.NewVirtualMachineSnapshot(chart, jsii.String("before"), &cdk8skubevirt.VirtualMachineSnapshotProps{
		VirtualMachine: cdk8skubevirt.VirtualMachine_FromVirtualMachineName(chart, jsii.String("db"), jsii.String("db-1"), nil),
	})
	cdk8skubevirt.NewMigrationPolicy(chart, jsii.String("slow"), &cdk8skubevirt.MigrationPolicyProps{
		VirtualMachineInstanceSelector: web.PodLabels(),
		BandwidthPerMigration:          cdk8s.Size_Mebibytes(jsii.Number(64)),
	})

	app.Synth()
}
