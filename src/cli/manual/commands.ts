// The verb `completion`, and the verb `manual`, by which the build writes the manual page and the reference of the command.
import { mkdirSync, writeFileSync } from 'fs';
import { join } from 'path';
import { Argument, Command } from 'commander';
import { commandModel } from './command-model';
import { manPage } from './man-page';
import { NAME } from './shell-words';
import { SHELLS } from './shells';
import { textLines } from '../terminal/lines';
import { printResult } from '../terminal/print';
import { jsonLines } from '../terminal/serialize';

/** `cdk8s-kubevirt completion`. */
export function completionCommand(): Command {
  return new Command('completion')
    .description('print the completion script of a shell')
    .addArgument(new Argument('<shell>', 'shell to complete in').choices(Object.keys(SHELLS)))
    .action((shell: string, _: unknown, { parent }: Command) => printResult(textLines(SHELLS[shell](commandModel(parent!)))));
}

/** `cdk8s-kubevirt manual`, which only the build and the documentation use. The help does not show it. */
export function manualCommand(version: string): Command {
  return new Command('manual')
    .description('write the manual page to a folder, or print the command as JSON')
    .argument('[folder]', 'folder to write to')
    .action((folder: string | undefined, _: unknown, { parent }: Command) => {
      const model = commandModel(parent!);
      if (folder === undefined) {
        printResult(jsonLines(model));
      } else {
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, `${NAME}.1`), manPage(model, version));
      }
    });
}
