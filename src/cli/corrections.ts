// Documents that other systems' pages show but KubeVirt or CDI would refuse, put right, each with a note that says how.
import { Document } from './input';
import { Attempts } from '../mistakes';
import { quantityValue } from '../template/quantity';

/** A document put right. */
export interface Correction {
  readonly values: any[];
  readonly note: string;
}

/** Puts one mistake right, or returns `undefined` where a document does not make it. */
type Correct = (value: any, all: readonly any[], namespace?: string) => Correction | undefined;

const CORRECTIONS: readonly Correct[] = [poolApiVersion, poolInstanceSpec, sourceRefApiGroup, dataSourceHttp];

/**
 * Documents put right, and the notes on what was done.
 *
 * @param namespace where documents that name no namespace go
 * @throws one error that lists the documents that cannot be put right, and why
 */
export function corrected(documents: readonly Document[], namespace?: string): { readonly documents: Document[]; readonly notes: string[] } {
  const attempts = new Attempts();
  const notes: string[] = [];
  const values = documents.map(({ value }) => value);
  const result = CORRECTIONS.reduce<Document[]>((current, correct) => current.flatMap((document) => {
    const correction = attempts.attempt(() => correct(document.value, values, namespace), undefined, document.where);
    if (correction === undefined) {
      return [document];
    }
    notes.push(`${document.where}: ${correction.note}`);
    return correction.values.map((value) => ({ ...document, value }));
  }), [...documents]);
  attempts.raise();
  return { documents: result, notes };
}

function poolApiVersion(value: any): Correction | undefined {
  if (value?.kind !== 'VirtualMachinePool' || !String(value.apiVersion).startsWith('kubevirt.io/')) {
    return undefined;
  }
  const apiVersion = 'pool.kubevirt.io/v1beta1';
  return { values: [{ ...value, apiVersion }], note: `apiVersion ${JSON.stringify(value.apiVersion)} has no VirtualMachinePool: wrote ${apiVersion}` };
}

/** What a VirtualMachine's own spec has; all else belongs to the instance below it. */
const MACHINE_FIELDS = new Set(['running', 'runStrategy', 'instancetype', 'preference', 'dataVolumeTemplates', 'template', 'updateVolumesStrategy']);

function poolInstanceSpec(value: any): Correction | undefined {
  const machine = value?.kind === 'VirtualMachinePool' ? value.spec?.virtualMachineTemplate : undefined;
  if (machine?.spec === undefined || machine.spec.template !== undefined) {
    return undefined;
  }
  const fields = Object.entries(machine.spec);
  const instance = fields.filter(([field]) => !MACHINE_FIELDS.has(field));
  const template = { ...machine.metadata && { metadata: machine.metadata }, spec: Object.fromEntries(instance) };
  const spec = { ...Object.fromEntries(fields.filter(([field]) => MACHINE_FIELDS.has(field))), template };
  return {
    values: [{ ...value, spec: { ...value.spec, virtualMachineTemplate: { ...machine, spec } } }],
    note: `a machine of a pool has no ${instance.map(([field]) => field).join(', ')} in spec.virtualMachineTemplate.spec: moved to its template.spec, and gave the template the same labels and annotations`,
  };
}

function sourceRefApiGroup(value: any): Correction | undefined {
  const templates = dataVolumeTemplatesOf(value);
  if (!templates.some((template) => template?.spec?.sourceRef?.apiGroup !== undefined)) {
    return undefined;
  }
  return {
    values: [withDataVolumeTemplates(value, templates.map(withoutApiGroup))],
    note: 'sourceRef of a dataVolumeTemplate has no apiGroup: left it out',
  };
}

function withoutApiGroup(template: any): any {
  const { apiGroup, ...sourceRef } = template?.spec?.sourceRef ?? {};
  return apiGroup === undefined ? template : { ...template, spec: { ...template.spec, sourceRef } };
}

/** The dataVolumeTemplates of a machine, or of a pool's machines. */
function dataVolumeTemplatesOf(value: any): any[] {
  const templates = (value?.spec?.virtualMachineTemplate ?? value)?.spec?.dataVolumeTemplates;
  return Array.isArray(templates) ? templates : [];
}

function withDataVolumeTemplates(value: any, dataVolumeTemplates: any[]): any {
  const machine = value.spec.virtualMachineTemplate;
  return machine === undefined
    ? { ...value, spec: { ...value.spec, dataVolumeTemplates } }
    : { ...value, spec: { ...value.spec, virtualMachineTemplate: withDataVolumeTemplates(machine, dataVolumeTemplates) } };
}

function dataSourceHttp(value: any, all: readonly any[], defaultNamespace?: string): Correction | undefined {
  const http = value?.kind === 'DataSource' ? value.spec?.source?.http : undefined;
  if (http === undefined) {
    return undefined;
  }
  const { name, namespace = defaultNamespace } = value.metadata;
  const sizes = all.flatMap(dataVolumeTemplatesOf)
    .filter((template) => template?.spec?.sourceRef?.name === name)
    .map(({ spec }) => (spec.pvc ?? spec.storage)?.resources?.requests?.storage)
    .filter((size) => size !== undefined)
    .sort((one, other) => quantityValue(one)! - quantityValue(other)!);
  if (sizes.length === 0) {
    throw new Error(`DataSource ${JSON.stringify(name)}: CDI's DataSource has no source.http, and no dataVolumeTemplate given here says how large its image is: `
      + 'write a DataVolume with source.http and a size, and a DataSource with source.pvc');
  }
  const metadata = { name, ...namespace !== undefined && { namespace } };
  return {
    values: [
      { apiVersion: value.apiVersion, kind: 'DataVolume', metadata, spec: { source: { http }, storage: { resources: { requests: { storage: sizes[0] } } } } },
      { ...value, spec: { ...value.spec, source: { pvc: { name, namespace: namespace ?? 'default' } } } },
    ],
    note: `CDI's DataSource has no source.http: wrote a DataVolume ${JSON.stringify(name)} of ${sizes[0]}, the smallest disk made of it, that imports the image once, and pointed the DataSource to it`
      + (namespace === undefined ? ' in namespace "default": choose another with --namespace' : ''),
  };
}
