// The machines of a watch: logs one line per change, and counts machines by phase.
import { Log } from './log';
import type { Metric, Sample } from './metrics';
import { claimIdentity } from '../../nodes/claim-labels';
import type { Watcher } from '../cluster/watch';
import { Phase, phaseOf, PHASES } from '../wait/readiness/phases';
import { machineReadiness, printableStatus } from '../wait/readiness/virtual-machine';

/** The part of a machine that is kept. */
interface Machine {
  readonly uid: string;
  readonly namespace: string;
  readonly machine: string;
  readonly phase: Phase;
  /** KubeVirt's word for its state: `status.printableStatus`. */
  readonly status: string;
  readonly message?: string;
  /** The node type of its claim, else its instance type. */
  readonly template: string;
}

export class Machines implements Watcher {
  readonly keep = machineOf;
  private readonly known = new Map<string, Machine>();
  private isListed = false;

  constructor(private readonly log: Log) {}

  readonly replaced = (machines: Machine[]): void => {
    const present = new Set(machines.map(({ uid }) => uid));
    machines.forEach(this.changed);
    this.all.filter(({ uid }) => !present.has(uid)).forEach(this.removed);
    this.isListed = true;
  };

  readonly changed = (now: Machine): void => {
    const before = this.known.get(now.uid);
    this.known.set(now.uid, now);
    const isChanged = before?.phase !== now.phase || before.status !== now.status;
    // Machines of the first list are logged only if they have failed.
    if (isChanged && (this.isListed || now.phase === 'Failed')) {
      const { namespace, machine, phase, status, message = `the machine is ${status}` } = now;
      this.log.write(phase === 'Failed' ? 'warn' : 'info', message, { namespace, machine, phase, status, was: before?.phase });
    }
  };

  readonly removed = ({ uid, namespace, machine }: Machine): void => {
    const phaseBefore = this.known.get(uid)?.phase;
    this.known.delete(uid);
    this.log.write('info', 'the machine is gone', { namespace, machine, was: phaseBefore });
  };

  get all(): Machine[] {
    return [...this.known.values()];
  }
}

/** The metrics of machines. */
export function machineMetrics(machines: readonly Machine[]): Metric[] {
  const inPhases = (...phases: readonly Phase[]) => machines.filter(({ phase }) => phases.includes(phase));
  return [
    {
      name: 'cdk8s_kubevirt_machines',
      help: 'Machines by phase, and by the node type or instance type from which they were created.',
      type: 'gauge',
      // Phases without machines have a sample too.
      samples: sumByLabels(machines.flatMap(({ namespace, phase, template }) => PHASES.map((each) => ({
        labels: { namespace, phase: each, template }, value: each === phase ? 1 : 0,
      })))),
    },
    {
      name: 'cdk8s_kubevirt_virtual_machines',
      help: 'VirtualMachines by their status, as KubeVirt prints it.',
      type: 'gauge',
      samples: sumByLabels(machines.map(({ namespace, status }) => ({ labels: { namespace, status }, value: 1 }))),
    },
    {
      name: 'cdk8s_kubevirt_machine_failed',
      help: 'Machines that cannot come up on their own, with the reason: 1 each.',
      type: 'gauge',
      samples: inPhases('Failed').map(({ namespace, machine, status: reason }) => ({ labels: { namespace, machine, reason }, value: 1 })),
    },
    {
      name: 'cdk8s_kubevirt_machine_creating',
      help: 'Machines that are neither ready nor stopped, and that have not failed: 1 each.',
      type: 'gauge',
      samples: inPhases('Pending', 'Creating').map(({ namespace, machine, status }) => ({ labels: { namespace, machine, status }, value: 1 })),
    },
  ];
}

/** Adds up the samples with equal labels. */
function sumByLabels(samples: readonly Sample[]): Sample[] {
  const sums = new Map<string, Sample>();
  for (const { labels, value } of samples) {
    const key = JSON.stringify(labels);
    sums.set(key, { labels, value: (sums.get(key)?.value ?? 0) + value });
  }
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sample]) => sample);
}

function machineOf(object: any): Machine {
  const { metadata: { uid, namespace, name, labels }, spec } = object;
  const readiness = machineReadiness(object);
  return {
    uid,
    namespace,
    machine: name,
    phase: phaseOf(readiness),
    status: printableStatus(object),
    message: readiness.message,
    template: claimIdentity(labels)?.nodeType ?? spec.instancetype?.name ?? '',
  };
}
