// A template that is merged, substituted and stripped of fields, by objects and by YAML.
package main

import (
	"fmt"

	"github.com/aws/jsii-runtime-go"
	"github.com/cdk8s-kubevirt/cdk8s-kubevirt-go/cdk8skubevirt"
	"github.com/cdk8s-team/cdk8s-core-go/cdk8s/v2"
)

const base = `
metadata:
  labels:
    app: "{{NAME}}"
    temporary: "yes"
spec:
  template:
    spec:
      hostname: "{{NAME}}"
      domain:
        devices:
          disks:
            - name: scratch
              disk:
                bus: virtio
      volumes:
        - name: scratch
          emptyDisk:
            capacity: 2Gi
`

const withoutScratchDisk = `
spec:
  template:
    spec:
      domain:
        devices:
          disks:
            - name: scratch
              $patch: delete
`

func main() {
	defer jsii.Close()

	app := cdk8s.NewApp(nil)
	chart := cdk8s.NewChart(app, jsii.String("merging"), &cdk8s.ChartProps{Namespace: jsii.String("databases")})
	byName := &cdk8skubevirt.StrategicMergeOptions{MergeListsBy: jsii.String("name")}

	template := cdk8skubevirt.VirtualMachineTemplate_FromYaml(jsii.String(base), nil).
		WithResources(&cdk8skubevirt.TemplateResources{Cpu: 2, Memory: "4Gi"}).
		WithDisk(&cdk8skubevirt.VirtualMachineDisk{
			Name:   jsii.String("root"),
			Volume: cdk8skubevirt.VolumeSource_PersistentVolumeClaim(jsii.String("root"), nil),
		}).
		WithNetwork(&cdk8skubevirt.VirtualMachineNetwork{Name: jsii.String("default")})

	merged := template.
		Merge(map[string]any{"metadata": map[string]any{"labels": map[string]any{"tier": "db"}}}, nil).
		Merge("metadata: { labels: { temporary: null } }", nil).
		Merge(withoutScratchDisk, byName).
		Merge(map[string]any{"spec": map[string]any{"template": map[string]any{"spec": map[string]any{
			"volumes": []any{map[string]any{"name": "scratch", "$patch": "delete"}},
		}}}}, byName)

	cdk8skubevirt.NewVirtualMachine(chart, jsii.String("db-1"), &cdk8skubevirt.VirtualMachineProps{
		Template: merged.Substitute(&map[string]any{"NAME": "db-1"}),
	})
	cdk8skubevirt.NewVirtualMachine(chart, jsii.String("db-2"), &cdk8skubevirt.VirtualMachineProps{
		Template: template.Substitute(&map[string]any{"NAME": "db-2"}),
	})

	machine := cdk8skubevirt.StrategicMerge_Apply(
		map[string]any{"metadata": map[string]any{"name": "db-3", "labels": map[string]any{"kept": "a", "gone": "b"}}},
		"metadata: { labels: { gone: null } }", nil,
	).(map[string]any)
	for label := range machine["metadata"].(map[string]any)["labels"].(map[string]any) {
		fmt.Println(label)
	}

	app.Synth()
}
