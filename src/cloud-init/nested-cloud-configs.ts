// Cloud-configs within other texts, such as those of machines whose manifests are in a ConfigMap, or in a parameter of a pipeline.
import { setsPlainTextPassword } from './user-data';

/** The first line of a cloud-config that is a block of another text. */
const BEGINNING = /^[ \t]+#cloud-config(?!-)/gim;

/** Whether a cloud-config within a text sets a password that is not a hash. */
export function hasNestedPassword(text: string): boolean {
  const starts = Array.from(text.matchAll(BEGINNING), ({ index }) => index);
  // A block ends at the next one at the latest, so that no line is read twice.
  return starts.some((start, place) => setsPlainTextPassword(blockAt(text.slice(start, starts[place + 1]))));
}

/** The lines that are indented as much as the first one, without that. */
function blockAt(text: string): string {
  const lines = text.split(/\r?\n/);
  const indent = /^[ \t]+/.exec(text)![0];
  const end = lines.findIndex((line) => line.trim() !== '' && !line.startsWith(indent));
  return lines.slice(0, end === -1 ? undefined : end).map((line) => line.slice(indent.length)).join('\n');
}
