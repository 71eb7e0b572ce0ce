// What KubeVirt does to machines and their disks if their templates change, as the pool controller of 1.9 decides: a pool deletes the
// instance of each outdated running machine, and the machine itself if its dataVolumeTemplates differ. A VirtualMachine fills the disks of
// its templates once.
import { keptCloudInit } from './kept-cloud-init';
import { secretIn } from '../../admission/secrets/detectors';
import { typedDifferences } from '../../assertions/typed-differences';
import { isMap } from '../../plain-data/plain-data';
import { fieldAt, isHalted, itemsAt, machineIn } from '../manifests/machines';

const TEMPLATES = 'dataVolumeTemplates';

/** What happens to the disks of a VirtualMachine whose templates have other images. */
export function keptImages(before: any, after: any): string[] {
  const names = otherImages(before.spec, after.spec).map((name) => secretIn(String(name)) === undefined ? name : '(secret)');
  if (names.length === 0) {
    return [];
  }
  return [names.length === 1 ? `keeps the image of the existing disk, ${names[0]}: give a new disk another name`
    : `keeps the images of the existing disks, ${names.join(', ')}: give new disks other names`];
}

/** What happens to the machines of a pool whose template changes. */
export function poolUpdate(before: any, after: any): string[] {
  const [{ spec: specBefore, replicas: replicasBefore }, { spec: specAfter, replicas }] = [machineIn(before)!, machineIn(after)!];
  const strategy = fieldAt(after, 'spec.updateStrategy');
  const machines = Math.min(Number(replicasBefore), Number(replicas));
  if (fieldAt(after, 'spec.paused') === true || isMap(fieldAt(strategy, 'unmanaged')) || machines === 0) {
    return [];
  }
  if (isMap(fieldAt(strategy, 'opportunistic')) || [specBefore, specAfter].every(isHalted)) {
    return otherImages(specBefore, specAfter).length > 0 ? ['keeps the images of the disks of existing machines: only new machines get the new images'] : [];
  }
  const which = `its ${isMap(fieldAt(strategy, 'proactive.selectionPolicy.selectors')) ? 'running machines that updateStrategy selects' : 'running machines'}`;
  if (differences(specBefore, specAfter, TEMPLATES, '[]DataVolumeTemplateSpec').length > 0) {
    return [`deletes ${which} with their disks, and creates them again${paceText(after, machines)}`];
  }
  const changed = differences(specBefore, specAfter, 'template', '*VirtualMachineInstanceTemplateSpec');
  return changed.length === 0 ? [] : [
    `${fieldAt(specAfter, 'runStrategy') === 'Manual' ? 'stops' : 'restarts'} ${which}${paceText(after, machines)}`,
    ...keptCloudInit(specBefore, specAfter, changed).length > 0
      ? ['keeps what cloud-init set up in existing machines: only new machines, or disks with another image, get the new cloud-init'] : [],
  ];
}

function differences(before: any, after: any, field: string, type: string): string[] {
  return typedDifferences(field, fieldAt(before, field), fieldAt(after, field), type);
}

/** The names of the dataVolumeTemplates with another source than before. */
function otherImages(before: any, after: any): string[] {
  const sourcesBefore = new Map(itemsAt(before, TEMPLATES).map((template) => [fieldAt(template, 'metadata.name'), sourceOf(template)]));
  const sourcesAfter = itemsAt(after, TEMPLATES).map((template) => [fieldAt(template, 'metadata.name'), sourceOf(template)] as const);
  return sourcesAfter.filter(([name, source]) => sourcesBefore.has(name) && typedDifferences('', sourcesBefore.get(name), source, 'DataVolumeSpec').length > 0).map(([name]) => name);
}

function sourceOf(template: any): object {
  return { source: fieldAt(template, 'spec.source'), sourceRef: fieldAt(template, 'spec.sourceRef') };
}

/** How many of a pool's machines are replaced at a time: all of them, unless `maxUnavailable` is less. */
function paceText(pool: any, machines: number): string {
  const written = fieldAt(pool, 'spec.maxUnavailable') ?? '100%';
  const maxAtOnce = typeof written === 'string' ? Math.floor(machineIn(pool)!.replicas! * parseInt(written, 10) / 100) : Number(written);
  return machines === 1 ? '' : maxAtOnce >= machines ? ', all at once' : `, at most ${Math.max(1, maxAtOnce) || 1} at a time`;
}
