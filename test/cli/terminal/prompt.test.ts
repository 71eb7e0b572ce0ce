// The outcome of a command that asks somebody at a terminal, by the answer.
import { stripVTControlCharacters } from 'util';
import { Answer, ended, start, useCommand } from './command-at-server';
import { testWith } from '../../optional-tool';

const testTerminal = testWith('script');

jest.setTimeout(60_000);
useCommand();

const MACHINE = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name: 'a', namespace: 'web', uid: 'uid-a' }, spec: { template: { spec: {} } } };
const AT_TERMINAL = ['sh', '-c', 'exec script -qec "$*" /dev/null', 'sh'];

/** What is deleted is named before the question. */
const QUESTION = 'note: web/a: has no persistent disks\nvirtualmachine.kubevirt.io/a\ndelete it? [y/N] ';

/** What `delete` does after this answer to its question, given after some milliseconds. */
async function answered(typed: string, { after = 200, options = [] }: { readonly after?: number; readonly options?: readonly string[] } = {}) {
  const methods: string[] = [];
  const answer: Answer = ({ method }, { pathname }) => {
    methods.push(method!);
    return { body: pathname.endsWith('/virtualmachines/a') ? MACHINE : { metadata: {}, items: [] } };
  };
  const child = start(['delete', 'a', '--no-wait', ...options], answer, 'pipe', AT_TERMINAL);
  // Typed any earlier, the terminal would handle it itself.
  child.stdout!.on('data', (text) => String(text).includes('[y/N]') && setTimeout(() => child.stdin!.write(typed), after));
  const { status, stdout } = await ended(child);
  return { status, isDeleted: methods.includes('DELETE'), isInterrupted: stdout.includes('error: interrupted'), isAsked: stripVTControlCharacters(stdout).replaceAll('\r', '').includes(QUESTION) };
}

testTerminal.each([
  ['yes', 'y\n', { status: 0, isDeleted: true, isInterrupted: false }],
  ['yes in full', ' YES\n', { status: 0, isDeleted: true, isInterrupted: false }],
  ['Enter alone', '\n', { status: 0, isDeleted: false, isInterrupted: false }],
  ['another word with y', 'yet\n', { status: 0, isDeleted: false, isInterrupted: false }],
  ['no', 'n\n', { status: 0, isDeleted: false, isInterrupted: false }],
  ['Ctrl-D', '\x04', { status: 0, isDeleted: false, isInterrupted: false }],
  ['Ctrl-C, which interrupts', '\x03', { status: 130, isDeleted: false, isInterrupted: true }],
])('%s', async (_, typed, outcome) => expect(await answered(typed)).toEqual({ ...outcome, isAsked: true }));

testTerminal('--yes asks nothing', async () => {
  expect(await answered('\x04', { options: ['--yes'] })).toMatchObject({ status: 0, isDeleted: true, isAsked: false });
});

testTerminal('the time for an answer is not part of --timeout', async () => {
  expect(await answered('y\n', { after: 6_000, options: ['--timeout', '5s'] })).toMatchObject({ status: 0, isDeleted: true });
});
