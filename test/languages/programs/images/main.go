// A golden image that is refreshed, a machine that clones it, and images from all other sources.
package main

import (
	"github.com/aws/jsii-runtime-go"
	"github.com/cdk8s-kubevirt/cdk8s-kubevirt-go/cdk8skubevirt"
	"github.com/cdk8s-team/cdk8s-core-go/cdk8s/v2"
)

func main() {
	defer jsii.Close()

	app := cdk8s.NewApp(nil)
	chart := cdk8s.NewChart(app, jsii.String("images"), &cdk8s.ChartProps{Namespace: jsii.String("images")})

	fedora := cdk8skubevirt.NewDataImportCron(chart, jsii.String("fedora-nightly"), &cdk8skubevirt.DataImportCronProps{
		Schedule:          jsii.String("0 3 * * *"),
		ManagedDataSource: jsii.String("fedora"),
		Image:             cdk8skubevirt.ImageSource_Registry(jsii.String("quay.io/containerdisks/fedora:40"), nil),
		Size:              cdk8s.Size_Gibibytes(jsii.Number(10)),
		RetentionPolicy:   cdk8skubevirt.DataImportCronRetentionPolicy_NONE,
	})
	machine := cdk8skubevirt.NewMachine(chart, jsii.String("desk-1"), &cdk8skubevirt.MachineProps{
		Size:  cdk8skubevirt.MachineSize_SMALL(),
		Image: cdk8skubevirt.ImageSource_DataSource(jsii.String("fedora"), nil),
	})
	machine.Node().AddDependency(fedora)

	cdk8skubevirt.NewDataVolume(chart, jsii.String("from-http"), &cdk8skubevirt.DataVolumeProps{
		Image: cdk8skubevirt.ImageSource_Http(jsii.String("https://images.example.com/debian.qcow2"), &cdk8skubevirt.HttpSourceOptions{
			CertConfigMap:      jsii.String("example-ca"),
			SecretExtraHeaders: jsii.Strings("image-token"),
		}),
		Size: cdk8s.Size_Gibibytes(jsii.Number(20)),
	})
	cdk8skubevirt.NewDataVolume(chart, jsii.String("from-s3"), &cdk8skubevirt.DataVolumeProps{
		Image: cdk8skubevirt.ImageSource_S3(jsii.String("https://s3.example.com/images/debian.qcow2"), &cdk8skubevirt.S3SourceOptions{
			SecretRef: jsii.String("s3-credentials"),
		}),
		Size: cdk8s.Size_Gibibytes(jsii.Number(20)),
	})
	cdk8skubevirt.NewDataVolume(chart, jsii.String("from-upload"), &cdk8skubevirt.DataVolumeProps{
		Image: cdk8skubevirt.ImageSource_Upload(),
		Size:  cdk8s.Size_Gibibytes(jsii.Number(20)),
	})
	cdk8skubevirt.NewDataVolume(chart, jsii.String("from-claim"), &cdk8skubevirt.DataVolumeProps{
		Image: cdk8skubevirt.ImageSource_Pvc(jsii.String("template-disk"), jsii.String("images")),
	})

	app.Synth()
}
