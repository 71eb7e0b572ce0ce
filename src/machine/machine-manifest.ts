// The machines of a manifest: reads every document and creates constructs for all of them, or for none if there is any mistake.
import { Construct } from 'constructs';
import { ParsedMachine, parseMachineDocument } from './machine-document';
import type { MachineProps } from './machine-props';
import { issue, IssueCollector, IssueError } from '../issues/issues';
import { readYaml } from '../yaml/yaml';

interface LocatedMachine extends ParsedMachine {
  /** `source:line`. */
  readonly where: string;
}

/**
 * Calls `make` for each Machine document in a YAML string and returns the results. The id is the machine's name, or
 * `<namespace>-<name>` if the scope already has a child of that name.
 *
 * @throws one error that lists every mistake with its line; the scope is then unchanged
 */
export function manifestMachines<T>(scope: Construct, yaml: string, source: string, make: (id: string, props: MachineProps) => T): T[] {
  const collector = new IssueCollector();
  const existing = new Set(scope.node.children);
  const places = new Map<string, string>();
  const described = readYaml(yaml, source).flatMap(({ value, line }) => {
    const where = `${source}:${line}`;
    return collector.collect<LocatedMachine[]>(() => [{ ...parseMachineDocument(value), where }], [], where);
  });
  try {
    const machines = described.flatMap(({ name, namespace, props, where }) => collector.collect<T[]>(() => {
      requireUnique(places, [namespace, name].filter(Boolean).join('/'), where);
      return [make(availableId(scope, name, namespace), props)];
    }, [], where));
    collector.raise();
    return machines;
  } catch (error) {
    scope.node.children.filter((child) => !existing.has(child)).forEach((child) => scope.node.tryRemoveChild(child.node.id));
    throw error;
  }
}

function requireUnique(places: Map<string, string>, machine: string, where: string): void {
  const first = places.get(machine);
  if (first !== undefined) {
    throw new IssueError([issue('metadata.name', `Machine ${JSON.stringify(machine)} is already at ${first}: give each machine its own name`)]);
  }
  places.set(machine, where);
}

function availableId(scope: Construct, name: string, namespace?: string): string {
  const ids = [name, ...namespace === undefined ? [] : [`${namespace}-${name}`]];
  const free = ids.find((id) => scope.node.tryFindChild(id) === undefined);
  if (free === undefined) {
    throw new IssueError([issue('metadata.name', `${JSON.stringify(scope.node.path)} already has ${ids.map((id) => JSON.stringify(id)).join(' and ')}: give the machine another name`)]);
  }
  return free;
}
