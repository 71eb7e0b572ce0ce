// crds prints KubeVirt's CRDs: as JSON, annotated with the names of their Go types, or with -all as YAML, ready to
// apply.
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"log"
	"os"

	extv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	backupv1alpha1 "kubevirt.io/api/backup/v1alpha1"
	clonev1beta1 "kubevirt.io/api/clone/v1beta1"
	corev1 "kubevirt.io/api/core/v1"
	exportv1 "kubevirt.io/api/export/v1"
	instancetypev1beta1 "kubevirt.io/api/instancetype/v1beta1"
	migrationsv1alpha1 "kubevirt.io/api/migrations/v1alpha1"
	pluginv1alpha1 "kubevirt.io/api/plugin/v1alpha1"
	poolv1beta1 "kubevirt.io/api/pool/v1beta1"
	snapshotv1beta1 "kubevirt.io/api/snapshot/v1beta1"
	"kubevirt.io/kubevirt/pkg/virt-operator/resource/generate/components"
	"sigs.k8s.io/yaml"

	"cdk8s-kubevirt/plane/gotypes"
)

var builders = []func() (*extv1.CustomResourceDefinition, error){
	components.NewKubeVirtCrd,
	components.NewMigrationPolicyCrd,
	components.NewPluginCrd,
	components.NewPresetCrd,
	components.NewReplicaSetCrd,
	components.NewVirtualMachineBackupCrd,
	components.NewVirtualMachineBackupTrackerCrd,
	components.NewVirtualMachineCloneCrd,
	components.NewVirtualMachineClusterInstancetypeCrd,
	components.NewVirtualMachineClusterPreferenceCrd,
	components.NewVirtualMachineCrd,
	components.NewVirtualMachineExportCrd,
	components.NewVirtualMachineInstanceCrd,
	components.NewVirtualMachineInstanceMigrationCrd,
	components.NewVirtualMachineInstancetypeCrd,
	components.NewVirtualMachinePoolCrd,
	components.NewVirtualMachinePreferenceCrd,
	components.NewVirtualMachineRestoreCrd,
	components.NewVirtualMachineSnapshotContentCrd,
	components.NewVirtualMachineSnapshotCrd,
}

var kinds = map[string]any{
	"KubeVirt":                          corev1.KubeVirt{},
	"MigrationPolicy":                   migrationsv1alpha1.MigrationPolicy{},
	"Plugin":                            pluginv1alpha1.Plugin{},
	"VirtualMachine":                    corev1.VirtualMachine{},
	"VirtualMachineBackup":              backupv1alpha1.VirtualMachineBackup{},
	"VirtualMachineBackupTracker":       backupv1alpha1.VirtualMachineBackupTracker{},
	"VirtualMachineClone":               clonev1beta1.VirtualMachineClone{},
	"VirtualMachineClusterInstancetype": instancetypev1beta1.VirtualMachineClusterInstancetype{},
	"VirtualMachineClusterPreference":   instancetypev1beta1.VirtualMachineClusterPreference{},
	"VirtualMachineExport":              exportv1.VirtualMachineExport{},
	"VirtualMachineInstance":            corev1.VirtualMachineInstance{},
	"VirtualMachineInstanceMigration":   corev1.VirtualMachineInstanceMigration{},
	"VirtualMachineInstancePreset":      corev1.VirtualMachineInstancePreset{},
	"VirtualMachineInstanceReplicaSet":  corev1.VirtualMachineInstanceReplicaSet{},
	"VirtualMachineInstancetype":        instancetypev1beta1.VirtualMachineInstancetype{},
	"VirtualMachinePool":                poolv1beta1.VirtualMachinePool{},
	"VirtualMachinePreference":          instancetypev1beta1.VirtualMachinePreference{},
	"VirtualMachineRestore":             snapshotv1beta1.VirtualMachineRestore{},
	"VirtualMachineSnapshot":            snapshotv1beta1.VirtualMachineSnapshot{},
	"VirtualMachineSnapshotContent":     snapshotv1beta1.VirtualMachineSnapshotContent{},
}

func main() {
	log.SetFlags(0)
	all := flag.Bool("all", false, "print the CRDs as YAML, not annotated")
	flag.Parse()

	crds := []gotypes.Schema{}
	for _, build := range builders {
		crd, err := build()
		check(err)
		text, err := json.Marshal(crd)
		check(err)
		var schema gotypes.Schema
		check(json.Unmarshal(text, &schema))
		crds = append(crds, schema)
	}
	if *all {
		for _, crd := range crds {
			text, err := yaml.Marshal(crd)
			check(err)
			fmt.Printf("---\n%s", text)
		}
		return
	}
	check(gotypes.Write(os.Stdout, crds, kinds))
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
