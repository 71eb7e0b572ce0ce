// The parts of each kind that rules check, and their paths in the object.
import type { MachineContext, Manifest, RuleSet } from './rule';
import type { VirtualMachineSpec } from '../../imports/kubevirt';
import { table } from '../plain-data/plain-data';

/** One part of an object. */
export interface Part {
  /** Its path in the object: `spec.template.spec`. */
  readonly path: string;
  /** Which rules check it. */
  readonly as: keyof RuleSet;
  readonly value: any;
  /** What its rules need besides the context of all rules. */
  readonly context?: Pick<MachineContext, 'virtualMachine' | 'metadata'>;
}

/** The parts of an object; none if its kind is unknown. */
export function* parts(object: Manifest): Iterable<Part> {
  const ofKind = PARTS[object.kind];
  if (ofKind) {
    yield { path: 'metadata', as: 'metadata', value: object.metadata ?? {} };
    yield* ofKind(object.spec ?? {});
  }
}

const PARTS: { readonly [kind: string]: (spec: any) => Iterable<Part> } = table({
  VirtualMachine: (spec) => virtualMachine('spec', spec),
  VirtualMachinePool: (spec) => [
    { path: 'spec', as: 'virtualMachinePool', value: spec },
    ...virtualMachine('spec.virtualMachineTemplate.spec', spec.virtualMachineTemplate?.spec ?? {}),
  ],
  VirtualMachineInstancetype: (spec) => [{ path: 'spec', as: 'instancetype', value: spec }],
  VirtualMachineClusterInstancetype: (spec) => [{ path: 'spec', as: 'instancetype', value: spec }],
  VirtualMachinePreference: (spec) => [{ path: 'spec', as: 'preference', value: spec }],
  VirtualMachineClusterPreference: (spec) => [{ path: 'spec', as: 'preference', value: spec }],
  DataVolume: (spec) => [{ path: 'spec', as: 'dataVolume', value: spec }],
  DataSource: (spec) => [{ path: 'spec', as: 'dataSource', value: spec }],
  DataImportCron: (spec) => [
    { path: 'spec', as: 'dataImportCron', value: spec },
    { path: 'spec.template.spec', as: 'dataVolume', value: spec.template?.spec ?? {} },
  ],
});

function virtualMachine(path: string, spec: VirtualMachineSpec): Part[] {
  const machine = spec.template?.spec ?? {};
  return [
    { path, as: 'virtualMachine', value: spec },
    {
      path: `${path}.template.spec`,
      as: 'machine',
      // KubeVirt reads a spec without a domain as one whose domain is empty.
      value: 'domain' in machine ? machine : { domain: {}, ...machine },
      context: { virtualMachine: spec, metadata: spec.template?.metadata ?? {} },
    },
    ...(spec.dataVolumeTemplates ?? []).map((template, index): Part => ({
      path: `${path}.dataVolumeTemplates[${index}].spec`, as: 'dataVolume', value: template?.spec ?? {},
    })),
  ];
}
