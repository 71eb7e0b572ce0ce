// What a template becomes in every machine that is made of it: put together once, with holes for what each has of its own.
import type { ApiObjectMetadata } from 'cdk8s';
import { type Described, described, type DescribedOptions } from './emission';
import { hole, Pattern } from './pattern';
import { rendered, rendersSorted } from './rendered';
import type { CloudInitSecret } from '../cloud-init/cloud-init-secret';
import { type Architecture, withArchitecture } from '../machine/architecture';
import { NAME, withIdentity } from '../machine/identity';
import { withStoredQuantities } from '../machine/stored-quantities';
import { Attempts, refuse } from '../mistakes';
import { frozen, isPlainData } from '../plain-data';
import { placeholderMistakes } from '../template/placeholders';
import type { VirtualMachineTemplate } from '../template/virtual-machine-template';

/** How machines are written where their template leaves it open. */
export interface BlueprintOptions extends DescribedOptions {
  readonly architecture: Architecture;
}

/** The machines of a template, of any name. */
export interface Blueprint {
  /** The template's own metadata. */
  readonly metadata: ApiObjectMetadata;
  readonly spec: Pattern<any>;
  readonly secrets: Pattern<readonly CloudInitSecret[]>;
  /** Whether other machines are made of it too; its spec is rendered then. */
  readonly isShared: boolean;
  /** What all of them would be refused for. */
  readonly mistakes: readonly string[];
}

/** Those of templates that were asked for more than once, by how their machines are written. */
const blueprints = new WeakMap<object, Map<string, Blueprint | undefined>>();

/** The blueprint of a template: the same one whenever it is asked for after the first time, since most templates are for one machine. */
export function blueprintOf({ _wire: wire }: VirtualMachineTemplate, options: BlueprintOptions): Blueprint {
  const known = blueprints.get(wire) ?? new Map<string, Blueprint | undefined>();
  blueprints.set(wire, known);
  const key = [options.architecture, options.runStrategy, options.inlineCloudInit, rendersSorted()].join();
  const before = known.get(key);
  if (before !== undefined) {
    return before;
  }
  const blueprint = drawn(wire, options, known.has(key));
  known.set(key, blueprint.isShared ? blueprint : undefined);
  return blueprint;
}

function drawn({ metadata: { name, ...metadata }, ...wire }: any, options: BlueprintOptions, isWanted: boolean): Blueprint {
  const attempts = new Attempts();
  attempts.attempt(() => refuse(placeholderMistakes({ metadata, ...wire })), undefined);
  const { spec, secrets } = attempts.attempt((): Described => described(wire, hole(NAME), options), { spec: wire.spec, secrets: [] });
  const { mistakes } = attempts;
  const complete = mistakes.length > 0 ? spec : withStoredQuantities(withIdentity(withArchitecture(spec, options.architecture)));
  const isShared = isWanted && isPlainData(complete) && rendersSorted();
  return {
    metadata,
    spec: new Pattern(isShared ? frozen(rendered(complete)) : complete),
    secrets: new Pattern(secrets),
    isShared,
    mistakes,
  };
}
