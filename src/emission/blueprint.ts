// What a template becomes in every machine that is made of it: put together once, with holes for what each has of its own.
import type { ApiObjectMetadata } from 'cdk8s';
import { type Issue } from '../issues';
import { SharedContent } from './content';
import { type MachineOptions, machineParts } from './emission';
import type { CloudInitSecret } from '../cloud-init/cloud-init-secret';
import { type Architecture, withArchitecture } from '../machine/architecture';
import { NAME, withIdentity } from '../machine/identity';
import { withStoredQuantities } from '../machine/stored-quantities';
import { hole, Pattern } from '../pattern';
import { rendersSorted } from '../rendered';
import type { VirtualMachineTemplate } from '../template/virtual-machine-template';

/** How machines are written where their template leaves it open. */
interface BlueprintOptions extends MachineOptions {
  readonly architecture: Architecture;
}

/** The machines of a template, of any name. */
interface Blueprint {
  /** The template's own metadata. */
  readonly metadata: Pattern<ApiObjectMetadata>;
  /** The VirtualMachine, where other machines are made of it too. */
  readonly content?: SharedContent;
  /** Its spec, where there are no others. */
  readonly spec?: Pattern<any>;
  readonly secrets: ReadonlyArray<Pattern<CloudInitSecret>>;
  /** What all of them would be refused for. */
  readonly mistakes: readonly Issue[];
}

/** Those of a template, by how its machines are written. */
interface Known {
  readonly askedOnce: Set<string>;
  readonly blueprints: Map<string, Blueprint>;
}

/** What kind of object all machines are. */
export const VIRTUAL_MACHINE = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };

const knownOf = new WeakMap<object, Known>();

/** The blueprint of a template: the same one whenever it is asked for after the first time, since most templates are for one machine. */
export function blueprintOf({ _wire: wire }: VirtualMachineTemplate, options: BlueprintOptions): Blueprint {
  const known = knownOf.get(wire) ?? { askedOnce: new Set<string>(), blueprints: new Map<string, Blueprint>() };
  knownOf.set(wire, known);
  const { askedOnce, blueprints } = known;
  const key = [options.architecture, options.runStrategy, options.inlineCloudInit, rendersSorted()].join();
  const before = blueprints.get(key);
  if (before !== undefined) {
    return before;
  }
  const blueprint = drawn(wire, options, askedOnce.has(key));
  askedOnce.add(key);
  if (blueprint.content !== undefined) {
    blueprints.set(key, blueprint);
  }
  return blueprint;
}

function drawn({ metadata: { name, ...metadata }, ...wire }: any, options: BlueprintOptions, isWanted: boolean): Blueprint {
  const { spec, secrets, mistakes } = machineParts(wire, hole(NAME), options, () => ({ metadata, ...wire }));
  const complete = mistakes.length > 0 ? spec : withStoredQuantities(withIdentity(withArchitecture(spec, options.architecture)));
  const content = isWanted ? SharedContent.of(complete, () => ({ ...VIRTUAL_MACHINE, spec: complete })) : undefined;
  return {
    metadata: new Pattern(metadata),
    content,
    spec: content === undefined ? new Pattern(complete) : undefined,
    secrets: secrets.map((secret) => new Pattern(secret)),
    mistakes,
  };
}
