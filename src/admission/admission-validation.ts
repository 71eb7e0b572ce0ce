// The rules as a validation plugin of cdk8s' command line: `validations` in cdk8s.yaml.
import { violationsOf } from './admission';
import { capabilitiesMistakes } from './capabilities-document';
import { ruleNamed } from './catalogue';
import { ClusterCapabilitiesProps } from './cluster-capabilities';
import { isJudged } from './schema';
import { refuse } from '../mistakes';

/** What cdk8s-cli hands to a plugin; its own types come with the command, which programs do not depend on. */
interface ValidationContext {
  readonly manifests: readonly string[];
  readonly report: {
    addViolation(violation: ReportedViolation): void;
    submit(status: 'success' | 'failure', metadata: { readonly [title: string]: string }): void;
  };
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

/**
 * A validation plugin for `cdk8s synth`, which looks at every manifest of an app, whichever constructs made it:
 *
 * ```yaml
 * validations:
 *   - package: cdk8s-kubevirt
 *     version: 1.0.0
 *     class: AdmissionValidation
 *     properties:
 *       featureGates: [Snapshot]
 * ```
 *
 * `properties` are those of ClusterCapabilitiesProps. The constructs of this library need no plugin: they are checked
 * without it.
 */
export class AdmissionValidation {
  private readonly capabilities: ClusterCapabilitiesProps;

  /**
   * Throws when a property is none of ClusterCapabilitiesProps', or has another type.
   *
   * @param capabilities what the cluster has; what is left out is not checked
   */
  constructor(capabilities: ClusterCapabilitiesProps = {}) {
    refuse(capabilitiesMistakes(capabilities), 'properties of AdmissionValidation');
    this.capabilities = capabilities;
  }

  /**
   * Reports what KubeVirt and CDI would refuse; called by `cdk8s synth`.
   *
   * @param context the context of cdk8s-cli: the manifests and the report
   */
  public async validate(context: any): Promise<void> {
    const { report }: ValidationContext = context;
    const objects = objectsOf(context);
    const broken = new Map<string, ReportedResource[]>();
    for (const { object, manifestPath } of objects) {
      for (const { rule, path, mistake } of violationsOf(object, this.capabilities)) {
        broken.set(rule, [...broken.get(rule) ?? [], { resourceName: object.metadata?.name ?? '', manifestPath, locations: [`${path}: ${mistake}`] }]);
      }
    }
    for (const [ruleName, violatingResources] of broken) {
      const { refuses, story } = ruleNamed(ruleName);
      report.addViolation({ ruleName, recommendation: `avoid ${refuses}`, fix: story, violatingResources });
    }
    const checked = objects.filter(({ object }) => isJudged(object)).length;
    report.submit(broken.size === 0 ? 'success' : 'failure', { 'Objects checked': `${checked}`, 'Objects of other kinds': `${objects.length - checked}` });
  }
}

/** Every object of the manifests; a document may be empty. */
function objectsOf(context: ValidationContext): { readonly object: any; readonly manifestPath: string }[] {
  return context.manifests.flatMap((manifestPath) => (
    context.parseManifest(manifestPath).filter((object) => object !== null).map((object) => ({ object, manifestPath }))
  ));
}
