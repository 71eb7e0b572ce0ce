// Checks that machines which run in a virt-launcher of an earlier KubeVirt, or whose change needs a migration, are migrated. KubeVirt counts them
// together, and leaves them alone unless its configuration says how to update them.
import { type Check, unsure } from './check';
import { items, type Listed } from './cluster-state';
import { fieldAt, itemsAt } from '../../plain-data/fields';
import { pluralize } from '../terminal/lines';

const METHODS = 'spec.workloadUpdateStrategy.workloadUpdateMethods';

export function outdatedMachineChecks(kubeVirts: Listed): Check[] {
  const [kubeVirt] = items(kubeVirts);
  const count = fieldAt(kubeVirt, 'status.outdatedVirtualMachineInstanceWorkloads');
  if (typeof count !== 'number' || count === 0) {
    return [];
  }
  const [subject, verb] = [pluralize(count, 'machine'), count === 1 ? 'runs' : 'run'];
  const message = `${subject} ${verb} in a virt-launcher of an earlier KubeVirt, or ${count === 1 ? 'waits' : 'wait'} for the migration that a change needs`;
  return [unsure('workload updates', message, remedyFor(itemsAt(kubeVirt, METHODS)))];
}

function remedyFor(methods: readonly unknown[]): string {
  if (methods.includes('Evict')) {
    return `KubeVirt ${methods.includes('LiveMigrate') ? 'migrates those that can migrate, and evicts the others' : 'evicts them'}, a few at a time`;
  }
  return methods.includes('LiveMigrate')
    ? 'KubeVirt migrates those that can migrate; restart those that are not LIVE-MIGRATABLE in kubectl get vmi -A -o wide -l kubevirt.io/outdatedLauncherImage'
    : `add LiveMigrate to ${METHODS} of the KubeVirt object, or migrate or restart them`;
}
