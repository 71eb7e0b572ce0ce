// The verbs `lease list`, `lease status` and `lease inspect`: they only read, and start nothing.
import { Command, Option } from 'commander';
import { calledLease, PLACE, settingsOf, withLease, withSettings } from './options';
import { jsonLines } from '../../terminal/documents';
import { printResult } from '../../terminal/print';
import { aligned, table } from '../../terminal/table';
import type { TypedSettings } from '../configuration';
import { LeaseContext, withLeases } from '../context';
import { findLease } from '../found-lease';
import { leaseView, LeaseView } from '../lease-view';

type ListArguments = TypedSettings & { readonly output: 'table' | 'json' };

type StatusArguments = TypedSettings & { readonly id?: string };

/** `cdk8s-kubevirt lease list`. */
export function listCommand(): Command {
  const command = new Command('list')
    .alias('ls')
    .description('list the leases of the namespace, whoever has them')
    .addOption(new Option('-o, --output <format>', 'how they are printed').choices(['table', 'json']).default('table'));
  return withSettings(command, ...PLACE).action(async ({ output, ...options }: ListArguments) => {
    const views = await withLeases(await settingsOf(options), async (context) => {
      const machines = await context.machines.list();
      const claims = context.claims.all();
      return machines.map((machine) => leaseView(machine, claims, context.machines.now()));
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
  const command = withLease(new Command('status').description('tell how a lease is: its machine, how long it lasts, how it is reached'));
  return withSettings(command, ...PLACE).action(async (lease: string | undefined, { id, ...options }: StatusArguments) => {
    const { machine, ...view } = await found(calledLease(lease, id), options);
    printResult(aligned(Object.entries({ ...view, machine }).map(([name, value]) => [name, String(value)])));
  });
}

/** `cdk8s-kubevirt lease inspect`. */
export function inspectCommand(): Command {
  const command = withLease(new Command('inspect').description('the same and the machine with its instance, in JSON'));
  return withSettings(command, ...PLACE).action(async (lease: string | undefined, { id, ...options }: StatusArguments) => {
    const called = calledLease(lease, id);
    const { view, machine, instance } = await withLeases(await settingsOf(options), async (context) => {
      const { machine: of, lease: identity } = await findLease(context, called);
      return { view: viewOf(context, of), machine: of, instance: await context.machines.instanceOf(identity) };
    });
    printResult(jsonLines({ lease: view, virtualMachine: machine, virtualMachineInstance: instance }));
  });
}

async function found(called: string, options: TypedSettings): Promise<LeaseView> {
  return withLeases(await settingsOf(options), async (context) => viewOf(context, (await findLease(context, called)).machine));
}

function viewOf({ claims, machines }: LeaseContext, machine: any): LeaseView {
  return leaseView(machine, claims.all(), machines.now());
}
