// Corrects documents that the documentation of other systems shows, but KubeVirt or CDI would refuse. A note reports each change.
import { Correction, dataSourceHttp, dataVolumeTemplatesOf, type ImageClaims, withDataVolumeTemplates } from './data-source-correction';
import { groupOf } from '../../admission/kinds';
import type { VersionCapabilities } from '../../admission/kubevirt-version';
import { servedVersion } from '../../admission/versions/served-versions';
import { isMap, textOf } from '../../plain-data/plain-data';

/** Corrects one mistake; undefined if a document does not contain it. */
type Correct = (value: any, claims: ImageClaims, capabilities?: VersionCapabilities) => Correction | undefined;

const CORRECTIONS: readonly Correct[] = [poolApiVersion, poolInstanceSpec, sourceRefApiGroup, dataSourceHttp];

/**
 * The corrected documents, or the document itself, and notes on the changes.
 *
 * @param claims the disks of all documents
 * @param capabilities those of the cluster, if known
 * @throws one error with the reasons why the document cannot be corrected
 */
export function correctDocument(
  value: any, claims: ImageClaims, capabilities?: VersionCapabilities,
): { readonly values: readonly any[]; readonly notes: readonly string[] } {
  const notes: string[] = [];
  let values: readonly any[] = [value];
  for (const correct of CORRECTIONS) {
    values = values.flatMap((each) => {
      const correction = correct(each, claims, capabilities);
      notes.push(...correction === undefined ? [] : [correction.note]);
      return correction?.values ?? [each];
    });
  }
  return { values, notes };
}

function poolApiVersion(value: any, _claims: ImageClaims, capabilities?: VersionCapabilities): Correction | undefined {
  if (value?.kind !== 'VirtualMachinePool' || groupOf(textOf(value.apiVersion)) !== 'kubevirt.io') {
    return undefined;
  }
  const apiVersion = servedVersion('pool.kubevirt.io/v1beta1', capabilities);
  return { values: [{ ...value, apiVersion }], note: `apiVersion ${JSON.stringify(value.apiVersion)} has no VirtualMachinePool: wrote ${apiVersion}` };
}

/** The fields of a VirtualMachine's spec. All others belong to the spec of its template. */
const MACHINE_FIELDS = new Set(['running', 'runStrategy', 'instancetype', 'preference', 'dataVolumeTemplates', 'template', 'updateVolumesStrategy']);

function poolInstanceSpec(value: any): Correction | undefined {
  const machine = value?.kind === 'VirtualMachinePool' ? value.spec?.virtualMachineTemplate : undefined;
  const fields = isMap(machine?.spec) ? Object.entries<any>(machine.spec) : [];
  const instance = fields.filter(([field]) => !MACHINE_FIELDS.has(field));
  if (instance.length === 0 || machine.spec.template !== undefined) {
    return undefined;
  }
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
