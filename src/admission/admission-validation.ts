// The rules as a validation plugin for the cdk8s command line: `validations` in cdk8s.yaml.
import { isChecked, violationsOf } from './admission';
import { adviceLines } from './advice/report';
import { adviceOn } from './advice/rules';
import { findRule, silenceMistake } from './catalogue';
import { CAPABILITIES, ClusterCapabilitiesProps } from './cluster-capabilities';
import { ProvidedObjects } from './provided-objects';
import type { RuleContext } from './rule';
import { isValidated } from './schema';
import { type Issue, issueText, missing, refuse } from '../issues/issues';
import { withoutNulls } from '../plain-data/nulls';
import { groupBy } from '../plain-data/plain-data';
import { secretValues } from './secrets/secret-values';
import { Severities, type Severity } from './severities';
import { type Check, type Fields, open, required, type Shape, text } from '../issues/shape';
import { shapeIssues } from '../issues/shape-issues';

/** What cdk8s-cli passes to a plugin. Its types are declared here because programs do not depend on the package of the command. */
interface ValidationContext {
  readonly manifests: readonly string[];
  readonly report: {
    addViolation(violation: ReportedViolation): void;
    submit(status: 'success' | 'failure', metadata: { readonly [title: string]: string }): void;
  };
  readonly logger: { log(message: string): void };
  parseManifest(path: string): any[];
}

interface ReportedViolation {
  readonly ruleName: string;
  readonly recommendation: string;
  readonly fix: string;
  readonly violatingResources: ReportedResource[];
}

/** cdk8s-cli finds the construct by the resource's name. */
interface ReportedResource {
  readonly resourceName: string;
  readonly manifestPath: string;
  readonly locations: string[];
}

/** The properties of the plugin in cdk8s.yaml. */
export interface AdmissionValidationProps extends ClusterCapabilitiesProps {
  /**
   * The names of advice not to report, such as `image-tag-latest`. `Advice.silence` has no effect here, because the plugin sees
   * only manifests.
   *
   * @default - all advice is reported
   */
  readonly silence?: string[];
}

const callable: Check = (value) => typeof value === 'function' ? undefined : 'write a function';

/** The shape of cdk8s-cli's context, which may change without notice. */
const CONTEXT: Shape = required(open({
  manifests: required([text], 'write the manifests\' paths'),
  parseManifest: required(callable, 'write what parses a manifest'),
  report: required(open({ addViolation: required(callable, 'write one'), submit: required(callable, 'write one') }), 'write a report'),
  logger: required(open({ log: required(callable, 'write one') }), 'write a logger'),
}), 'pass the context of cdk8s-cli');

const NO_CONTEXT = missing('context', 'is missing: name the class under validations in cdk8s.yaml, and do not add it to a construct');

const PROPERTIES: Fields = { ...CAPABILITIES, silence: [silenceMistake] };

/**
 * A validation plugin for `cdk8s synth`. It checks every manifest of an app, whichever constructs made it:
 *
 * ```yaml
 * validations:
 *   - package: ./node_modules/cdk8s-kubevirt
 *     version: 0.1.0
 *     class: AdmissionValidation
 *     properties:
 *       featureGates: [Snapshot]
 * ```
 *
 * The synth fails when a cluster would refuse an object, or when an object other than a Secret has a secret in it. Advice is
 * logged. The annotation `cdk8s-kubevirt/severity` of an object changes the severity of rules that no server enforces, one rule a line:
 * `no-secret-value=warning: thrown away each night`. The constructs of this library are checked without the plugin.
 */
export class AdmissionValidation {
  private readonly capabilities: ClusterCapabilitiesProps;
  private readonly severities: Severities;

  /**
   * Throws when a property is unknown, has the wrong type, or names an unknown feature gate, access mode or advice.
   *
   * @param props what the cluster has (omitted properties are not checked), and advice to silence
   */
  constructor(props: AdmissionValidationProps = {}) {
    refuse(shapeIssues(props, PROPERTIES), 'properties of AdmissionValidation');
    const { silence = [], ...capabilities } = props;
    this.capabilities = capabilities;
    this.severities = new Severities(silence.map((rule) => ({ rule, severity: 'silent', reason: '' })));
  }

