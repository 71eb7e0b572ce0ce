// Printing of CRDs.

package gotypes

import (
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"reflect"
	"slices"
)

// Write prints one CRD for each of the kinds, annotated from the kind's Go type, as a JSON list sorted by kind.
func Write(out io.Writer, crds []Schema, kinds map[string]any) error {
	kindOf := func(crd Schema) string { return crd["spec"].(Schema)["names"].(Schema)["kind"].(string) }
	annotated := []Schema{}
	for _, kind := range slices.Sorted(maps.Keys(kinds)) {
		found := slices.IndexFunc(crds, func(crd Schema) bool { return kindOf(crd) == kind })
		if found < 0 {
			return fmt.Errorf("no CRD has the kind %q", kind)
		}
		for _, version := range crds[found]["spec"].(Schema)["versions"].([]any) {
			annotateObject(version.(Schema)["schema"].(Schema)["openAPIV3Schema"].(Schema), reflect.TypeOf(kinds[kind]))
		}
		annotated = append(annotated, crds[found])
	}
	encoder := json.NewEncoder(out)
	encoder.SetIndent("", " ")
	return encoder.Encode(annotated)
}
