// The overrides of a machine: any fields of its VirtualMachine, which are merged into it last.
import type { MachineProps } from './machine-props';
import { issue, IssueError, type Issue, type Issues, joinPath, NO_ISSUES, refuse } from '../issues/issues';
import { entriesOf, isDeepEqual, isMap, omitEmpty } from '../plain-data/plain-data';
import { RunStrategy } from '../spec/run-strategy';
import { patchObject } from '../template/strategic-merge/patch';
import { VIRTUAL_MACHINE_FIELDS, type VirtualMachineTemplate } from '../template/virtual-machine-template';

/**
 * The overrides as a plain object; undefined without any.
 *
 * @throws when they are not one map, or a VirtualMachine has no such field
 */
export function overridesOf(machine: MachineProps): any {
  const overrides = patchObject(machine.overrides, 'overrides');
  // Fields that begin with a dollar sign are merge directives.
  const others = Object.keys(overrides ?? {}).filter((field) => !VIRTUAL_MACHINE_FIELDS.includes(field) && !field.startsWith('$') && overrides[field] !== null);
  refuse(others.map((field) => issue(`overrides.${field}`, 'a VirtualMachine has no such field: write the fields around it too, such as { spec: { template: { spec: { domain: … } } } }')));
  return overrides;
}

/** Merges overrides. The machine is valid without them, so all issues of the merged template come from them. */
export function applyOverrides(described: VirtualMachineTemplate, overrides: any): VirtualMachineTemplate {
  try {
    return described.merge(overrides);
  } catch (error) {
    throw error instanceof IssueError ? new IssueError(error.issues.map((each) => each.source === 'template' ? { ...each, source: undefined, path: joinPath('overrides', each.path) } : each)) : error;
  }
}

/** The fields of metadata that the machine shares with its disks. */
const OWN_FIELDS = ['name', 'namespace'];

/** The overrides that the machine's metadata and run strategy would undo, because these are set after the merge. */
export function* overrideIssues({ metadata: own = {}, runStrategy }: MachineProps, { metadata, spec }: any): Issues {
  const overriddenMetadata = isMap(metadata) ? metadata : {};
  for (const field of OWN_FIELDS.filter((each) => overriddenMetadata[each] !== undefined)) {
    yield issue(`overrides.metadata.${field}`, `${JSON.stringify(overriddenMetadata[field])} would apply to the machine and not to its disks: write it in the metadata of the construct`);
  }
  const both = Object.entries(omitEmpty(own)).filter(([field]) => !OWN_FIELDS.includes(field) && overriddenMetadata[field] !== undefined);
  for (const [field, value] of both) {
    yield* overriddenFieldIssues(`overrides.metadata.${field}`, overriddenMetadata[field], value);
  }
  if (runStrategy !== undefined && isMap(spec)) {
    yield* spec.runStrategy === undefined ? NO_ISSUES : overriddenIssues('overrides.spec.runStrategy', spec.runStrategy, 'runStrategy', runStrategy);
    yield* spec.running === undefined || spec.running === null ? NO_ISSUES : runningIssues(spec.running, runStrategy);
  }
}

/** The machine's metadata keeps the other labels and annotations of a template, and replaces its other fields. */
function* overriddenFieldIssues(path: string, overridden: unknown, kept: any): Issues {
  if (!isMap(overridden) || !isMap(kept)) {
    yield* overriddenIssues(path, overridden, 'metadata', kept);
    return;
  }
  const written = new Map(entriesOf(overridden));
  for (const [key, value] of Object.entries(kept).filter(([each]) => written.has(each))) {
    yield* overriddenIssues(`${path}.${key}`, written.get(key), 'metadata', value);
  }
}

function overriddenIssues(path: string, value: unknown, property: string, kept: unknown): readonly Issue[] {
  return isDeepEqual(value, kept) ? NO_ISSUES : [issue(path, `${JSON.stringify(value)} is overridden by ${property}, which has ${JSON.stringify(kept)}: write it there`)];
}

/** `running` is the deprecated form of two run strategies, which excludes `runStrategy`. */
function runningIssues(running: unknown, kept: RunStrategy): readonly Issue[] {
  const meant = running === true ? RunStrategy.ALWAYS : running === false ? RunStrategy.HALTED : undefined;
  return meant === kept ? NO_ISSUES : [issue('overrides.spec.running', `${JSON.stringify(running)} is overridden by runStrategy, which has ${JSON.stringify(kept)}: `
    + `${meant === undefined ? '' : `write ${JSON.stringify(meant)} there, or `}leave it out`)];
}
