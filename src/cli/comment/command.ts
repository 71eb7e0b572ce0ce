// The verb `comment`: writes a text, such as that of `diff --output markdown`, into the pull or merge request that a CI job runs for.
import { Command, InvalidArgumentError, Option } from 'commander';
import { codeHost } from './code-host';
import { writeComment } from './written-comment';
import { fileText } from '../../yaml/file-text';
import { printMessages } from '../terminal/print';

const ID = /^[\w./-]{1,100}$/;

/** `cdk8s-kubevirt comment`. */
export function commentCommand(): Command {
  return new Command('comment')
    .description('write a text into the pull request of GitHub or the merge request of GitLab that this CI job runs for; an earlier one is replaced')
    .argument('<file>', 'the text, in Markdown')
    .addOption(new Option('--id <name>', 'tells this comment from others of the same request').argParser(parseId).default('manifests'))
    .action(async (file: string, { id }: { readonly id: string }) => {
      const host = codeHost(process.env);
      const done = await writeComment(host, id, fileText(file));
      printMessages(`${host.name}: comment ${done}`);
    });
}

function parseId(text: string): string {
  // A comment of Markdown ends with the first -->.
  if (!ID.test(text) || text.includes('--')) {
    throw new InvalidArgumentError('write letters, digits, dots, slashes, and single hyphens');
  }
  return text;
}
