// The random cases of merged lists: sets, and lists of maps with a key.
package main

import "fmt"

// finalizers draws two sets from a few names, with their parallel lists; some sets contain duplicates.
func (d draw) finalizers() (any, any) {
	base, patch := map[string]any{}, map[string]any{}
	if d.chance(90) {
		base["finalizers"] = d.names(d.Intn(12), 14)
	}
	if d.chance(80) {
		patch["finalizers"] = d.names(d.Intn(6), 20)
	}
	if d.chance(25) {
		patch["$deleteFromPrimitiveList/finalizers"] = d.names(d.Intn(3), 14)
	}
	if d.chance(40) {
		listed, _ := patch["finalizers"].([]any)
		patch["$setElementOrder/finalizers"] = d.order(listed, func() any { return d.names(1, 14)[0] })
	}
	return map[string]any{"metadata": base}, map[string]any{"metadata": patch}
}

func (d draw) names(count, from int) []any {
	names := []any{}
	for i := 0; i < count; i++ {
		names = append(names, fmt.Sprintf("f%d", d.Intn(from)))
	}
	if d.chance(3) {
		names = append(names, pick[any](d, 1, nil, map[string]any{}, []any{}))
	}
	return names
}

// order draws an element order for a patch's list: its items mixed with others; sometimes an invalid one.
func (d draw) order(listed []any, another func() any) []any {
	order := []any{}
	if d.chance(8) {
		return order
	}
	for _, item := range listed {
		for d.chance(45) {
			order = append(order, another())
		}
		if d.chance(97) {
			order = append(order, item)
		}
	}
	for d.chance(60) {
		order = append(order, another())
	}
	return order
}

// keyed draws a list of maps, and a patch for it with directives on its items.
func (d draw) keyed(list, key string, fields ...string) (base, patch map[string]any) {
	item := func(from int) map[string]any {
		drawn := map[string]any{key: fmt.Sprintf("k%d", d.Intn(from))}
		for _, field := range fields {
			if d.chance(35) {
				drawn[field] = pick[any](d, 1, 2, nil)
			}
		}
		if d.chance(2) {
			delete(drawn, key)
		}
		return drawn
	}
	keyOf := func(item map[string]any) map[string]any { return map[string]any{key: item[key]} }

	base, patch = map[string]any{}, map[string]any{}
	if d.chance(92) {
		items := []any{}
		for i := d.Intn(7); i > 0; i-- {
			items = append(items, item(9))
		}
		base[list] = items
	}
	items, kept := []any{}, []any{}
	for i := d.Intn(5); i > 0; i-- {
		drawn := item(12)
		if d.chance(20) {
			drawn["$patch"] = pick[any](d, "delete", "delete", "delete", "delete", "replace", "replace", "merge", "x")
		} else {
			kept = append(kept, keyOf(drawn))
		}
		if d.chance(5) {
			drawn["$retainKeys"] = []any{key, fields[0]}
		}
		items = append(items, drawn)
	}
	if d.chance(85) {
		patch[list] = items
	} else {
		kept = nil
	}
	if d.chance(40) {
		patch["$setElementOrder/"+list] = d.order(kept, func() any { return keyOf(item(9)) })
	}
	if d.chance(4) {
		patch["$deleteFromPrimitiveList/"+list] = []any{item(9)}
	}
	return base, patch
}

func (d draw) constraints() (any, any) {
	base, patch := d.keyed("topologySpreadConstraints", "topologyKey", "maxSkew", "minDomains")
	machine := func(fields map[string]any) any {
		return map[string]any{"spec": map[string]any{"template": map[string]any{"spec": fields}}}
	}
	return machine(base), machine(patch)
}

func (d draw) owners() (any, any) {
	base, patch := d.keyed("ownerReferences", "uid", "name")
	return map[string]any{"metadata": base}, map[string]any{"metadata": patch}
}
