// Changed images that reach no existing disk: KubeVirt fills the disks of a machine's dataVolumeTemplates once.
import { shownName } from './shown-name';
import { typedDifferences } from '../../assertions/typed-differences';
import { fieldAt, itemsAt } from '../../plain-data/fields';

/** The field of a machine's spec with the templates of its disks. */
export const TEMPLATES = 'dataVolumeTemplates';

/** What happens to the disks of a VirtualMachine whose templates have other images. */
export function keptImages(before: any, after: any): string[] {
  const names = otherImages(before.spec, after.spec).map(shownName);
  if (names.length === 0) {
    return [];
  }
  return [names.length === 1 ? `keeps the image of the existing disk, ${names[0]}: give a new disk another name`
    : `keeps the images of the existing disks, ${names.join(', ')}: give new disks other names`];
}

/** The names of the dataVolumeTemplates with another source than before. */
export function otherImages(before: any, after: any): string[] {
  const sourcesBefore = new Map(itemsAt(before, TEMPLATES).map((template) => [fieldAt(template, 'metadata.name'), sourceOf(template)]));
  const sourcesAfter = itemsAt(after, TEMPLATES).map((template) => [fieldAt(template, 'metadata.name'), sourceOf(template)] as const);
  return sourcesAfter.filter(([name, source]) => sourcesBefore.has(name) && typedDifferences('', sourcesBefore.get(name), source, 'DataVolumeSpec').length > 0).map(([name]) => name);
}

function sourceOf(template: any): object {
  return { source: fieldAt(template, 'spec.source'), sourceRef: fieldAt(template, 'spec.sourceRef') };
}
