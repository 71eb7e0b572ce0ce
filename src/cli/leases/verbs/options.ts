// The options of the lease verbs: settings by name, deadlines, and which lease.
import { Command, Option } from 'commander';
import { parseDuration } from '../../command-line/duration';
import { asUsage, UsageError } from '../../command-line/usage-error';
import type { Document } from '../../manifests/documents';
import { readLeaseConfiguration, TypedSettings } from '../configuration';
import { LeaseContext, withLeases } from '../context';
import { requireAgreement } from '../repository-agreement';
import { optionOf, SettingName, SETTINGS } from '../settings';
import { readTemplate, templateText } from '../template';
import type { WarmUpSettings } from '../warm-up';

/** Settings that select the leases. */
export const SCOPE = ['context', 'kubeconfig', 'namespace', 'kubectl'] as const;

/** Settings for reaching a guest. */
export const LOGIN = ['virtctl', 'sshUser', 'sshKey', 'sshPort'] as const;

/** Settings for creating a lease. */
export const CREATION = ['template', 'sshPublicKey', 'workRoot', 'deleteOnRelease', 'ttl', 'idleTimeout'] as const;

/** Adds an option for each setting, and one for the file of the others. */
export function withSettings(command: Command, ...names: readonly SettingName[]): Command {
  for (const name of names) {
    const { kind, description } = SETTINGS[name];
    const short = name === 'namespace' ? '-n, ' : '';
    command.addOption(new Option(`${short}${optionOf(name)}${kind === 'flag' ? '' : ` <${kind.split(' ').at(-1)}>`}`, description));
    if (kind === 'flag') {
      command.addOption(new Option(optionOf(name).replace('--', '--no-'), `opposite of ${optionOf(name)}`));
    }
  }
  return command.option('--config <file>', 'file of all other settings (default: cdk8s-kubevirt.yaml in this folder or above, after confirmation, and the user\'s own)');
}

export function withDeadlines(command: Command): Command {
  return withStartDeadline(command).addOption(deadlineOption('ssh-timeout', 'how long the guest of a started machine may take to answer over SSH', '20m'));
}

export function withStartDeadline(command: Command): Command {
  return command.addOption(deadlineOption('start-timeout', 'how long the machine may take to start', '10m'));
}

/** Runs a step with the leases of the settings, after the user has agreed to those that a repository sets. */
export async function withLeasesOf<Result>(typed: TypedSettings, step: (context: LeaseContext) => Promise<Result>): Promise<Result> {
  const { settings, found } = asUsage(() => readLeaseConfiguration(typed));
  await (found && requireAgreement(found, settings));
  return withLeases(settings, step);
}

/** The settings and the template of leases. */
export interface TemplateSettings {
  readonly settings: WarmUpSettings;
  /** The template, as read before the user was asked. */
  readonly template: () => Promise<Document>;
}

/** The settings and the template of leases, after the user has agreed to those that a repository sets. */
export async function templateSettings(typed: TypedSettings): Promise<TemplateSettings> {
  const { settings, found } = asUsage(() => readLeaseConfiguration(typed, ['template', 'sshUser']));
  const path = settings.template!;
  const where = `template: ${JSON.stringify(path)}`;
  const reading = Promise.resolve().then(() => asUsage(() => templateText(path, where, 'as template or --template')));
  const text = await reading.catch(() => undefined);
  await (found && requireAgreement(found, settings, text === undefined ? undefined : { path, text }));
  return { settings: settings as WarmUpSettings, template: async () => readTemplate(path, where, await reading) };
}

export function withLeaseArgument(command: Command): Command {
  return command.argument('[lease]', 'slug or ID of the lease').option('--id <lease>', 'same as the argument');
}

/** The action of a verb with a lease argument. */
export function leaseAction<Options>(work: (leaseName: string, options: Options) => Promise<void>) {
  return async (argument: string | undefined, options: Options & { readonly id?: string }): Promise<void> => {
    const { id } = options;
    if (argument !== undefined && id !== undefined) {
      throw new UsageError(`${JSON.stringify(argument)} and --id ${JSON.stringify(id)}: write one of them`);
    }
    const leaseName = argument ?? id;
    if (leaseName === undefined) {
      throw new UsageError('which lease: write its slug or id');
    }
    await work(leaseName, options);
  };
}

function deadlineOption(name: string, about: string, defaultValue: string): Option {
  return new Option(`--${name} <time>`, about).default(parseDuration(defaultValue), defaultValue).argParser(parseDuration);
}
