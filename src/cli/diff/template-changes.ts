// What KubeVirt does to machines and their disks when the templates change of which it has made them, as its pool controller of 1.8
// decides: a pool deletes the instance of each outdated machine that runs, and the machine itself if it has other dataVolumeTemplates. A
// VirtualMachine fills the disks of its templates once.
import { secretIn } from '../../admission/secrets/detectors';
import { typedDifferences } from '../../assertions/typed-differences';
import { isMap } from '../../plain-data/plain-data';
import { fieldAt, isHalted, itemsAt, machineIn } from '../manifests/machines';

const TEMPLATES = 'dataVolumeTemplates';

/** What becomes of the disks of a VirtualMachine whose templates have other images. */
export function keptImages(before: any, after: any): string[] {
  const names = otherImages(before.spec, after.spec).map((name) => secretIn(String(name)) === undefined ? name : '(secret)');
  if (names.length === 0) {
    return [];
  }
  return [names.length === 1 ? `keeps the image of the disk that is there, ${names[0]}: give another disk another name`
    : `keeps the images of the disks that are there, ${names.join(', ')}: give other disks other names`];
}

/** What becomes of the machines of a pool whose template changes. */
export function poolUpdate(before: any, after: any): string[] {
  const [{ spec: had, replicas: earlier }, { spec: has, replicas }] = [machineIn(before)!, machineIn(after)!];
  const strategy = fieldAt(after, 'spec.updateStrategy');
  const machines = Math.min(Number(earlier), Number(replicas));
  if (fieldAt(after, 'spec.paused') === true || isMap(fieldAt(strategy, 'unmanaged')) || machines === 0) {
    return [];
  }
  if (isMap(fieldAt(strategy, 'opportunistic')) || [had, has].every(isHalted)) {
    return otherImages(had, has).length > 0 ? ['keeps the images of the disks that its machines have: only further machines get others'] : [];
  }
  const which = `its ${isMap(fieldAt(strategy, 'proactive.selectionPolicy.selectors')) ? 'machines that run and that updateStrategy selects' : 'machines that run'}`;
  if (differs(had, has, TEMPLATES, '[]DataVolumeTemplateSpec')) {
    return [`deletes ${which}, with their disks, and makes them anew${pace(after, machines)}`];
  }
  if (!differs(had, has, 'template', '*VirtualMachineInstanceTemplateSpec')) {
    return [];
  }
  return [`${fieldAt(has, 'runStrategy') === 'Manual' ? 'stops' : 'restarts'} ${which}${pace(after, machines)}`];
}

function differs(before: any, after: any, field: string, type: string): boolean {
  return typedDifferences('', fieldAt(before, field), fieldAt(after, field), type).length > 0;
}

/** The names of the dataVolumeTemplates that are filled from something else than those of the same names. */
function otherImages(before: any, after: any): string[] {
  const earlier = new Map(itemsAt(before, TEMPLATES).map((template) => [fieldAt(template, 'metadata.name'), sourceOf(template)]));
  const named = itemsAt(after, TEMPLATES).map((template) => [fieldAt(template, 'metadata.name'), sourceOf(template)] as const);
  return named.filter(([name, source]) => earlier.has(name) && typedDifferences('', earlier.get(name), source, 'DataVolumeSpec').length > 0).map(([name]) => name);
}

function sourceOf(template: any): object {
  return { source: fieldAt(template, 'spec.source'), sourceRef: fieldAt(template, 'spec.sourceRef') };
}

/** How many of a pool's machines go at a time. KubeVirt takes all of them unless `maxUnavailable` says less. */
function pace(pool: any, machines: number): string {
  const written = fieldAt(pool, 'spec.maxUnavailable') ?? '100%';
  const most = typeof written === 'string' ? Math.floor(machineIn(pool)!.replicas! * parseInt(written, 10) / 100) : Number(written);
  return machines === 1 ? '' : most >= machines ? ', all at once' : `, at most ${Math.max(1, most) || 1} at a time`;
}
