// Manifests of the tests and examples with random changes, for parsers that must agree on every text.
import { readdirSync, readFileSync } from 'fs';
import { join } from 'path';
import * as fc from 'fast-check';

const ROOT = join(__dirname, '../..');

const OWN = `# machines
---
apiVersion: kubevirt.io/v1
kind: VirtualMachine
metadata: {name: web-1, labels: {"app": 'it''s'}}
spec:
  runStrategy: Always   # no comment
  template:
    spec:
      domain:
        devices:
          disks:
          - name: root
            disk: {bus: virtio}
          -
            name: data
        memory: {guest: 4Gi}
      volumes:
        - name: seed
          cloudInitNoCloud:
            userData: |-
              #cloud-config
              runcmd: [a, "b: c"]

                - more
        # the last one
        - {name: empty, emptyDisk: {capacity: "1Gi"}}
`;

const LIST = { apiVersion: 'v1', items: [{ kind: 'A', metadata: { name: 'a', uid: null } }, { kind: 'B', list: [1, -2.5, 'é"\\\n'] }, [], {}], kind: 'List' };

/** Texts of one document each. */
export const TEXTS: readonly string[] = [
  ...OWN.split(/^(?=---\n)/m),
  ...[undefined, 1, 4].map((indent) => JSON.stringify(LIST, undefined, indent)),
  ...['examples', 'test'].flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter((name) => /\.ya?ml$/.test(name))
    .flatMap((name) => readFileSync(join(ROOT, folder, name), 'utf8').split(/^(?=---\s)/m))),
].filter((text) => text.length < 3000);

/** Tokens with a meaning in YAML. */
const BITS = [
  ' ', '  ', '\n', '\n\n', '- ', '-', '#', ' # c', ': ', ':', '"', "'", '|\n', '|-\n', '|+\n', '|2\n', '>\n', '{', '}', '[', ']', '{}', '[]', ', ', ',', 'b: 1\n', 'a', '&a ', '*a',
  '!!str ', '? ', '\t', '\r\n', '...\n', '--- ', 'null', '~', '0x1f', '1e3', '1_000', '0777', '12:30', '2026-01-01', 'on', 'y', '.5', '-1', '-0', '1.', '- - ', '<<: ', '__proto__: 1\n',
  'constructor: x\n', '{{NAME}}', '{{NAME', '}}', '%', '@', '`', '\\', '\\n', 'é', '\u2028', '\ufeff', '- |\n', '    x\n', '"a": ', '"a":1', '  # c\n', ' \n', 'k: - x\n', 'k: [a,\n b]\n', 'items:\n', '- a: 1\n',
];

const bit = fc.constantFrom(...BITS);
const place = fc.double({ min: 0, max: 1, noNaN: true });

/** A random change of a text: an insertion, a deletion or a changed line. */
const change: fc.Arbitrary<(text: string) => string> = fc.oneof(
  fc.tuple(place, bit).map(([at, inserted]) => (text: string) => splice(text, at, 0, inserted)),
  fc.tuple(place, fc.integer({ min: 1, max: 5 })).map(([at, count]) => (text: string) => splice(text, at, count, '')),
  fc.tuple(place, fc.constantFrom((line: string) => [` ${line}`], (line: string) => [line.slice(1)], () => [], (line: string) => [line, line]))
    .map(([at, changeLine]) => (text: string) => {
      const lines = text.split('\n');
      const number = Math.floor(at * lines.length * 0.999);
      return [...lines.slice(0, number), ...changeLine(lines[number]), ...lines.slice(number + 1)].join('\n');
    }),
);

function splice(text: string, at: number, count: number, inserted: string): string {
  const start = Math.floor(at * text.length);
  return text.slice(0, start) + inserted + text.slice(start + count);
}

export const changedText = fc.tuple(fc.constantFrom(...TEXTS), fc.array(change, { minLength: 0, maxLength: 3 }))
  .map(([text, changes]) => changes.reduce((current, each) => each(current), text));
