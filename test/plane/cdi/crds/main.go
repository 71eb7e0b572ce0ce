// crds prints CDI's CRDs: as JSON, annotated with the names of their Go types, or with -all as YAML, ready to apply.
package main

import (
	"flag"
	"fmt"
	"log"
	"maps"
	"os"
	"slices"

	cdiv1beta1 "kubevirt.io/containerized-data-importer-api/pkg/apis/core/v1beta1"
	forkliftv1beta1 "kubevirt.io/containerized-data-importer-api/pkg/apis/forklift/v1beta1"
	"kubevirt.io/containerized-data-importer/pkg/operator/resources"
	"sigs.k8s.io/yaml"

	"cdk8s-kubevirt/plane/gotypes"
)

var kinds = map[string]any{
	"CDI":                      cdiv1beta1.CDI{},
	"CDIConfig":                cdiv1beta1.CDIConfig{},
	"DataImportCron":           cdiv1beta1.DataImportCron{},
	"DataSource":               cdiv1beta1.DataSource{},
	"DataVolume":               cdiv1beta1.DataVolume{},
	"ObjectTransfer":           cdiv1beta1.ObjectTransfer{},
	"OpenstackVolumePopulator": forkliftv1beta1.OpenstackVolumePopulator{},
	"OvirtVolumePopulator":     forkliftv1beta1.OvirtVolumePopulator{},
	"StorageProfile":           cdiv1beta1.StorageProfile{},
	"VolumeCloneSource":        cdiv1beta1.VolumeCloneSource{},
	"VolumeImportSource":       cdiv1beta1.VolumeImportSource{},
	"VolumeUploadSource":       cdiv1beta1.VolumeUploadSource{},
}

func main() {
	log.SetFlags(0)
	all := flag.Bool("all", false, "print the CRDs as YAML, not annotated")
	flag.Parse()

	crds := []gotypes.Schema{}
	for _, name := range slices.Sorted(maps.Keys(resources.CDICRDs)) {
		text := resources.CDICRDs[name]
		if *all {
			fmt.Printf("---\n%s\n", text)
			continue
		}
		var schema gotypes.Schema
		check(yaml.Unmarshal([]byte(text), &schema))
		crds = append(crds, schema)
	}
	if !*all {
		check(gotypes.Write(os.Stdout, crds, kinds))
	}
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
