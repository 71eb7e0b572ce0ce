// ValidatingAdmissionPolicies, which limit what RBAC cannot.
import { ApiObjectProps, JsonPatch } from 'cdk8s';
import { Construct } from 'constructs';
import { LibraryObject } from '../objects/library-object';
import { omitEmpty } from '../plain-data/plain-data';

/** Removes the namespace that cdk8s sets on every object of a chart. */
export class ClusterObject extends LibraryObject {
  constructor(scope: Construct, id: string, props: ApiObjectProps) {
    const { namespace: _, ...metadata } = props.metadata ?? {};
    super(scope, id, { ...props, metadata });
    if (this.metadata.namespace !== undefined) {
      this.addJsonPatch(JsonPatch.remove('/metadata/namespace'));
    }
  }
}

/** The operations for which the API server evaluates a policy. */
const OPERATIONS = ['CREATE', 'UPDATE', 'DELETE'] as const;

type Operation = typeof OPERATIONS[number];

/** A rule of a policy. */
export interface AdmissionRule {
  /** The name of the variable with the violations. */
  readonly name: string;
  /** A CEL expression: the list of strings that violate the rule; empty if the object is valid. */
  readonly violations: string;
  /** A CEL expression: whether a string `it` is allowed after all. It may call the authorizer, which message expressions may not. */
  readonly exemption?: string;
  /** The operations to which the rule applies. */
  readonly on: readonly Operation[];
  /** The parts of the message: what the strings are (the strings follow), why they violate the rule, and what to write instead. */
  readonly what: string;
  readonly why: string;
  readonly write: string;
}

/** A permission in a namespace on a resource of the core group. */
interface NamespacePermission {
  readonly verb: string;
  readonly resource: string;
}

/**
 * Users who may create pods get everything that machines get. This includes the controllers of KubeVirt and CDI, which write machines and
 * Secrets.
 */
export const POD_CREATORS: NamespacePermission = { verb: 'create', resource: 'pods' };

/** The objects to which a policy applies, who is exempt, and its rules. */
export interface AdmissionPolicyProps {
  readonly name: string;
  /** The only namespace to which it applies. */
  readonly namespace: string;
  readonly resources: ReadonlyArray<{ readonly apiGroup: string; readonly apiVersion: string; readonly resource: string }>;
  /** Users who have one of these permissions in the namespace are exempt from the rules. */
  readonly exempt?: readonly NamespacePermission[];
  /** Expressions that several rules use as `variables.NAME`. */
  readonly variables?: { readonly [name: string]: string };
  readonly rules: readonly AdmissionRule[];
}

const GROUP = 'admissionregistration.k8s.io/v1';

/** A string literal in CEL. */
export const celString = (value: string) => JSON.stringify(value);

/** A list of string literals in CEL. */
export const celList = (values: readonly string[]) => `[${values.map(celString).join(', ')}]`;

/** The violations of a rule in CEL: none if the condition is true, or else the given string. */
export const unless = (condition: string, violations: string) => `(${condition}) ? [] : [${violations}]`;

/** The strings at a path of the object in CEL; an empty string for a missing field. A path is `spec.a.b`, or with a list `spec.list[].a`. */
function stringsAt(path: string): string {
  const [list, item] = path.split('[].');
  return item === undefined ? `[object${optionalPath(list)}.orValue("")]` : `${listAt(list)}.map(each, each${optionalPath(item)}.orValue(""))`;
}

/** The list at a path of an object in CEL. */
export function listAt(path: string, object = 'object'): string {
  return `${object}${optionalPath(path)}.orValue([])`;
}

/** The fields of a path in CEL, each of which may be missing. */
export function optionalPath(path: string): string {
  return path.split('.').map((field) => `.?${field}`).join('');
}

/** The strings at the paths that are not allowed, in CEL. */
export function notAllowed(paths: readonly string[], allowed: string): string {
  return `(${paths.map(stringsAt).join(' + ')}).filter(it, it != "" && !(${allowed}))`;
}

/** Emits a policy and its binding, which denies objects that violate a rule. */
export function admissionPolicy(scope: Construct, id: string, props: AdmissionPolicyProps): void {
  const { name, namespace, resources, exempt = [], variables = {}, rules } = props;
  const operations = OPERATIONS.filter((each) => rules.some(({ on }) => on.includes(each)));
  new ClusterObject(scope, id, {
    apiVersion: GROUP,
    kind: 'ValidatingAdmissionPolicy',
    metadata: { name },
    spec: {
      failurePolicy: 'Fail',
      matchConstraints: {
        namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': namespace } },
        resourceRules: resources.map(({ apiGroup, apiVersion, resource }) => ({
          apiGroups: [apiGroup], apiVersions: [apiVersion], operations, resources: [resource],
        })),
      },
      ...omitEmpty({
        matchConditions: exempt.map(({ verb, resource }) => ({
          name: `may-not-${verb}-${resource}`,
          expression: `!authorizer.group("").resource(${celString(resource)}).namespace(${celString(namespace)}).check(${celString(verb)}).allowed()`,
        })),
      }),
      variables: [
        ...Object.entries(variables).map(([variable, expression]) => ({ name: variable, expression })),
        ...rules.map((each) => ({ name: each.name, expression: `request.operation in ${celList(each.on)} ? (${each.violations}) : []` })),
      ],
      validations: rules.map((each) => ({
        expression: `variables.${each.name}.all(it, ${each.exemption ?? 'false'})`,
        message: `${each.what}: ${each.why}: ${each.write}`,
        messageExpression: `${celString(`${each.what} `)} + variables.${each.name}.join(", ") + ${celString(`: ${each.why}: ${each.write}`)}`,
      })),
    },
  } as any);
  new ClusterObject(scope, `${id}Binding`, {
    apiVersion: GROUP, kind: 'ValidatingAdmissionPolicyBinding', metadata: { name }, spec: { policyName: name, validationActions: ['Deny'] },
  } as any);
}
