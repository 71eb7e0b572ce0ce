// Makes a template for many machines from the description of one. The machines share everything except their disks.
import type { Construct } from 'constructs';
import { resolveTemplateDisk } from './machine-disk';
import type { MachineProps } from './machine-props';
import { machineTemplate } from './machine-template';
import { outsiderNotes } from './placement';
import { issue, IssueCollector, type Issues, pathOf } from '../issues/issues';
import { withRunStrategy } from '../objects/build';
import { machineDefaults } from '../objects/machine-defaults';
import { noteAtSynth } from '../objects/notes';
import { omitEmpty } from '../plain-data/plain-data';
import type { VirtualMachineTemplate } from '../template/virtual-machine-template';

/**
 * The template of machines with this description.
 *
 * @param scope the construct whose MachineDefaults apply
 * @throws one error that lists all missing and contradicting fields, and those that a template cannot have
 */
export function sharedTemplate(scope: Construct, props: MachineProps): VirtualMachineTemplate {
  const { metadata: { labels, annotations } = {}, runStrategy } = props;
  const collector = new IssueCollector();
  collector.add(unsharedFieldIssues(props));
  const defaults = machineDefaults(scope);
  const described = collector.collect(() => machineTemplate(props, (disk) => resolveTemplateDisk(defaults, disk)), undefined);
  const template = collector.collect(() => described?.merge({ metadata: omitEmpty({ labels, annotations }) }), undefined);
  collector.raise(() => pathOf(scope, 'Machine.template'));
  noteAtSynth(scope, outsiderNotes(props, template!._wire.spec.template?.metadata?.labels).map((note) => `Machine.template: ${note}`));
  return runStrategy === undefined ? template! : template!._withSpec(withRunStrategy(template!._wire.spec, runStrategy));
}

/** The fields of metadata that many objects can share. */
const SHARED_METADATA = ['labels', 'annotations'];

function* unsharedFieldIssues({ metadata = {}, inlineCloudInit }: MachineProps): Issues {
  for (const [field, value] of Object.entries(omitEmpty(metadata)).filter(([each]) => !SHARED_METADATA.includes(each))) {
    yield issue(`metadata.${field}`, `${JSON.stringify(value)} would apply to every machine: leave it out, and write it in the metadata of the VirtualMachinePool or VirtualMachine; `
      + 'a NodeProvider has clusterRef, and its claims have names');
  }
  if (inlineCloudInit) {
    yield issue('inlineCloudInit', 'true is for the objects that use the template: leave it out, and write it in the VirtualMachinePool or VirtualMachine');
  }
}
