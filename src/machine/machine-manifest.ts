// The machines of a manifest: every document has its turn, and either all of them become constructs or none does.
import { Construct } from 'constructs';
import { ParsedMachine, parseMachineDocument } from './machine-document';
import type { MachineProps } from './machine-props';
import { issue, IssueCollector, IssueError } from '../issues/issues';
import { readYaml } from '../yaml/yaml';

interface PlacedMachine extends ParsedMachine {
  /** `source:line`. */
  readonly where: string;
}

/**
 * What `make` makes of each Machine document of a YAML text. Its id is the machine's name, or `<namespace>-<name>` where
 * the scope has a child of that name.
 *
 * @throws one error that lists every mistake of the text with its line; the scope is then as it was
 */
export function manifestMachines<T>(scope: Construct, yaml: string, source: string, make: (id: string, props: MachineProps) => T): T[] {
  const collector = new IssueCollector();
  const before = new Set(scope.node.children);
  const places = new Map<string, string>();
  const described = readYaml(yaml, source).flatMap(({ value, line }) => {
    const where = `${source}:${line}`;
    return collector.collect<PlacedMachine[]>(() => [{ ...parseMachineDocument(value), where }], [], where);
  });
  const machines = described.flatMap(({ name, namespace, props, where }) => collector.collect<T[]>(() => {
    requireFirst(places, [namespace, name].filter(Boolean).join('/'), where);
    return [make(freeId(scope, name, namespace), props)];
  }, [], where));
  try {
    collector.raise();
  } catch (error) {
    scope.node.children.filter((child) => !before.has(child)).forEach((child) => scope.node.tryRemoveChild(child.node.id));
    throw error;
  }
  return machines;
}

function requireFirst(places: Map<string, string>, machine: string, where: string): void {
  const first = places.get(machine);
  if (first !== undefined) {
    throw new IssueError([issue('metadata.name', `Machine ${JSON.stringify(machine)} is at ${first} already: give each machine a name of its own`)]);
  }
  places.set(machine, where);
}

function freeId(scope: Construct, name: string, namespace?: string): string {
  return scope.node.tryFindChild(name) === undefined ? name : [namespace, name].filter(Boolean).join('-');
}
