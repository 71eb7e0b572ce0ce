// The random cases: machines and patches drawn from KubeVirt's own types, the same ones in every run.
package main

import (
	"encoding/json"
	"fmt"
	"math/rand"
	"reflect"
	"strings"

	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/intstr"
)

const randomSeed = 1082

type draw struct{ *rand.Rand }

// randomCases draws machines with mild to wild patches, and merged lists with every directive on them.
func randomCases(machine reflect.Type) []mergeCase {
	d := draw{rand.New(rand.NewSource(randomSeed))}
	var cases []mergeCase
	add := func(kind string, count int, next func() (base, patch any)) {
		for i := 0; i < count; i++ {
			base, patch := next()
			cases = append(cases, mergeCase{fmt.Sprintf("%s %d", kind, i), json.RawMessage(compact(base)), json.RawMessage(compact(patch))})
		}
	}
	for _, temper := range []struct {
		name       string
		count      int
		directives int
		wild       int
	}{{"random machine", 250, 0, 0}, {"random machine with directives", 250, 12, 0}, {"random machine gone wild", 150, 15, 12}} {
		add(temper.name, temper.count, func() (any, any) {
			base := d.value(machine, 0)
			return base, d.patch(base, machine, temper.directives, temper.wild)
		})
	}
	add("random finalizers", 120, d.finalizers)
	add("random constraints", 150, d.constraints)
	add("random owners", 60, d.owners)
	return cases
}

func (d draw) chance(percent int) bool { return d.Intn(100) < percent }

func pick[T any](d draw, from ...T) T { return from[d.Intn(len(from))] }

// value draws a JSON value of a Go type.
func (d draw) value(t reflect.Type, depth int) any {
	switch t {
	case reflect.TypeOf(resource.Quantity{}):
		return pick[any](d, "1Gi", "500m", 2)
	case reflect.TypeOf(metav1.Time{}):
		return pick[any](d, "2024-01-01T00:00:00Z", nil)
	case reflect.TypeOf(metav1.Duration{}):
		return "30s"
	case reflect.TypeOf(intstr.IntOrString{}):
		return pick[any](d, 80, "http")
	}
	switch t.Kind() {
	case reflect.Pointer:
		return d.value(t.Elem(), depth)
	case reflect.Struct:
		return d.fields(t, depth)
	case reflect.Map:
		drawn := map[string]any{}
		for i := d.Intn(4); i > 0; i-- {
			drawn[pick(d, "a", "b", "c", "app.io/x", "toString")] = d.value(t.Elem(), depth+1)
		}
		return drawn
	case reflect.Slice:
		if t.Elem().Kind() == reflect.Uint8 {
			return "AQID"
		}
		drawn := []any{}
		for i := d.Intn(4); i > 0; i-- {
			drawn = append(drawn, d.value(t.Elem(), depth+2))
		}
		return drawn
	case reflect.Bool:
		return d.chance(50)
	case reflect.String, reflect.Interface:
		return pick(d, "a", "b", "c", "")
	default:
		return d.Intn(5)
	}
}

// fields draws fewer fields at greater depth, so that machines stay finite.
func (d draw) fields(t reflect.Type, depth int) map[string]any {
	drawn, names := map[string]any{}, jsonNames(t)
	most := []int{3, 3, 3, 4, 4, 3, 3, 2, 2, 1}
	if depth >= len(most) || len(names) == 0 {
		return drawn
	}
	for i := d.Intn(most[depth]) + 1; i > 0; i-- {
		name := pick(d, names...)
		if fieldType, _, _, err := lookup(t, name); err == nil {
			drawn[name] = d.value(fieldType, depth+1)
		}
	}
	if depth < 3 {
		d.deepen(t, drawn, depth)
	}
	return drawn
}

// deepen ensures that most machines have a template, which contains what is worth merging.
func (d draw) deepen(t reflect.Type, drawn map[string]any, depth int) {
	for _, name := range []string{"spec", "template", "domain"} {
		if fieldType, _, _, err := lookup(t, name); err == nil && d.chance(85) {
			drawn[name] = d.value(fieldType, depth+1)
		}
	}
}

// patch draws a patch for a value: it follows existing fields, changes some, adds others, and sprinkles directives.
func (d draw) patch(base any, t reflect.Type, directives, wild int) any {
	fresh := func() any { return d.value(t, 6) }
	switch {
	case d.chance(wild):
		return pick[any](d, "wild", 7, 1.5, true, nil, []any{}, map[string]any{}, []any{map[string]any{"a": nil}}, map[string]any{"a": map[string]any{}})
	case d.chance(8):
		return nil
	case t.Kind() == reflect.Pointer:
		return d.patch(base, t.Elem(), directives, wild)
	}
	switch typed := base.(type) {
	case map[string]any:
		return d.mapPatch(typed, t, directives, wild)
	case []any:
		patch, _ := fresh().([]any)
		for i, item := range typed {
			if d.chance(40) {
				patch = append(patch, d.patch(typed[i], t.Elem(), directives, wild))
			} else if d.chance(20) {
				patch = append(patch, item)
			}
		}
		return patch
	default:
		return fresh()
	}
}

func (d draw) mapPatch(base map[string]any, t reflect.Type, directives, wild int) any {
	patch := map[string]any{}
	if t.Kind() == reflect.Struct {
		if fresh, ok := d.value(t, 6).(map[string]any); ok {
			patch = fresh
		}
	}
	for _, key := range sortedKeys(base) {
		if fieldType := fieldType(t, key); fieldType != nil && d.chance(65) {
			patch[key] = d.patch(base[key], fieldType, directives, wild)
		}
	}
	if d.chance(wild) {
		patch[pick(d, "foo", "Spec", "METADATA", "$setElementOrder/foo", "$deleteFromPrimitiveList/foo")] = pick[any](d, 1, []any{}, []any{"a"}, map[string]any{})
	}
	d.sprinkle(patch, base, directives)
	return patch
}

func fieldType(t reflect.Type, key string) reflect.Type {
	if t.Kind() == reflect.Map {
		return t.Elem()
	}
	found, _, _, err := lookup(t, key)
	if err != nil {
		return nil
	}
	return found
}

func (d draw) sprinkle(patch, base map[string]any, directives int) {
	if d.chance(directives) {
		patch["$patch"] = pick[any](d, "replace", "delete", "replace", "delete", "merge", "x", nil)
	}
	if d.chance(directives) {
		keep := []any{}
		for _, key := range sortedKeys(patch) {
			if !strings.HasPrefix(key, "$") && !d.chance(4) {
				keep = append(keep, key)
			}
		}
		for _, key := range sortedKeys(base) {
			if d.chance(50) {
				keep = append(keep, key)
			}
		}
		patch["$retainKeys"] = keep
	}
	for _, key := range sortedKeys(base) {
		if list, ok := base[key].([]any); ok && d.chance(directives) {
			patch[pick(d, "$setElementOrder/", "$deleteFromPrimitiveList/")+key] = d.some(list)
		}
	}
}

// some draws a few items, in any order.
func (d draw) some(list []any) []any {
	drawn := []any{}
	for _, i := range d.Perm(len(list)) {
		if d.chance(60) {
			drawn = append(drawn, list[i])
		}
	}
	return drawn
}
