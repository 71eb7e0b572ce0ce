// A machine whose secrets are in a store: no manifest contains them.
package main

import (
	"github.com/aws/jsii-runtime-go"
	"github.com/cdk8s-kubevirt/cdk8s-kubevirt-go/cdk8skubevirt"
	"github.com/cdk8s-team/cdk8s-core-go/cdk8s/v2"
)

func main() {
	defer jsii.Close()

	app := cdk8s.NewApp(nil)
	cdk8skubevirt.SecretSource_Set(app, cdk8skubevirt.SecretSource_ExternalSecrets(&cdk8skubevirt.ExternalSecretsProps{
		SecretStore: &cdk8skubevirt.SecretStoreReference{
			Name: jsii.String("vault"),
			Kind: cdk8skubevirt.SecretStoreKind_CLUSTER_SECRET_STORE,
		},
	}))
	chart := cdk8s.NewChart(app, jsii.String("secrets"), nil)

	token := cdk8skubevirt.SecretValue_StorePlaceholder(&cdk8skubevirt.SecretStoreKey{
		Key:      jsii.String("machines/runner"),
		Property: jsii.String("token"),
	})
	cdk8skubevirt.NewMachine(chart, jsii.String("runner-1"), &cdk8skubevirt.MachineProps{
		Size:  cdk8skubevirt.MachineSize_SMALL(),
		Image: cdk8skubevirt.ImageSource_Registry(jsii.String("quay.io/containerdisks/ubuntu:22.04"), nil),
		CloudInit: cdk8skubevirt.CloudInit_NoCloud(&cdk8skubevirt.CloudInitProps{
			Users: &[]*cdk8skubevirt.CloudInitUser{{
				Name: jsii.String("ada"),
				Sudo: "ALL=(ALL) NOPASSWD:ALL",
				HashedPasswd: cdk8skubevirt.SecretValue_StorePlaceholder(&cdk8skubevirt.SecretStoreKey{
					Key:      jsii.String("machines/ada"),
					Property: jsii.String("password-hash"),
				}),
			}},
			WriteFiles: &[]*cdk8skubevirt.CloudInitFile{{
				Path:        jsii.String("/etc/runner/registration"),
				Permissions: jsii.String("0600"),
				Content:     jsii.String("token=" + *token + "\n"),
			}},
			Runcmd: &[]any{"runner register --config /etc/runner/registration"},
		}),
	})

	app.Synth()
}
