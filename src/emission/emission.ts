// The last step of every machine: a template becomes the parts of an object, complete and without secrets in it.
import { ApiObjectMetadata } from 'cdk8s';
import { Construct } from 'constructs';
import type { VirtualMachineSpec } from '../../imports/kubevirt';
import { CloudInitSecret, withCloudInitSecrets, withInlineCloudInit } from '../cloud-init/cloud-init-secret';
import { SECRET_PROTECTION } from '../gitops/prune-protection';
import { machineDefaults } from '../machine/machine-defaults';
import { NamedMetadata, objectMetadata } from '../metadata';
import { Attempts, refuse } from '../mistakes';
import { NOTHING_TO_FILL } from '../pattern';
import { RunStrategy } from '../run-strategy';
import { type EmittedSecret, secretSource } from '../secrets/secret-source';
import { placeholderMistakes } from '../template/placeholders';
import type { VirtualMachineTemplate } from '../template/virtual-machine-template';

/** What a construct makes its objects of. */
export interface EmissionProps {
  readonly template: VirtualMachineTemplate;
  readonly metadata?: ApiObjectMetadata;
  readonly runStrategy?: RunStrategy;
  readonly inlineCloudInit?: boolean;
}

/** The parts of a construct's objects. */
export interface Emission extends Pick<MachineParts, 'spec' | 'secrets'> {
  /** The template's own metadata. */
  readonly template: ApiObjectMetadata;
  /** The object's metadata: the construct's name, and its namespace or else the template's. */
  readonly own: NamedMetadata;
}

/** A machine without texts in it, and those texts. */
export interface MachineParts {
  readonly spec: VirtualMachineSpec;
  /** The Secrets that hold the spec's cloud-init texts. */
  readonly secrets: readonly CloudInitSecret[];
  /** Placeholders without a value, and plaintext passwords in texts. */
  readonly mistakes: readonly string[];
}

/** How a machine is written where its template leaves it open. */
export type MachineOptions = Pick<EmissionProps, 'runStrategy' | 'inlineCloudInit'>;

/**
 * The parts that a construct emits for a template.
 *
 * @param asRead the machine with cloud-init's texts as its guest reads them, where the template leaves something to fill in
 * @throws when the name is no DNS label, a placeholder has no value, or a cloud-init text holds a plaintext password or a
 *   value that its source of Secrets cannot put there
 */
export function emission(construct: Construct, props: EmissionProps, asRead: (wire: any, name: string) => any): Emission {
  const { metadata: { name, ...template }, ...wire } = props.template._wire;
  const own = ownMetadata(construct, props);
  const { spec, secrets, mistakes } = machineParts(wire, own.name, props, () => ({ metadata: template, ...asRead(wire, own.name) }));
  refuse([...mistakes, ...secretMistakes(construct, secrets)], construct.node.path);
  return { template, own, spec, secrets };
}

/** The metadata of a construct's main object; its namespace is the template's, unless the construct says another. */
export function ownMetadata({ node }: Construct, { template, metadata }: EmissionProps): NamedMetadata {
  const namespace = metadata?.namespace ?? template._wire.metadata.namespace;
  return objectMetadata(node.scope as Construct, node.id, { ...metadata, namespace });
}

/**
 * A machine of a name, without cloud-init's texts.
 *
 * @param asRead all that must have no placeholders left
 */
export function machineParts(wire: any, name: string, { runStrategy, inlineCloudInit }: MachineOptions, asRead: () => any): MachineParts {
  const attempts = new Attempts();
  attempts.attempt(() => refuse(placeholderMistakes(asRead())), undefined);
  const { object, secrets } = attempts.attempt(
    () => inlineCloudInit ? withInlineCloudInit(wire) : withCloudInitSecrets(wire, name),
    { object: wire, secrets: [] },
  );
  return { spec: withRunStrategy(object.spec, runStrategy), secrets, mistakes: attempts.mistakes };
}

/** What the app's source of Secrets cannot do. */
export function secretMistakes(construct: Construct, secrets: readonly CloudInitSecret[]): string[] {
  const source = secretSource(construct);
  return secrets.flatMap((secret) => [...source._refuses(secret)]);
}

/** A Secret of cloud-init's texts. */
interface SecretOfMachine extends Omit<EmittedSecret, 'metadata'> {
  readonly namespace?: string;
}

/** Emits a Secret, as the app's source of Secrets has it. */
export function emitSecret(construct: Construct, { namespace, ...secret }: SecretOfMachine): void {
  const annotations = machineDefaults(construct).pruneProtection ? SECRET_PROTECTION : undefined;
  secretSource(construct)._emit(construct, { ...secret, metadata: { namespace, annotations } });
}

/** Emits Secrets that are for one construct alone, numbered from `first`. */
export function emitSecrets(construct: Construct, secrets: readonly CloudInitSecret[], namespace?: string, first: number = 0): void {
  secrets.forEach((secret, index) => emitSecret(construct, { id: `secret-${first + index}`, secret, shared: secret, fill: NOTHING_TO_FILL, namespace }));
}

/** The spec with a run strategy, its own where none is given: KubeVirt refuses a machine that says nothing of when it runs. */
export function withRunStrategy(spec: VirtualMachineSpec, runStrategy?: RunStrategy): VirtualMachineSpec {
  const { running: deprecated, ...rest } = spec;
  if (runStrategy !== undefined) {
    return { ...rest, runStrategy };
  }
  return spec.runStrategy === undefined && deprecated === undefined ? { runStrategy: RunStrategy.ALWAYS, ...rest } : spec;
}
