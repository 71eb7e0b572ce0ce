// The machine whose manifests stand for those of all others: in their strings its name is replaced by theirs.
import { readFileSync } from 'fs';

export const NAME = 'machine-name';

export function namesOf(count: number): string[] {
  return Array.from({ length: count }, (_, number) => `web-${number}`);
}

/** The objects in a file of JSON as a program would have them that writes them down, for a machine of any name. */
export function objectsOf(file: string): (name: string) => any[] {
  const literal = readFileSync(file, 'utf8').replace(/"(?:[^"\\]|\\.)*"/g, (text) => text.includes(NAME) ? text.split(NAME).join('"+name+"') : text);
  return new Function('name', `return ${literal}`) as (name: string) => any[];
}
