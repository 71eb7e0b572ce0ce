// What KubeVirt and the API server would refuse, found before anything is applied.
import { schemaViolations } from './schema';

/** A rule looks at a whole object and says what is wrong with it: nothing where it has no opinion on the kind. */
type Rule = (object: { readonly [field: string]: any }) => string[];

const RULES: readonly Rule[] = [
  schemaViolations,
];

/**
 * Checks manifests as a cluster would at admission, without one.
 */
export class Admission {
  /**
   * Checks one Kubernetes object: its fields, their types and values against the CRDs of KubeVirt and CDI, unknown
   * fields included, as `kubectl apply --validate=strict` does. Objects of other kinds pass.
   *
   * @param object the object as it stands in its manifest, such as `apiObject.toJson()`
   * @returns one message for each thing that would be refused, with its field path, value and fix; none when all is well
   */
  public static validate(object: any): string[] {
    const missing = typeMetaViolations(object);
    return missing.length > 0 ? missing : RULES.flatMap((rule) => rule(object));
  }
}

function typeMetaViolations(object: any): string[] {
  if (typeof object !== 'object' || object === null || Array.isArray(object)) {
    return [`not a Kubernetes object but ${kindOfValue(object)}: pass one object with apiVersion, kind, metadata and spec`];
  }
  const examples = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };
  return Object.entries(examples)
    .filter(([field]) => typeof object[field] !== 'string' || object[field] === '')
    .map(([field, example]) => {
      const found = object[field] === undefined ? 'required field is missing' : `${JSON.stringify(object[field])} is not a name`;
      return `${field}: ${found}, write one such as ${JSON.stringify(example)}`;
    });
}

function kindOfValue(value: any): string {
  const nothing = value === null || value === undefined;
  return nothing ? String(value) : Array.isArray(value) ? 'a list' : `a ${typeof value}`;
}
