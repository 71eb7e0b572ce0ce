#!/usr/bin/env node
// The command `cdk8s-kubevirt`: parses what was typed, runs the verb, and turns an error into one line a mistake. It exits
// with 1 where what it was given is wrong, and with 2 where it was called in a wrong way.
import { Command } from 'commander';
import { graphCommand } from './graph';
import { nodeTypesCommand } from './nodetypes';
import { renderCommand } from './render';
import { UsageError } from './usage-error';
import { validateCommand } from './validate';
import { version } from '../../package.json';

const program = new Command('cdk8s-kubevirt')
  .description('Virtual machines for GitOps: from documents to manifests that KubeVirt admits')
  .version(version)
  .showHelpAfterError('(see --help)')
  .addCommand(renderCommand())
  .addCommand(validateCommand())
  .addCommand(nodeTypesCommand())
  .addCommand(graphCommand());

for (const command of [program, ...program.commands]) {
  command.exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2));
}

program.parseAsync().catch((error: Error) => {
  process.stderr.write(`${error.message.split('\n').map((line) => `error: ${line}`).join('\n')}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
