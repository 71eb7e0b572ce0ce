// The one way from a template to what stands in manifests: a VirtualMachine that is complete and has no secrets in it, the
// Secrets of its cloud-init, and the claims of its disks. Machines, pools, `render` and leases are all built here.
import type { ApiObjectMetadata } from 'cdk8s';
import { withIdentity } from './identity';
import { withStoredQuantities } from './stored-quantities';
import type { VirtualMachineSpec } from '../../imports/kubevirt';
import { type CloudInitSecret, withCloudInitSecrets, withInlineCloudInit } from '../cloud-init/cloud-init-secret';
import { IssueCollector, type Issues } from '../issues/issues';
import { isMap } from '../plain-data/plain-data';
import { type Architecture, withArchitecture } from '../spec/architecture';
import { withDevices } from '../spec/devices';
import { RunStrategy } from '../spec/run-strategy';
import { placeholderIssues } from '../template/placeholders';
import type { ClaimObject, VirtualMachineTemplate } from '../template/virtual-machine-template';

/** What a template leaves open. */
export interface BuildOptions {
  /** The machine's namespace, unless only the one who applies the manifests chooses it. */
  readonly namespace?: string;
  /** Labels and annotations in addition to the template's, over which they win. */
  readonly metadata?: ApiObjectMetadata;
  /** When the machine runs, if not as the template says or else always. */
  readonly runStrategy?: RunStrategy;
  /** Whether cloud-init's texts stay in the VirtualMachine. */
  readonly inlineCloudInit?: boolean;
  /** The CPU architecture, where the template names none; without it the cluster chooses one. */
  readonly architecture?: Architecture;
  /** Tells machines of the same namespace and name apart. Without it the machine has no identity: it is one of several copies. */
  readonly identitySeed?: string;
  /** Fills in those placeholders that are filled in for each copy. */
  readonly fillCopy?: (wire: any) => any;
  /** What is wrong with a Secret, for who is to make it. */
  readonly secretIssues?: (secret: CloudInitSecret) => Issues;
}

/** A machine in the cluster. */
export interface Built {
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
 * @throws one error that lists placeholders without a value, cloud-init texts with a plaintext password in them, and Secrets
 *   that cannot be made
 */
export function build(template: VirtualMachineTemplate, name: string, options: BuildOptions = {}): Built {
  const { metadata: { name: _, ...metadata }, ...wire } = template._wire;
  const { namespace, inlineCloudInit, fillCopy = (copied: any) => copied, secretIssues = () => [] } = options;
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
      metadata: {
        ...metadata,
        ...options.metadata,
        ...namespace !== undefined && { namespace },
        name,
        labels: merge(metadata.labels, options.metadata?.labels),
        annotations: merge(metadata.annotations, options.metadata?.annotations),
      },
      spec: complete(spec, name, options),
    },
    secrets,
    claims: template._claims,
  };
}

function complete(spec: VirtualMachineSpec, name: string, options: BuildOptions): VirtualMachineSpec {
  const { namespace, runStrategy, architecture, identitySeed: seed } = options;
  const started = withRunStrategy(spec, runStrategy);
  // A template may leave its devices out, a cluster refuses that.
  const equipped = isMap(started.template?.spec?.domain) ? withDevices(started, {}) : started;
  const placed = architecture === undefined ? equipped : withArchitecture(equipped, architecture);
  return withStoredQuantities(seed === undefined ? placed : withIdentity(placed, { seed, namespace, name }));
}

/** The spec with a run strategy, its own where none is given: KubeVirt refuses a machine that says nothing of when it runs. */
export function withRunStrategy(spec: VirtualMachineSpec, runStrategy?: RunStrategy): VirtualMachineSpec {
  const { running: deprecated, ...rest } = spec;
  if (runStrategy !== undefined) {
    return { ...rest, runStrategy };
  }
  return spec.runStrategy === undefined && deprecated === undefined ? { runStrategy: RunStrategy.ALWAYS, ...rest } : spec;
}

interface Texts {
  readonly [key: string]: string;
}

/** Labels or annotations of which the last win; undefined where there are none. */
function merge(one: Texts | undefined, other: Texts | undefined): Texts | undefined {
  return one === undefined || other === undefined ? one ?? other : { ...one, ...other };
}
