// The schema: everything that the merge needs to know of a VirtualMachine's Go types, read by reflection.
package main

import (
	"errors"
	"fmt"
	"path"
	"reflect"
	"sort"
	"strings"

	fields "k8s.io/apimachinery/third_party/forked/golang/json"
)

// schema maps a struct's name to its fields in the notation that merge-schema.js documents.
type schema map[string]map[string]string

// readSchema walks every struct that is reachable from root.
func readSchema(root reflect.Type) (schema, error) {
	read, names := schema{}, typeNames{}
	if _, err := names.of(root); err != nil {
		return nil, err
	}
	seen := map[reflect.Type]bool{}
	for queue := []reflect.Type{root}; len(queue) > 0; queue = queue[1:] {
		t := queue[0]
		if seen[t] {
			continue
		}
		seen[t] = true
		name, err := names.of(t)
		if err != nil {
			return nil, err
		}
		read[name] = map[string]string{}
		for _, field := range jsonNames(t) {
			fieldType, strategies, mergeKey, err := lookup(t, field)
			if err == errEmbeddedPointer {
				read[name][field] = "!"
				continue
			}
			if err != nil {
				return nil, err
			}
			notation, reached, err := names.describe(fieldType)
			if err != nil {
				return nil, err
			}
			strategy, err := describeStrategy(strategies, mergeKey)
			if err != nil {
				return nil, fmt.Errorf("%s.%s: %w", name, field, err)
			}
			read[name][field] = notation + strategy
			if reached != nil {
				queue = append(queue, reached)
			}
		}
		if err := refuseFoldedTwins(name, read[name]); err != nil {
			return nil, err
		}
	}
	return read, nil
}

var errEmbeddedPointer = errors.New("a field of an embedded pointer")

// lookup queries apimachinery, which panics for fields that a struct inlines through a pointer.
func lookup(t reflect.Type, field string) (found reflect.Type, strategies []string, mergeKey string, err error) {
	defer func() {
		if recover() != nil {
			err = errEmbeddedPointer
		}
	}()
	return fields.LookupPatchMetadataForStruct(t, field)
}

// typeNames gives each struct a unique name: its Go name, preceded by the package if two structs share it.
type typeNames map[string]reflect.Type

func (names typeNames) of(t reflect.Type) (string, error) {
	for _, name := range []string{t.Name(), path.Base(t.PkgPath()) + "." + t.Name()} {
		if known, taken := names[name]; t.Name() != "" && (!taken || known == t) {
			names[name] = t
			return name, nil
		}
	}
	return "", fmt.Errorf("no name is left for the struct %s of %s", t, t.PkgPath())
}

// describe writes a field's type, and returns the struct at its end, if any.
func (names typeNames) describe(t reflect.Type) (string, reflect.Type, error) {
	prefixes := map[reflect.Kind]string{reflect.Pointer: "*", reflect.Slice: "[]", reflect.Array: "[]", reflect.Map: "{}"}
	if prefix := prefixes[t.Kind()]; prefix != "" {
		notation, end, err := names.describe(t.Elem())
		return prefix + notation, end, err
	}
	if t.Kind() == reflect.Struct {
		name, err := names.of(t)
		return name, t, err
	}
	return "", nil, nil
}

func describeStrategy(strategies []string, mergeKey string) (string, error) {
	switch strategy := strings.Join(strategies, ","); {
	case strategy == "" && mergeKey == "":
		return "", nil
	case strategy == "merge":
		return strings.TrimRight(" merge "+mergeKey, " "), nil
	default:
		return "", fmt.Errorf("patch strategy %q with merge key %q is new to this library", strategy, mergeKey)
	}
}

// jsonNames lists the names under which encoding/json knows a struct's fields, including those of inlined structs.
func jsonNames(t reflect.Type) []string {
	var names []string
	for i := 0; i < t.NumField(); i++ {
		field := t.Field(i)
		name, _, _ := strings.Cut(field.Tag.Get("json"), ",")
		fieldType := field.Type
		if fieldType.Kind() == reflect.Pointer {
			fieldType = fieldType.Elem()
		}
		switch {
		case field.PkgPath != "" || field.Tag.Get("json") == "-":
		case name != "":
			names = append(names, name)
		case field.Anonymous && fieldType.Kind() == reflect.Struct:
			names = append(names, jsonNames(fieldType)...)
		default:
			names = append(names, field.Name)
		}
	}
	return names
}

// refuseFoldedTwins guards a shortcut of the library: fields that differ only in case would depend on the declared
// order.
func refuseFoldedTwins(name string, fields map[string]string) error {
	folded := map[string]string{}
	for field := range fields {
		key := strings.ToLower(field)
		if twin, taken := folded[key]; taken {
			return fmt.Errorf("%s: %s and %s differ in case only", name, field, twin)
		}
		folded[key] = field
	}
	return nil
}

func sortedKeys[V any](m map[string]V) []string {
	keys := make([]string, 0, len(m))
	for key := range m {
		keys = append(keys, key)
	}
	sort.Strings(keys)
	return keys
}
