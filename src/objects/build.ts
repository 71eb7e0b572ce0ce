// Builds the objects of a template: a complete VirtualMachine without secrets, the Secrets of its cloud-init, and the claims
// of its disks. Machines, pools, `render` and leases are all built here.
import type { ApiObjectMetadata } from 'cdk8s';
import { withCanonicalQuantities } from './canonical-quantities';
import { withIdentity } from './identity';
import type { VirtualMachineSpec } from '../../imports/kubevirt';
import { type CloudInitSecret, withCloudInitSecrets, withInlineCloudInit } from '../cloud-init/cloud-init-secret';
import { IssueCollector, type Issues } from '../issues/issues';
import type { Architecture } from '../plain-data/architecture';
import { isMap, type Texts, withFields } from '../plain-data/plain-data';
import { withArchitecture } from '../spec/architecture';
import { RunStrategy } from '../spec/run-strategy';
import { withNamedDataVolumes } from '../template/data-volume-names';
import { placeholderIssues } from '../template/placeholders';
import type { ClaimObject, VirtualMachineTemplate } from '../template/virtual-machine-template';

/** The settings that are not in a template. */
interface BuildOptions {
  /** The machine's namespace. Undefined if it is only chosen when the manifests are applied. */
  readonly namespace?: string;
  /** Labels and annotations that are added to the template's and override them. */
  readonly metadata?: ApiObjectMetadata;
  /** When the machine runs. The default is the template's run strategy, or else Always. */
  readonly runStrategy?: RunStrategy;
  /** Whether user data and network data stay in the VirtualMachine instead of moving to a Secret. */
  readonly inlineCloudInit?: boolean;
  /** The CPU architecture, if the template has none. If both are undefined, the cluster chooses one. */
  readonly architecture?: Architecture;
  /** Distinguishes machines of the same namespace and name. Without a seed the machine gets no identity: it is one of several copies. */
  readonly identitySeed?: string;
  /** Fills in the placeholders that have a value for each copy. */
  readonly fillCopy?: (wire: any) => any;
  /** Returns the mistakes in a Secret for the source that has to create it. */
  readonly secretIssues?: (secret: CloudInitSecret) => Issues;
}

/** The objects of a machine. */
interface Built {
  readonly object: VirtualMachineObject;
  readonly secrets: readonly CloudInitSecret[];
  readonly claims: readonly ClaimObject[];
}

/** A VirtualMachine on the wire. */
interface VirtualMachineObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: ApiObjectMetadata;
  readonly spec: VirtualMachineSpec;
}

/**
 * The objects of a template's machine.
 *
 * @throws one error that lists placeholders without a value, user data or network data that contains a plaintext password, and Secrets that
 *   cannot be created
 */
export function build(template: VirtualMachineTemplate, name: string, options: BuildOptions = {}): Built {
  const { metadata: { name: _, ...metadata }, ...written } = template._wire;
  const wire = withFields(written, { spec: withNamedDataVolumes(written.spec, name) });
  const { namespace, inlineCloudInit, fillCopy = (copied: any) => copied, secretIssues = () => [] } = options;
  const merged = withFields(metadata, options.metadata ?? {});
  const collector = new IssueCollector();
  collector.add(placeholderIssues({ metadata, ...fillCopy(wire) }));
  const { object: { apiVersion, kind, spec }, secrets } = collector.collect(
    () => inlineCloudInit ? withInlineCloudInit(wire) : withCloudInitSecrets(wire, name),
    { object: wire, secrets: [] },
  );
  secrets.forEach((secret) => collector.add(secretIssues(secret)));
  collector.raise();
  return {
    object: {
      apiVersion,
      kind,
      metadata: withFields(merged, {
        name,
        namespace: namespace ?? merged.namespace,
        labels: mergeTexts(metadata.labels, options.metadata?.labels),
        annotations: mergeTexts(metadata.annotations, options.metadata?.annotations),
      }),
      spec: completeSpec(spec, name, options),
    },
    secrets,
    claims: template._claims,
  };
}

function completeSpec(spec: VirtualMachineSpec, name: string, options: BuildOptions): VirtualMachineSpec {
  const { namespace, runStrategy, architecture, identitySeed: seed } = options;
  const started = withRunStrategy(spec, runStrategy);
  const instance = started.template?.spec;
  if (!isMap(instance?.domain)) {
    return withCanonicalQuantities(started);
  }
  // A preference applies only to fields that the machine does not set.
  const placed = architecture === undefined || spec.preference !== undefined ? instance : withArchitecture(instance, architecture);
  const identified = seed === undefined ? placed : withIdentity(placed, { seed, namespace, name });
  const { domain } = identified;
  // A template may leave out `devices`, but a cluster refuses a machine without it.
  const bootable = domain.devices ? identified : withFields(identified, { domain: withFields(domain, { devices: {} }) });
  return withCanonicalQuantities(withFields(started, { template: withFields(started.template, { spec: bootable }) }));
}

/** The spec with a run strategy: the given one, its own, or Always. KubeVirt refuses a machine without a run strategy. */
export function withRunStrategy(spec: VirtualMachineSpec, runStrategy?: RunStrategy): VirtualMachineSpec {
  const { running: deprecated, ...rest } = spec;
  if (runStrategy !== undefined) {
    return { ...rest, runStrategy };
  }
  return spec.runStrategy === undefined && deprecated === undefined ? { runStrategy: RunStrategy.ALWAYS, ...rest } : spec;
}

/** Merges labels or annotations: the second override the first. Undefined if there are none. */
function mergeTexts(one: Texts | undefined, other: Texts | undefined): Texts | undefined {
  return one === undefined || other === undefined ? one ?? other : { ...one, ...other };
}
