// What KubeVirt and the API server would refuse, found before anything is applied.
import { type Issue, issueText, isWithin } from '../issues/issues';
import { adviceOn } from './advice/rules';
import { ClusterCapabilitiesProps } from './cluster-capabilities';
import { nullViolations } from './nulls';
import { FITS_SCHEMA, schemaVerdict, withoutNulls } from './schema';
import { semanticViolationsExcept } from './unreadable';
import { checkArguments } from '../declared/arguments';
import { isMap } from '../plain-data/plain-data';

/**
 * Checks manifests as a cluster would at admission, without one.
 */
export class Admission {
  /**
   * Checks one Kubernetes object: its fields, their types and values against the CRDs of KubeVirt and CDI, unknown
   * fields included, as `kubectl apply --validate=strict` does; then against the rules of their webhooks, and against
   * those that a machine meets only when it is to start. Objects of other kinds pass.
   *
   * @param object the object as it stands in its manifest, such as `apiObject.toJson()`
   * @param capabilities what the cluster has; without it, what depends on that is not checked
   * @returns one message for each thing that would be refused: its field path, the value, the fix, and in brackets the
   *   rule, which `cdk8s-kubevirt validate --explain` tells more about; none when all is well
   */
  public static validate(object: any, capabilities?: ClusterCapabilitiesProps): string[] {
    checkArguments('Admission.validate', object, capabilities);
    return violationsOf(object, capabilities).map(issueText);
  }

  /**
   * Says what a cluster would admit of a Kubernetes object, and its people would regret: what is advised against.
   * `Advice.silence` is for apps; here nothing is silenced.
   *
   * @param object the object as it stands in its manifest, such as `apiObject.toJson()`
   * @param capabilities what the cluster has; without it, what depends on that is not looked at
   * @returns one message for each piece of advice, as `validate` returns them; none for an object that it would refuse
   */
  public static advise(object: any, capabilities?: ClusterCapabilitiesProps): string[] {
    checkArguments('Admission.advise', object, capabilities);
    return violationsOf(object, capabilities).length > 0 ? [] : adviceOn(withoutNulls(object), { capabilities }).map(issueText);
  }
}

/** What a cluster would refuse of a value that is to be a Kubernetes object; of one whose kind is not known, nothing. */
export function violationsOf(object: any, capabilities?: ClusterCapabilitiesProps): Issue[] {
  if (!isName(object?.apiVersion) || !isName(object.kind)) {
    return typeMetaViolations(object);
  }
  const kept = withoutNulls(object);
  const { violations: ofSchema, unreadable } = schemaVerdict(kept);
  const violations = [...ofSchema, ...nullViolations(object)];
  if (unreadable === undefined) {
    return violations;
  }
  // A value that the schema refuses, or misses, is not blamed again for what is not in it.
  const isTold = ({ path }: Issue) => violations.some((violation) => isWithin(path, violation.path));
  return [...violations, ...semanticViolationsExcept(unreadable, kept, { capabilities }).filter((violation) => !isTold(violation))];
}

function typeMetaViolations(object: any): Issue[] {
  const rule = FITS_SCHEMA.name;
  if (!isMap(object)) {
    return [{ path: '', message: `not a Kubernetes object but ${kindOfValue(object)}: pass one object with apiVersion, kind, metadata and spec`, rule }];
  }
  const examples = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };
  return Object.entries(examples)
    .filter(([field]) => !isName(object[field]))
    .map(([path, example]) => {
      const found = object[path] === undefined ? 'required field is missing' : `${JSON.stringify(object[path])} is not a name`;
      return { path, message: `${found}, write one such as ${JSON.stringify(example)}`, rule };
    });
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function kindOfValue(value: any): string {
  const nothing = value === null || value === undefined;
  return nothing ? String(value) : Array.isArray(value) ? 'a list' : `a ${typeof value}`;
}
