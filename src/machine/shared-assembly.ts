// Machines that are described alike are put together once, with a hole for the name.
import type { Construct } from 'constructs';
import { descriptionText } from './described';
import { NAME } from './identity';
import type { MachineProps } from './machine';
import { assembled, type Assembly } from './machine-assembly';
import { machineDefaults } from './machine-defaults';
import { appOf } from '../app-of';
import { IssueCollector } from '../issues';
import { NamedMetadata, pathOf } from '../metadata';
import { hole } from '../pattern';
import { Memories } from '../remembered';

/** How many are kept; a fleet has a few. */
const MOST = 100;

/** What was put together before in an app. */
const assemblies = new Memories<Assembly>(MOST);

/**
 * The parts of a machine; they may have holes for its name in them.
 *
 * @throws one error that lists everything that is missing or contradicts itself, each with the construct's path
 */
export function sharedAssembly(scope: Construct, id: string, { name, labels }: NamedMetadata, props: MachineProps): Assembly {
  const { metadata, ...machine } = props;
  const known = assemblies.of(appOf(scope));
  const description = { machine, labels, defaults: machineDefaults(scope) };
  const text = descriptionText(description);
  const found = text === undefined ? undefined : known.get(text);
  if (found !== undefined) {
    return found;
  }
  const collector = new IssueCollector();
  const ofAnyName = text === undefined ? undefined : new IssueCollector().collect(() => assembled(hole(NAME), description), undefined);
  // Issues are told of the machine's own name.
  const assembly = ofAnyName ?? collector.collect(() => assembled(name, description), undefined);
  collector.raise(pathOf(scope, id));
  if (ofAnyName !== undefined) {
    known.set(text!, ofAnyName);
  }
  return assembly!;
}
