#!/usr/bin/env node
// The command `cdk8s-kubevirt`: parses what was typed, runs the verb, and turns an error into one line a mistake.
import { Command } from 'commander';
import { renderCommand } from './render';
import { version } from '../../package.json';

const program = new Command('cdk8s-kubevirt')
  .description('Virtual machines for GitOps: from documents to manifests that KubeVirt admits')
  .version(version)
  .showHelpAfterError('(see --help)')
  .addCommand(renderCommand());

program.parseAsync().catch((error: Error) => {
  process.stderr.write(`${error.message.split('\n').map((line) => `error: ${line}`).join('\n')}\n`);
  process.exitCode = 1;
});
