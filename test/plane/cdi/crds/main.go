// crds prints CDI's CRDs: those of the kinds this library emits as JSON, annotated with the names of their Go types,
// or with -all every one of them as YAML, ready to apply.
package main

import (
	"flag"
	"fmt"
	"log"
	"maps"
	"os"
	"slices"

	cdiv1beta1 "kubevirt.io/containerized-data-importer-api/pkg/apis/core/v1beta1"
	"kubevirt.io/containerized-data-importer/pkg/operator/resources"
	"sigs.k8s.io/yaml"

	"cdk8s-kubevirt/plane/gotypes"
)

var kinds = map[string]any{
	"DataImportCron": cdiv1beta1.DataImportCron{},
	"DataSource":     cdiv1beta1.DataSource{},
	"DataVolume":     cdiv1beta1.DataVolume{},
}

func main() {
	log.SetFlags(0)
	all := flag.Bool("all", false, "print every CRD of CDI as YAML, not annotated")
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
