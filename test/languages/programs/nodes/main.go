// Node types that share a template, one that merges a patch into it, and claims whose machines join a cluster.
package main

import (
	"fmt"

	"github.com/aws/jsii-runtime-go"
	"github.com/cdk8s-kubevirt/cdk8s-kubevirt-go/cdk8skubevirt"
	"github.com/cdk8s-team/cdk8s-core-go/cdk8s/v2"
)

func main() {
	defer jsii.Close()

	app := cdk8s.NewApp(nil)
	cdk8skubevirt.Advice_Silence(app, jsii.String("cloud-init-without-login"), jsii.String("container-disk-for-data"))
	chart := cdk8s.NewChart(app, jsii.String("nodes"), &cdk8s.ChartProps{Namespace: jsii.String("vcluster-platform")})

	provider := cdk8skubevirt.NewNodeProvider(chart, jsii.String("provider"), &cdk8skubevirt.NodeProviderProps{
		Template: cdk8skubevirt.VirtualMachineTemplate_FromObject(map[string]any{"spec": map[string]any{"template": map[string]any{
			"spec": map[string]any{"domain": map[string]any{"devices": map[string]any{}}},
		}}}).
			WithDisk(&cdk8skubevirt.VirtualMachineDisk{
				Name:   jsii.String("root"),
				Volume: cdk8skubevirt.VolumeSource_ContainerDisk(jsii.String("quay.io/containerdisks/ubuntu:22.04"), nil),
			}).
			WithNetwork(&cdk8skubevirt.VirtualMachineNetwork{Name: jsii.String("default")}),
		NodeTypes: &[]*cdk8skubevirt.NodeType{
			{
				Name:        jsii.String("small"),
				Resources:   &map[string]any{"cpu": 2, "memory": "4Gi"},
				MaxCapacity: jsii.Number(10),
				Cost:        jsii.Number(10),
			},
			{
				Name:       jsii.String("large"),
				Resources:  &map[string]any{"cpu": 8, "memory": "32Gi"},
				Properties: &map[string]*string{"tier": jsii.String("database")},
				Taints: &[]*cdk8skubevirt.NodeTaint{
					{Key: jsii.String("dedicated"), Value: jsii.String("database"), Effect: cdk8skubevirt.NodeTaintEffect_NO_SCHEDULE},
				},
				MergeVirtualMachineTemplate: map[string]any{"metadata": map[string]any{"labels": map[string]any{"workload": "memory"}}},
			},
		},
	})

	registration := cdk8skubevirt.NodeRegistration_Vcluster(&cdk8skubevirt.VclusterRegistrationProps{
		Endpoint: jsii.String("my-vcluster.example.com"),
		Token: cdk8skubevirt.SecretValue_FromSecret(&cdk8skubevirt.SecretKeyReference{
			SecretName: jsii.String("my-vcluster-join"),
			Key:        jsii.String("token"),
		}),
	})
	provider.Claim(jsii.String("workers"), &cdk8skubevirt.NodeClaimProps{
		NodeType:     jsii.String("small"),
		Quantity:     jsii.Number(2),
		Registration: registration,
		NodeLabels:   &map[string]*string{"team": jsii.String("web")},
	})
	provider.Claim(jsii.String("databases"), &cdk8skubevirt.NodeClaimProps{
		Requirements: &[]*cdk8skubevirt.NodeRequirement{{
			Property: jsii.String("tier"),
			Operator: cdk8skubevirt.NodeRequirementOperator_IN,
			Values:   jsii.Strings("database"),
		}},
		Registration: registration,
	})

	fmt.Println(provider.ToManifest().(map[string]any)["metadata"].(map[string]any)["name"])
	app.Synth()
}
