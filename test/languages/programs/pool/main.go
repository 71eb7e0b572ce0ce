// A pool whose machines each have a name, a disk and cloud-init of their own.
package main

import (
	"github.com/aws/jsii-runtime-go"
	"github.com/cdk8s-kubevirt/cdk8s-kubevirt-go/cdk8skubevirt"
	"github.com/cdk8s-team/cdk8s-core-go/cdk8s/v2"
)

func main() {
	defer jsii.Close()

	app := cdk8s.NewApp(nil)
	chart := cdk8s.NewChart(app, jsii.String("pool"), &cdk8s.ChartProps{Namespace: jsii.String("workers")})

	image := cdk8skubevirt.ImageSource_Registry(jsii.String("quay.io/containerdisks/ubuntu:22.04"), nil)
	template := cdk8skubevirt.VirtualMachineTemplate_FromObject(map[string]any{"spec": map[string]any{"template": map[string]any{
		"spec": map[string]any{"domain": map[string]any{"memory": map[string]any{"guest": "2Gi"}}},
	}}}).
		WithResources(&cdk8skubevirt.TemplateResources{Cpu: 2, Memory: "4Gi"}).
		WithDisk(&cdk8skubevirt.VirtualMachineDisk{
			Name: jsii.String("root"),
			Volume: cdk8skubevirt.VolumeSource_DataVolumeTemplate(jsii.String("worker-root"), &cdk8skubevirt.DataVolumeSpecProps{
				Image: image,
				Size:  cdk8s.Size_Gibibytes(jsii.Number(10)),
			}),
		}).
		WithNetwork(&cdk8skubevirt.VirtualMachineNetwork{Name: jsii.String("default")}).
		WithCloudInit(cdk8skubevirt.CloudInit_NoCloud(&cdk8skubevirt.CloudInitProps{
			Hostname: jsii.String("{{NAME}}"),
			Users: &[]*cdk8skubevirt.CloudInitUser{{
				Name:              jsii.String("ada"),
				SshAuthorizedKeys: jsii.Strings("ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com"),
			}},
			WriteFiles: &[]*cdk8skubevirt.CloudInitFile{{Path: jsii.String("/etc/shard"), Content: jsii.String("{{INDEX}}\n")}},
		}))

	workers := cdk8skubevirt.NewVirtualMachinePool(chart, jsii.String("workers"), &cdk8skubevirt.VirtualMachinePoolProps{
		Template:       template,
		Replicas:       jsii.Number(3),
		SpreadOver:     jsii.Strings("kubernetes.io/hostname"),
		UpdateStrategy: cdk8skubevirt.PoolUpdateStrategy_Proactive(&cdk8skubevirt.ProactiveUpdateOptions{SortPolicy: cdk8skubevirt.PoolSortPolicy_OLDEST}),
		MaxUnavailable: 1,
		ScaleInStrategy: cdk8skubevirt.PoolScaleInStrategy_Proactive(&cdk8skubevirt.ProactiveScaleInOptions{
			SortPolicy:        cdk8skubevirt.PoolSortPolicy_DESCENDING_ORDER,
			StatePreservation: cdk8skubevirt.StatePreservation_OFFLINE,
		}),
	})
	workers.Autoscale(&cdk8skubevirt.AutoscaleOptions{
		MinReplicas:    jsii.Number(3),
		MaxReplicas:    jsii.Number(6),
		CpuUtilization: jsii.Number(70),
	})

	app.Synth()
}
