// The CEL rules of CRDs: only the server evaluates them, and rules of admission stand in for them.
import type { ServedKind, StructuralSchema } from './crds';

/** A CEL rule. */
export interface CelRule {
  /** The kinds that have it, each with the path of the value that it checks. */
  readonly at: readonly string[];
  /** The condition. */
  readonly rule: string;
  readonly message: string;
}

/** The distinct rules of all kinds, except those about fields that controllers write. */
export function celRules(kinds: readonly ServedKind[]): CelRule[] {
  const found = new Map<string, { readonly at: Set<string>; readonly rule: string; readonly message: string }>();
  for (const { kind, schema } of kinds) {
    for (const { path, rule, message } of rulesBelow(schema, '')) {
      const key = `${path.split('.').at(-1)}\n${rule}`;
      found.set(key, found.get(key) ?? { at: new Set(), rule, message });
      found.get(key)!.at.add(`${kind} ${path}`);
    }
  }
  return [...found.values()].map(({ at, rule, message }) => ({ at: [...at].sort(), rule, message }));
}

function* rulesBelow(schema: StructuralSchema, path: string): Iterable<{ readonly path: string; readonly rule: string; readonly message: string }> {
  for (const { rule, message } of schema['x-kubernetes-validations'] ?? []) {
    yield { path, rule, message };
  }
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const isStatus = path === '' && name === 'status';
    yield* isStatus ? [] : rulesBelow(property, path === '' ? name : `${path}.${name}`);
  }
  yield* schema.items ? rulesBelow(schema.items, `${path}[]`) : [];
  yield* schema.additionalProperties ? rulesBelow(schema.additionalProperties, `${path}{}`) : [];
}
