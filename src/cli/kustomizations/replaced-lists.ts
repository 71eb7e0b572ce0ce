// The lists of machines that a patch has replaced as a whole, although it was to add to them: kustomize merges the lists of kinds that it knows,
// and it knows none of KubeVirt.
import type { ObjectPatches } from './patches';
import { LIST_REPLACED } from '../../admission/advice/between-manifests';
import type { Issue } from '../../issues/issues';
import { fieldAt, itemsAt } from '../../plain-data/fields';
import { machineIn } from '../manifests/machines';

/** The lists that a patch is rarely meant to replace, unlike those of networks, and the path of the name in an item. */
const LISTS = [
  ['template.spec.domain.devices.disks', 'name'],
  ['template.spec.volumes', 'name'],
  ['dataVolumeTemplates', 'metadata.name'],
] as const;

/** The advice on a built machine. A patch that repeats a name of the list is meant to replace it. */
export function replacedListAdvice(origin: any, built: any, patches: ObjectPatches): Issue[] {
  const [before, after] = [origin, built].map(machineIn);
  if (before === undefined || after === undefined) {
    return [];
  }
  return LISTS.flatMap(([list, name]) => {
    const [names, kept] = [before, after].map(({ spec }) => itemsAt(spec, list).map((item) => fieldAt(item, name)));
    const path = after.pathOf(list);
    const isReplaced = names.length > 0 && kept.length > 0 && !names.some((each) => kept.includes(each)) && patches.replaceAt(path);
    const message = `the patch replaces the list, which loses ${names.map((each) => JSON.stringify(each)).join(', ')}: `
      + `write a JSON patch that adds to it, such as {op: add, path: /${path.replaceAll('.', '/')}/-, value: …}, or repeat all items`;
    return isReplaced ? [{ path, message, rule: LIST_REPLACED.name }] : [];
  });
}
