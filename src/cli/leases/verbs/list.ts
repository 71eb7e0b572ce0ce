// The verbs `lease list`, `lease status` and `lease inspect`, which only read and start nothing.
import { Command, Option } from 'commander';
import { leaseAction, SCOPE, withLeaseArgument, withLeasesOf, withSettings } from './options';
import { requireNamespace } from '../../cluster/namespace';
import { printResult } from '../../terminal/print';
import { jsonLines } from '../../terminal/serialize';
import { alignColumns, table } from '../../terminal/table';
import { printableStatus } from '../../wait/readiness/virtual-machine';
import { decide, isUnlimited } from '../cleanup-decision';
import type { TypedSettings } from '../configuration';
import type { LeaseContext } from '../context';
import { findLease } from '../find-lease';
import { identityOf, isMachineOf, leaseOf } from '../lease';
import type { LeaseRecord } from '../lease-records';

type ListArguments = TypedSettings & { readonly output: 'table' | 'json' };

/** `cdk8s-kubevirt lease list`. */
export function listCommand(): Command {
  const command = new Command('list')
    .alias('ls')
    .description('list all leases of the namespace, including those of other users')
    .addOption(new Option('-o, --output <format>', 'output format').choices(['table', 'json']).default('table'));
  return withSettings(command, ...SCOPE).action(async ({ output, ...options }: ListArguments) => {
    const views = await withLeasesOf(options, async (context) => {
      const machines = await context.machines.list();
      await (machines.length === 0 && requireNamespace(context.machines.requests, context.settings.namespace));
      const records = context.records.all();
      return machines.map((machine) => leaseView(machine, records, context.machines.now()));
    });
    printResult(output === 'json' ? jsonLines(views) : table<LeaseView>([
      ['SLUG', ({ slug }) => slug],
      ['ID', ({ id }) => id],
      ['MACHINE', ({ machine }) => machine],
      ['STATUS', ({ status }) => status],
      ['STATE', ({ state }) => state],
      ['CLEAN-UP', ({ cleanup }) => cleanup],
      ['YOURS', ({ isYours }) => (isYours ? 'yes' : 'no')],
    ], views));
  });
}

/** `cdk8s-kubevirt lease status`. */
export function statusCommand(): Command {
  const command = withLeaseArgument(new Command('status').description('show a lease: its machine, how long it lasts, and how to reach it'));
  return withSettings(command, ...SCOPE).action(leaseAction(async (leaseName, options: TypedSettings) => {
    const { machine, ...view } = await withLeasesOf(options, async (context) => viewOf(context, (await findLease(context, leaseName)).machine));
    printResult(alignColumns(Object.entries({ ...view, machine }).map(([name, value]) => [name, String(value)])));
  }));
}

/** `cdk8s-kubevirt lease inspect`. */
export function inspectCommand(): Command {
  const command = withLeaseArgument(new Command('inspect').description('print a lease, its machine and its instance as JSON'));
  return withSettings(command, ...SCOPE).action(leaseAction(async (leaseName, options: TypedSettings) => {
    printResult(jsonLines(await withLeasesOf(options, async (context) => {
      const { identity, machine } = await findLease(context, leaseName);
      return { lease: viewOf(context, machine), virtualMachine: machine, virtualMachineInstance: await context.machines.instanceOf(identity) };
    })));
  }));
}

function viewOf({ records, machines }: LeaseContext, machine: any): LeaseView {
  return leaseView(machine, records.all(), machines.now());
}

/** A lease as displayed. */
interface LeaseView {
  readonly slug: string;
  readonly id: string;
  readonly namespace: string;
  /** The VirtualMachine's name. */
  readonly machine: string;
  /** KubeVirt's word for the state of the machine. */
  readonly status: string;
  /** The state of the lease. */
  readonly state: string;
  /** What clean-up would do, and why. */
  readonly cleanup: string;
  readonly isYours: boolean;
  readonly ssh?: string;
}

/**
 * @param records this user's lease records
 * @param now the server's time, in seconds since 1970
 */
function leaseView(machine: any, records: readonly LeaseRecord[], now: number): LeaseView {
  const { id, slug, name, namespace } = identityOf(machine.metadata);
  const decision = decide(machine, { now });
  const { action, reason } = decision;
  const record = records.find((each) => isMachineOf(each, machine));
  return {
    slug,
    id,
    namespace,
    machine: name,
    status: printableStatus(machine),
    state: stateOf(machine),
    cleanup: action === 'skip' ? `${reason}${isUnlimited(decision) ? ', up to the maximum age of its pool' : ''}` : `${action}: ${reason}`,
    isYours: record !== undefined,
    ...record !== undefined && { ssh: `${record.user}, port ${record.port}` },
  };
}

/** The state, or `unknown` if somebody has made the annotations invalid. */
function stateOf(machine: any): string {
  try {
    return leaseOf(machine).state;
  } catch {
    return 'unknown';
  }
}
