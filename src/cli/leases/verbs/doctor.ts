// The verb `lease doctor`: checks whether leases can be taken here, and what is missing.
import { Command } from 'commander';
import { CREATION, TemplateSettings, templateSettings, SCOPE, LOGIN, withSettings } from './options';
import { MachineAction } from '../../../access/permissions';
import { errorLines, errorText } from '../../../issues/issues';
import { programPath } from '../../command-line/program-path';
import { Check, checkLines, missing, ok, unsure } from '../../doctor/check';
import { actionCheck, namespaceChecks } from '../../doctor/permissions';
import { printResult } from '../../terminal/print';
import type { TypedSettings } from '../configuration';
import { commandFor, LeaseContext, scopeOf, withLeases } from '../context';
import type { LeaseMachines } from '../lease-machines';
import { checkTemplate } from '../warm-up';

/** The programs that leases run, and what to do if one is missing. */
const PROGRAMS = [
  { program: 'ssh', isNeeded: true, remedy: 'install the OpenSSH client' },
  { program: 'ssh-keygen', isNeeded: true, remedy: 'install the OpenSSH client' },
  { program: 'rsync', isNeeded: false, remedy: 'install rsync, which run --sync needs' },
];

/** `cdk8s-kubevirt lease doctor`. */
export function doctorCommand(): Command {
  const command = new Command('doctor').description('check whether leases can be taken: settings, template, programs, permissions; exit with 1 if not');
  return withSettings(command, ...SCOPE, ...LOGIN, ...CREATION).action(async (options: TypedSettings) => {
    const { settings, template } = await templateSettings(options);
    const { check, machine } = await checkedTemplate({ settings, template });
    const checks = [
      ok('settings', scopeOf(settings).replaceAll('|', ', ')),
      check,
      ...PROGRAMS.map(programCheck),
      ...await withLeases(settings, (context) => clusterChecks(context, machine)),
    ];
    printResult(checkLines(checks));
    process.exitCode = checks.some(({ verdict }) => verdict === 'missing') ? 1 : 0;
  });
}

/** The check of the template, and the machine of a lease of it, unless it has mistakes. */
async function checkedTemplate({ settings, template }: TemplateSettings): Promise<{ readonly check: Check; readonly machine?: any }> {
  try {
    const machine = checkTemplate(settings, await template());
    return { machine, check: ok('template', settings.template) };
  } catch (error) {
    return { check: missing('template', errorLines(error).join('; ')) };
  }
}

function programCheck({ program, isNeeded, remedy }: typeof PROGRAMS[number]): Check {
  return programPath(program) === undefined ? (isNeeded ? missing : unsure)(program, 'is not installed', remedy) : ok(program, 'is installed');
}

/** @param machine that of a lease, if the template has no mistakes */
async function clusterChecks({ machines, records, settings }: LeaseContext, machine: any): Promise<Check[]> {
  const { namespace } = settings;
  const abandoned = records.abandoned();
  const recordCheck = abandoned.length === 0 ? [] : [unsure('records', `${abandoned.length} were interrupted`, `run ${commandFor(settings, 'cleanup')}`)];
  try {
    const permissions = await actionCheck(machines.cluster, MachineAction.LEASE, namespace, true);
    const namespaces = await namespaceChecks(machines.cluster, namespace);
    // The server would refuse the other requests for the same reason.
    const mayAsk = permissions.verdict !== 'missing' && namespaces.length === 0;
    return [...namespaces, permissions, ...mayAsk ? await leaseChecks(machines, namespace, machine) : [], ...recordCheck];
  } catch (error) {
    return [missing('cluster', errorText(error)), ...recordCheck];
  }
}

async function leaseChecks(machines: LeaseMachines, namespace: string, machine: any): Promise<Check[]> {
  const { length } = await machines.list();
  const creation = machine && await machines.tryCreating(machine).then(() => ok('machine', 'the cluster would create it'), (error) => missing('machine', errorText(error)));
  return [ok('leases', `${length} in namespace ${namespace}`), ...creation === undefined ? [] : [creation]];
}
