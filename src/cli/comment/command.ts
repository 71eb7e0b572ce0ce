// The verb `comment`: posts a text, such as that of `diff --output markdown`, to the pull or merge request that a CI job runs for.
import { basename } from 'path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { codeHost } from './code-host';
import { writeComment } from './written-comment';
import { fileText } from '../../yaml/file-text';
import { printMessages } from '../terminal/print';

interface CommentOptions {
  readonly id: string;
  readonly whole?: string;
}

const ID = /^[\w./-]{1,100}$/;

/** `cdk8s-kubevirt comment`. */
export function commentCommand(): Command {
  return new Command('comment')
    .description('post a file as a comment on the GitHub pull request or GitLab merge request that this CI job runs for; replace an earlier comment')
    .argument('<file>', 'file with the comment, in Markdown')
    .addOption(new Option('--id <name>', 'identifies this comment among others on the same request').argParser(parseId).default('manifests'))
    .option('--whole <place>', 'where readers find the whole text if it is too long for a comment (default: the file\'s name)')
    .action(async (file: string, { id, whole = `${basename(file)} of this job` }: CommentOptions) => {
      const host = codeHost(process.env);
      const done = await writeComment(host, id, fileText(file), whole);
      printMessages(`${host.name}: comment ${done}`);
    });
}

function parseId(text: string): string {
  // A comment in Markdown ends at the first -->.
  if (!ID.test(text) || text.includes('--')) {
    throw new InvalidArgumentError('write letters, digits, dots, slashes, and single hyphens');
  }
  return text;
}
