// webhooks prints what cdi-operator would register for cdi-apiserver, as a JSON list: webhook configurations and the
// API service for uploads, all of them still pointing at the Service cdi/cdi-api.
package main

import (
	"encoding/json"
	"log"
	"os"

	"kubevirt.io/containerized-data-importer/pkg/operator/resources/cluster"
)

func main() {
	objects, err := cluster.CreateAllDynamicResources(&cluster.FactoryArgs{Namespace: "cdi"})
	if err != nil {
		log.Fatal(err)
	}
	if err := json.NewEncoder(os.Stdout).Encode(objects); err != nil {
		log.Fatal(err)
	}
}
