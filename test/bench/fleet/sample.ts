// The objects of contenders that do without the library: those of one machine, whose name is replaced in every string, or of all machines.
import { readFileSync } from 'fs';

export const NAME = 'machine-name';

export function namesOf(count: number): string[] {
  return Array.from({ length: count }, (_, number) => `web-${number}`);
}

/** The objects in a JSON file, as a program that contains them as literals would have them, for a machine of any name. */
export function objectsOf(file: string): (name: string) => any[] {
  const literal = readFileSync(file, 'utf8').replace(/"(?:[^"\\]|\\.)*"/g, (text) => text.includes(NAME) ? text.split(NAME).join('"+name+"') : text);
  return new Function('name', `return ${literal}`) as (name: string) => any[];
}

/** All objects in a JSON file; prints the time it took to read them, which is not counted. */
export function readyObjects(file: string): readonly any[] {
  const [start, used] = [performance.now(), process.cpuUsage()];
  const objects = JSON.parse(readFileSync(file, 'utf8'));
  const { user, system } = process.cpuUsage(used);
  process.stdout.write(JSON.stringify({ wall: (performance.now() - start) / 1000, cpu: (user + system) / 1e6 }));
  return objects;
}
