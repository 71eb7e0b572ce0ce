// A ValidatingAdmissionPolicy with its binding, made of rules that each find what breaks them: expressions in CEL, which the API
// server runs.
import { Construct } from 'constructs';
import { ClusterObject } from './cluster-object';
import { present } from '../plain-data/plain-data';

/** What somebody does with an object when the API server asks the policy. */
export type Operation = 'CREATE' | 'UPDATE' | 'DELETE';

/** One rule. */
export interface AdmissionRule {
  /** What the variable is called that holds what breaks the rule. */
  readonly name: string;
  /** A list of texts in CEL: what breaks the rule, of which an object that keeps it has none. */
  readonly broken: string;
  /** In CEL, which texts `it` are none of these: what the authorizer is asked for, which messages cannot. */
  readonly exempted?: string;
  /** When the rule holds. */
  readonly on: readonly Operation[];
  /** What the texts are, why they break the rule, and what to write instead: the message is these, with the texts after the first. */
  readonly what: string;
  readonly why: string;
  readonly write: string;
}

/** What somebody may do in a namespace with a resource of the core group. */
export interface NamespacePermission {
  readonly verb: string;
  readonly resource: string;
}

/** They reach all that machines do without one. Among them are the controllers of KubeVirt, which write machines, and CDI, which make Secrets. */
export const POD_MAKERS: NamespacePermission = { verb: 'create', resource: 'pods' };

/** Which objects a policy is about, and whom it holds to its rules. */
export interface AdmissionPolicyProps {
  readonly name: string;
  /** The only namespace that it is about. */
  readonly namespace: string;
  readonly resources: ReadonlyArray<{ readonly apiGroup: string; readonly apiVersion: string; readonly resource: string }>;
  /** What somebody may do in the namespace who is not held to the rules. */
  readonly exempt?: readonly NamespacePermission[];
  /** Expressions that several rules use as `variables.NAME`. */
  readonly variables?: { readonly [name: string]: string };
  readonly rules: readonly AdmissionRule[];
}

const GROUP = 'admissionregistration.k8s.io/v1';

/** A text in CEL. */
export const text = (value: string) => JSON.stringify(value);

/** A list of texts in CEL. */
export const texts = (values: readonly string[]) => `[${values.map(text).join(', ')}]`;

/** A rule's broken texts in CEL: none where the condition holds, or else that one. */
export const unless = (condition: string, broken: string) => `(${condition}) ? [] : [${broken}]`;

/**
 * The texts at a path of the object in CEL, an empty one where there is none: `spec.a.b`, and with a list on the way
 * `spec.list[].a`.
 */
export function textsAt(path: string): string {
  const [list, item] = path.split('[].');
  return item === undefined ? `[object${optional(list)}.orValue("")]` : `${listAt(list)}.map(each, each${optional(item)}.orValue(""))`;
}

/** The list at a path of an object in CEL. */
export function listAt(path: string, object = 'object'): string {
  return `${object}${optional(path)}.orValue([])`;
}

/** The fields of a path in CEL, each of which may be missing. */
export function optional(path: string): string {
  return path.split('.').map((field) => `.?${field}`).join('');
}

/** The texts at some paths that are none of the allowed ones, in CEL. */
export function notAllowed(paths: readonly string[], allowed: string): string {
  return `(${paths.map(textsAt).join(' + ')}).filter(it, it != "" && !(${allowed}))`;
}

/** Emits a policy and its binding, which refuses what breaks a rule. */
export function admissionPolicy(scope: Construct, id: string, props: AdmissionPolicyProps): void {
  const { name, namespace, resources, exempt = [], variables = {}, rules } = props;
  const operations = ['CREATE', 'UPDATE', 'DELETE'].filter((each) => rules.some(({ on }) => on.includes(each as Operation)));
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
      ...present({
        matchConditions: exempt.map(({ verb, resource }) => ({
          name: `may-not-${verb}-${resource}`,
          expression: `!authorizer.group("").resource(${text(resource)}).namespace(${text(namespace)}).check(${text(verb)}).allowed()`,
        })),
      }),
      variables: [
        ...Object.entries(variables).map(([called, expression]) => ({ name: called, expression })),
        ...rules.map((each) => ({ name: each.name, expression: `request.operation in ${texts(each.on)} ? (${each.broken}) : []` })),
      ],
      validations: rules.map((each) => ({
        expression: `variables.${each.name}.all(it, ${each.exempted ?? 'false'})`,
        message: `${each.what}: ${each.why}: ${each.write}`,
        messageExpression: `${text(`${each.what} `)} + variables.${each.name}.join(", ") + ${text(`: ${each.why}: ${each.write}`)}`,
      })),
    },
  } as any);
  new ClusterObject(scope, `${id}Binding`, {
    apiVersion: GROUP, kind: 'ValidatingAdmissionPolicyBinding', metadata: { name }, spec: { policyName: name, validationActions: ['Deny'] },
  } as any);
}
