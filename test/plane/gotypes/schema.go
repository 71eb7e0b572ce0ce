// Schemas derived from Go types.

package gotypes

import (
	"reflect"
	"slices"
)

// schemaOf derives a schema from a Go type alone, for ObjectMeta, which no CRD spells out. Go accepts null for every
// field, so all of them are nullable.
func schemaOf(goType reflect.Type) Schema {
	goType = pointee(goType)
	schema := Schema{"nullable": true}
	switch {
	case typeName(goType) == "k8s.io/apimachinery/pkg/apis/meta/v1.Time":
		schema["type"], schema["format"] = "string", "date-time"
	case isOpaque(goType) || goType.Name() == "FieldsV1":
		schema["type"], schema["x-kubernetes-preserve-unknown-fields"] = "object", true
	case goType.Kind() == reflect.Struct:
		properties, required := Schema{}, []string{}
		for name, field := range jsonFields(goType) {
			properties[name] = schemaOf(field.Type)
			if !field.omitEmpty {
				required = append(required, name)
			}
		}
		slices.Sort(required)
		schema["type"], schema["properties"], schema["required"] = "object", properties, required
	case goType.Kind() == reflect.Map:
		schema["type"], schema["additionalProperties"] = "object", schemaOf(goType.Elem())
	case goType.Kind() == reflect.Slice:
		schema["type"], schema["items"] = "array", schemaOf(goType.Elem())
	case goType.Kind() == reflect.Bool:
		schema["type"] = "boolean"
	case goType.Kind() == reflect.String:
		schema["type"] = "string"
	default:
		schema["type"], schema["format"] = "integer", "int64"
	}
	if goType.Kind() == reflect.Struct && goType.Name() != "" {
		schema["x-go-type"] = typeName(goType)
	}
	return schema
}

// opened makes a schema accept unknown and missing fields, as the API server does for a template's metadata.
func opened(schema Schema) Schema {
	delete(schema, "required")
	if properties, isStruct := schema["properties"].(Schema); isStruct {
		schema["x-kubernetes-preserve-unknown-fields"] = true
		for _, property := range properties {
			opened(property.(Schema))
		}
	}
	if items, isList := schema["items"].(Schema); isList {
		opened(items)
	}
	return schema
}
