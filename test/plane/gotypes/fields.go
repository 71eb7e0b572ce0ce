// The fields of Go structs under their JSON names.

package gotypes

import (
	"reflect"
	"strings"
)

// A jsonField is a struct field as encoding/json sees it.
type jsonField struct {
	reflect.StructField
	omitEmpty bool
}

// jsonFields lists a struct's fields by their JSON names, including those of inlined structs.
func jsonFields(goType reflect.Type) map[string]jsonField {
	fields := map[string]jsonField{}
	for i := range goType.NumField() {
		field := goType.Field(i)
		name, options, _ := strings.Cut(field.Tag.Get("json"), ",")
		switch {
		case name == "-" || !field.IsExported():
		case name == "" && field.Anonymous:
			for inlined, inner := range jsonFields(pointee(field.Type)) {
				fields[inlined] = inner
			}
		default:
			fields[name] = jsonField{field, strings.Contains(options, "omitempty") || strings.Contains(options, "omitzero")}
		}
	}
	return fields
}
