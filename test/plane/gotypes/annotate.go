// Package gotypes annotates a CRD's schema with properties of the Go types that it was generated from.
//
// The annotations are extensions:
//
//	x-go-type      the Go type's package and name, on every object and on quantities, times and the like
//	x-go-unsigned  true on integers that Go decodes into an unsigned type
//	x-go-written   the required fields that Go writes with a valid zero value even if they were absent
//	x-go-null      the optional fields that Go writes as an invalid null if they were absent
//	x-go-omitted   the string fields that Go omits if they are empty, although the schema refuses the empty string
package gotypes

import (
	"encoding/json"
	"reflect"
	"slices"
	"strings"
)

// Schema is a structural schema as JSON decodes it.
type Schema = map[string]any

const objectMeta = "k8s.io/apimachinery/pkg/apis/meta/v1.ObjectMeta"

var marshaler = reflect.TypeFor[json.Marshaler]()

// annotateObject annotates the schema of a whole object. CRDs omit its metadata, which the API server knows.
func annotateObject(schema Schema, goType reflect.Type) {
	annotate(schema, goType)
	schema["properties"].(Schema)["metadata"] = schemaOf(jsonFields(goType)["metadata"].Type)
}

// annotate walks a schema along with its Go type. Metadata of templates, which CRDs leave open, gets its known fields.
func annotate(schema Schema, goType reflect.Type) {
	goType = pointee(goType)
	if goType.Name() != "" && goType.Kind() == reflect.Struct {
		schema["x-go-type"] = typeName(goType)
	}
	switch {
	case typeName(goType) == objectMeta && schema["x-kubernetes-preserve-unknown-fields"] == true:
		schema["properties"] = opened(schemaOf(goType))["properties"]
	case isUnsigned(goType):
		schema["x-go-unsigned"] = true
	case isOpaque(goType):
	case goType.Kind() == reflect.Map:
		annotateChild(schema["additionalProperties"], goType.Elem())
	case goType.Kind() == reflect.Slice:
		annotateChild(schema["items"], goType.Elem())
	case goType.Kind() == reflect.Struct:
		annotateFields(schema, goType)
	}
}

func annotateFields(schema Schema, goType reflect.Type) {
	properties, _ := schema["properties"].(Schema)
	fields := jsonFields(goType)
	for name, property := range properties {
		if field, known := fields[name]; known {
			annotateChild(property, field.Type)
		}
	}
	note(schema, "x-go-written", writtenFields(schema, fields))
	note(schema, "x-go-null", nullFields(schema, fields))
	note(schema, "x-go-omitted", omittedFields(schema, fields))
}

func note(schema Schema, extension string, names []string) {
	if len(names) > 0 {
		slices.Sort(names)
		schema[extension] = names
	}
}

func annotateChild(schema any, goType reflect.Type) {
	if child, isSchema := schema.(Schema); isSchema {
		annotate(child, goType)
	}
}

func writtenFields(schema Schema, fields map[string]jsonField) []string {
	return fieldsWhere(schema, fields, func(name string, field jsonField, property Schema) bool {
		return !field.omitEmpty && isRequired(schema, name) && zeroIsAdmitted(property, field.Type)
	})
}

func nullFields(schema Schema, fields map[string]jsonField) []string {
	return fieldsWhere(schema, fields, func(name string, field jsonField, property Schema) bool {
		writesNull := slices.Contains([]reflect.Kind{reflect.Pointer, reflect.Slice, reflect.Map}, field.Type.Kind())
		return !field.omitEmpty && !isRequired(schema, name) && writesNull && property["nullable"] != true && property["default"] == nil
	})
}

// omittedFields lists strings, but not pointers to strings: behind a pointer, an empty one is written.
func omittedFields(schema Schema, fields map[string]jsonField) []string {
	return fieldsWhere(schema, fields, func(name string, field jsonField, property Schema) bool {
		return field.omitEmpty && !isRequired(schema, name) && field.Type.Kind() == reflect.String && property["enum"] != nil
	})
}

// fieldsWhere lists the fields that satisfy a condition.
func fieldsWhere(schema Schema, fields map[string]jsonField, condition func(string, jsonField, Schema) bool) (names []string) {
	properties, _ := schema["properties"].(Schema)
	for name, property := range properties {
		property, isSchema := property.(Schema)
		if field, known := fields[name]; isSchema && known && condition(name, field, property) {
			names = append(names, name)
		}
	}
	return names
}

func isRequired(schema Schema, name string) bool {
	required, _ := schema["required"].([]any)
	return slices.Contains(required, any(name))
}

// zeroIsAdmitted reports whether the schema accepts what Go writes for the type's zero value. Only strings, numbers and
// booleans have one that KubeVirt's webhook writes: it checks for required structs and lists before decoding.
func zeroIsAdmitted(schema Schema, goType reflect.Type) bool {
	for _, limit := range []string{"enum", "minLength", "minItems", "minimum"} {
		if _, limited := schema[limit]; limited {
			return false
		}
	}
	switch goType.Kind() {
	case reflect.Bool, reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
		reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Float32, reflect.Float64:
		return true
	case reflect.String:
		return schema["pattern"] == nil && schema["format"] == nil
	default:
		return schema["nullable"] == true
	}
}

func pointee(goType reflect.Type) reflect.Type {
	for goType.Kind() == reflect.Pointer {
		goType = goType.Elem()
	}
	return goType
}

// isOpaque reports whether a type marshals itself, so that its fields say nothing about its JSON.
func isOpaque(goType reflect.Type) bool {
	return goType.Implements(marshaler) || reflect.PointerTo(goType).Implements(marshaler)
}

func isUnsigned(goType reflect.Type) bool {
	return goType.Kind() >= reflect.Uint && goType.Kind() <= reflect.Uint64
}

func typeName(goType reflect.Type) string {
	return strings.TrimPrefix(goType.PkgPath()+"."+goType.Name(), ".")
}
