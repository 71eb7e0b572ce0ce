// The verbs about leases: fresh, short-lived machines that are used over SSH and go away on their own.
import { Command } from 'commander';
import { doctorCommand } from './verbs/doctor';
import { cleanUpCommand, stopCommand, warmUpCommand } from './verbs/lifecycle';
import { inspectCommand, listCommand, statusCommand } from './verbs/list';
import { runCommand, sshCommand, vncCommand } from './verbs/run';

/** `cdk8s-kubevirt lease`. */
export function leaseCommand(): Command {
  return new Command('lease')
    .description('lease a machine for a limited time: create it from a template, work in it over SSH, and have it removed afterwards')
    .addCommand(warmUpCommand())
    .addCommand(runCommand())
    .addCommand(sshCommand())
    .addCommand(vncCommand())
    .addCommand(statusCommand())
    .addCommand(inspectCommand())
    .addCommand(listCommand())
    .addCommand(stopCommand())
    .addCommand(cleanUpCommand())
    .addCommand(doctorCommand());
}