  /**
   * Reports what KubeVirt and CDI would refuse; called by `cdk8s synth`.
   *
   * @param context the context of cdk8s-cli: the manifests and the report
   */
  public validate(context: any): Promise<void> {
    // Thrown, not rejected: a construct does not wait for what its validations return, and calls them without a context.
    refuse(context === undefined ? [NO_CONTEXT] : shapeIssues(context, CONTEXT, 'context'), 'AdmissionValidation.validate');
    this.report(context);
    return Promise.resolve();
  }

  private report(context: ValidationContext): void {
    const { report, logger } = context;
    const placed = objectsOf(context);
    const provided = new ProvidedObjects();
    placed.forEach(({ object }) => provided.add(object));
    const secrets = groupBy(placed.map(({ object }) => object).filter(({ kind }) => kind === 'Secret'), ({ metadata }) => metadata?.name);
    const judged = placed.map((each) => ({ ...each, ...this.judge(each.object, provided, secrets) }));
    const broken = groupBy(judged.flatMap((each) => each.violations.map((violation) => ({ ...each, violation }))), ({ violation: { rule = '' } }) => rule);
    for (const [ruleName, objects] of broken) {
      const { refuses, story } = findRule(ruleName);
      const violatingResources = objects.map(({ object, manifestPath, violation: { path, message } }) => (
        { resourceName: object.metadata?.name ?? '', manifestPath, locations: [`${path}: ${message}`] }
      ));
      report.addViolation({ ruleName, recommendation: `avoid ${refuses}`, fix: story, violatingResources });
    }
    const warnings = judged.flatMap(({ object, manifestPath, warnings: own }) => (
      own.map((warning) => ({ place: `${manifestPath}: ${placeOf(object)}`, message: issueText(warning) }))
    ));
    adviceLines(warnings).forEach((line) => logger.log(`warning: ${line}`));
    const checked = judged.filter(({ object }) => isChecked(object)).length;
    report.submit(broken.size === 0 ? 'success' : 'failure', { 'Objects checked': `${checked}`, 'Objects of other kinds': `${judged.length - checked}` });
  }

  /** What fails the synth, and what is only a warning. The object's annotation sets the severity of rules that no server enforces. */
  private judge(object: any, provided: ProvidedObjects, secrets: RuleContext['secrets']): { readonly violations: Issue[]; readonly warnings: Issue[] } {
    const { decision, mistakes } = this.severities.of(object);
    const graded = (issues: readonly Issue[], otherwise: Severity, severity: Severity) => (
      issues.filter(({ rule = '' }) => (decision(rule)?.severity ?? otherwise) === severity)
    );
    const policy = secretValues(object);
    const refused = provided.withoutProvided(violationsOf(object, this.capabilities));
    const violations = [...refused, ...graded(policy, 'error', 'error')];
    const isAdvised = isValidated(object) && violations.length === 0;
    const advice = isAdvised ? adviceOn(withoutNulls(object), { capabilities: this.capabilities, secrets }) : [];
    return {
      violations: [...violations, ...graded(advice, 'warning', 'error')],
      warnings: [...mistakes, ...graded(policy, 'error', 'warning'), ...graded(advice, 'warning', 'warning')],
    };
  }
}

/** Names kind and namespace too: two objects of one file may have the same name. */
function placeOf({ kind, metadata: { namespace, name } }: any): string {
  return [kind, namespace, name].filter((step) => step !== undefined).join('/');
}

/** Every object of the manifests; a document may be empty. */
function objectsOf(context: ValidationContext): { readonly object: any; readonly manifestPath: string }[] {
  return context.manifests.flatMap((manifestPath) => (
    context.parseManifest(manifestPath).filter((object) => object !== null).map((object) => ({ object, manifestPath }))
  ));
}
