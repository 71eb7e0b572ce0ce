#!/usr/bin/env node
// The command `cdk8s-kubevirt`: parses what was typed, runs the verb, and turns an error into one line a mistake. It exits
// with 1 where what it was given is wrong, with 2 where it was called in a wrong way, and as shells do where a signal ended it.
import { Command } from 'commander';
import { applyCommand } from './apply';
import { deleteCommand } from './delete';
import { diffCommand } from './diff';
import { doctorCommand } from './doctor';
import { GivenUp } from './giving-up';
import { graphCommand } from './graph';
import { leaseCommand } from './lease';
import { listCommand } from './list';
import { migrateCommand } from './migrate';
import { monitorCommand } from './monitor';
import { nodeTypesCommand } from './nodetypes';
import { portForwardCommand } from './port-forward';
import { renderCommand } from './render';
import { restartCommand } from './restart';
import { startCommand } from './start';
import { statusCommand } from './status';
import { stopCommand } from './stop';
import { UsageError } from './usage-error';
import { validateCommand } from './validate';
import { vncCommand } from './vnc';
import { waitCommand } from './wait';
import { version } from '../../package.json';

const program = new Command('cdk8s-kubevirt')
  .description('Virtual machines for GitOps: from documents to manifests that KubeVirt admits')
  .version(version)
  .showHelpAfterError('(see --help)')
  .addCommand(renderCommand())
  .addCommand(validateCommand())
  .addCommand(applyCommand())
  .addCommand(diffCommand())
  .addCommand(waitCommand())
  .addCommand(statusCommand())
  .addCommand(listCommand())
  .addCommand(startCommand())
  .addCommand(stopCommand())
  .addCommand(restartCommand())
  .addCommand(migrateCommand())
  .addCommand(deleteCommand())
  .addCommand(nodeTypesCommand())
  .addCommand(leaseCommand())
  .addCommand(monitorCommand())
  .addCommand(graphCommand())
  .addCommand(doctorCommand())
  .addCommand(portForwardCommand())
  .addCommand(vncCommand());

const withVerbs = (command: Command): Command[] => [command, ...command.commands.flatMap(withVerbs)];

for (const command of withVerbs(program)) {
  command.exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2));
}

program.parseAsync().catch((error: Error) => {
  process.stderr.write(`${error.message.split('\n').map((line) => `error: ${line}`).join('\n')}\n`);
  process.exitCode = error instanceof UsageError ? 2 : error instanceof GivenUp ? error.exitCode : 1;
});
