// Finds what KubeVirt and the API server would refuse, before anything is applied.
import { independentIssues, type Issue, issueText } from '../issues/issues';
import { kindOf } from '../issues/shape-issues';
import { adviceOn } from './advice/rules';
import { ClusterCapabilitiesProps } from './cluster-capabilities';
import { missingApiVersion, missingKind } from './kinds';
import { nullViolations, FITS_SCHEMA, FITTING, isName, isValidated, type SchemaVerdict, schemaVerdict } from './schema';
import { dataFormViolations, hasDataForm } from './secrets/data-form';
import { semanticViolations } from './semantics';
import { checkArguments } from '../declared/arguments';
import { withoutNulls } from '../plain-data/nulls';
import { isMap } from '../plain-data/plain-data';

/**
 * Checks manifests as a cluster does at admission, but without a cluster.
 */
export class Admission {
  /**
   * Checks one Kubernetes object. It first checks fields, types and values against the CRDs of KubeVirt and CDI, that of
   * NetworkAttachmentDefinitions, and Kubernetes' schema of PersistentVolumeClaims; unknown fields are refused, as by
   * `kubectl apply --validate=strict`, unless `capabilities` have a newer KubeVirt. It then applies the rules of the webhooks, and rules for
   * mistakes that otherwise show only when a machine starts. In Secrets and ConfigMaps it checks the data as the API server decodes it. Objects
   * of other kinds pass.
   *
   * @param object the object as written in its manifest, such as `apiObject.toJson()`
   * @param capabilities what the cluster has; without it, rules that depend on the cluster are not checked
   * @returns one message for each refusal: the field path, the value, the fix, and in brackets the rule, which
   *   `cdk8s-kubevirt validate --explain` explains; an empty list if nothing is refused
   */
  public static validate(object: any, capabilities?: ClusterCapabilitiesProps): string[] {
    checkArguments('Admission.validate', object, capabilities);
    return violationsOf(object, capabilities).map(issueText);
  }

  /**
   * Returns advice on a Kubernetes object: problems that a cluster admits but its users would regret. `Advice.silence` is for
   * apps and has no effect here.
   *
   * @param object the object as written in its manifest, such as `apiObject.toJson()`
   * @param capabilities what the cluster has; without it, advice that depends on the cluster is left out
   * @returns one message for each piece of advice, in the form that `validate` returns; an empty list for an object that would be refused
   */
  public static advise(object: any, capabilities?: ClusterCapabilitiesProps): string[] {
    checkArguments('Admission.advise', object, capabilities);
    return violationsOf(object, capabilities).length > 0 ? [] : adviceOn(withoutNulls(object), { capabilities }).map(issueText);
  }
}

/** Whether an object is checked for anything but secrets; true also if its apiVersion or kind is missing. */
export function isChecked(object: any): boolean {
  return isValidated(object) || hasDataForm(object);
}

/** What a cluster would refuse in a value that should be a Kubernetes object, and what its schema alone would. */
export interface Judgement {
  readonly violations: Issue[];
  readonly verdict: SchemaVerdict;
}

/**
 * Judges a value that should be a Kubernetes object. Nothing is refused if its kind is unknown.
 *
 * @param kept the object without its nulls, and without the fields that only a live object has, if that is known
 */
export function judge(object: any, capabilities?: ClusterCapabilitiesProps, kept: any = withoutNulls(object)): Judgement {
  if (!isName(kept?.apiVersion) || !isName(kept.kind)) {
    return { violations: typeMetaViolations(kept, capabilities), verdict: FITTING };
  }
  const verdict = schemaVerdict(kept, object, capabilities);
  const { violations: ofSchema, unreadable, elsewhere = [], empty = [] } = verdict;
  const violations = kept === object ? ofSchema : [...ofSchema, ...nullViolations(object).filter(({ path }) => !empty.includes(path))];
  const others = unreadable === undefined
    ? dataFormViolations(kept)
    : independentIssues(violations, semanticViolations(kept, { capabilities }, [...unreadable, ...elsewhere]));
  return { violations: [...violations, ...others], verdict };
}

/** What a cluster would refuse in a value that should be a Kubernetes object, as `judge` finds it. */
export function violationsOf(...args: Parameters<typeof judge>): Issue[] {
  return judge(...args).violations;
}

function typeMetaViolations(object: any, capabilities?: ClusterCapabilitiesProps): Issue[] {
  const rule = FITS_SCHEMA.name;
  if (!isMap(object)) {
    return [{ path: '', message: `not a Kubernetes object but ${kindOf(object)}: write one object with apiVersion, kind, metadata and spec`, rule }];
  }
  const { apiVersion, kind } = object;
  return Object.entries({ apiVersion: missingApiVersion(kind, capabilities), kind: missingKind(apiVersion) })
    .filter(([field]) => !isName(object[field]))
    .map(([path, instead]) => {
      const found = object[path] === undefined || object[path] === null ? 'required field is missing' : `${JSON.stringify(object[path])} is not a name`;
      return { path, message: `${found}, write ${instead}`, rule };
    });
}
