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
    const checks = [
      ok('settings', scopeOf(settings).replaceAll('|', ', ')),
      await templateCheck({ settings, template }),
      ...PROGRAMS.map(programCheck),
      ...await withLeases(settings, clusterChecks),
    ];
    printResult(checkLines(checks));
    process.exitCode = checks.some(({ verdict }) => verdict === 'missing') ? 1 : 0;
  });
}

async function templateCheck({ settings, template }: TemplateSettings): Promise<Check> {
  try {
    checkTemplate(settings, await template());
    return ok('template', settings.template);
  } catch (error) {
    return missing('template', errorLines(error).join('; '));
  }
}

function programCheck({ program, isNeeded, remedy }: typeof PROGRAMS[number]): Check {
  return programPath(program) === undefined ? (isNeeded ? missing : unsure)(program, 'is not installed', remedy) : ok(program, 'is installed');
}

async function clusterChecks({ machines, records, settings }: LeaseContext): Promise<Check[]> {
  const { namespace } = settings;
  try {
    const permissions = await actionCheck(machines.cluster, MachineAction.LEASE, namespace, true);
    const live = await machines.list();
    const abandoned = records.abandoned();
    return [
      ...await namespaceChecks(machines.cluster, namespace),
      permissions,
      ok('leases', `${live.length} in namespace ${namespace}`),
      ...abandoned.length === 0 ? [] : [unsure('records', `${abandoned.length} were interrupted`, `run ${commandFor(settings, 'cleanup')}`)],
    ];
  } catch (error) {
    return [missing('cluster', errorText(error))];
  }
}
