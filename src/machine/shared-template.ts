// The template of many machines from the description of one: what is the same in all of them, and a disk of its own for each.
import { type MachineDisk, resolveDiskOfEach } from './machine-disk';
import type { MachineProps } from './machine-props';
import { machineTemplate } from './machine-template';
import { issue, IssueCollector, type Issues } from '../issues/issues';
import { withRunStrategy } from '../objects/build';
import type { Defaults } from '../objects/machine-defaults';
import { omitEmpty } from '../plain-data/plain-data';
import type { VirtualMachineTemplate } from '../template/virtual-machine-template';

/**
 * The template of machines with this description.
 *
 * @param where the prefix of every mistake
 * @throws one error that lists all missing and contradicting fields, and those that a template has no place for
 */
export function sharedTemplate(where: string, props: MachineProps, defaults: Defaults): VirtualMachineTemplate {
  const { metadata: { labels, annotations } = {}, runStrategy } = props;
  const collector = new IssueCollector();
  collector.add(placeIssues(props));
  const description = { machine: props, labels, resolve: (disk: MachineDisk) => resolveDiskOfEach(defaults, disk) };
  const described = collector.collect(() => machineTemplate(description), undefined);
  const template = collector.collect(() => described?.merge({ metadata: omitEmpty({ labels, annotations }) }), undefined);
  collector.raise(where);
  return runStrategy === undefined ? template! : template!._withSpec(withRunStrategy(template!._wire.spec, runStrategy));
}

/** The fields of metadata that are right for many objects. */
const SHARED = ['labels', 'annotations'];

function* placeIssues({ metadata = {}, inlineCloudInit }: MachineProps): Issues {
  for (const [field, value] of Object.entries(omitEmpty(metadata)).filter(([each]) => !SHARED.includes(each))) {
    yield issue(`metadata.${field}`, `${JSON.stringify(value)} would be that of every machine: leave it out, and write it in the metadata of the VirtualMachinePool or VirtualMachine; `
      + 'a NodeProvider has clusterRef, and its claims have names');
  }
  if (inlineCloudInit) {
    yield issue('inlineCloudInit', 'true is for what the template becomes: leave it out, and write it in the VirtualMachinePool or VirtualMachine');
  }
}
