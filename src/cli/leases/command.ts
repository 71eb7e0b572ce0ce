// The verbs about leases: a fresh machine for an hour, worked in over SSH, which goes away by itself.
import { Command } from 'commander';
import { doctorCommand } from './verbs/doctor';
import { inspectCommand, listCommand, statusCommand } from './verbs/look';
import { runCommand, sshCommand } from './verbs/run';
import { cleanUpCommand, stopCommand } from './verbs/stop';
import { vncCommand } from './verbs/vnc';
import { warmUpCommand } from './verbs/warmup';

/** `cdk8s-kubevirt lease`. */
export function leaseCommand(): Command {
  return new Command('lease')
    .description('take a machine for an hour: made from a template, worked in over SSH, and gone by itself')
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
