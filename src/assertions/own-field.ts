// A field of a map as a manifest has it: null is nothing, and what JavaScript gives every map, such as `constructor`, is no field.

export function fieldOf(map: { readonly [field: string]: any }, field: string): any {
  return Object.hasOwn(map, field) ? map[field] ?? undefined : undefined;
}
