import { fitText } from '../../../src/cli/comment/fitting-text';

const WHOLE = 'the summary of this job';

const effects = (count: number, object: string) => Array.from({ length: count }, (_, index) => `- \`${object}-${index}\` is deleted with its data\n`).join('');

/** A part as `diff --output markdown` prints it. */
const part = (folder: string, list: string, fields: number) => `### Manifests in \`${folder}\`\n\n1 object removed.\n\n${list}\n<details><summary>Fields</summary>\n\n\`\`\`diff\n${'x'.repeat(fields)}\n\`\`\`\n\n</details>\n\n`;

const brief = (folder: string, list: string) => `### Manifests in \`${folder}\`\n\n1 object removed.\n\n${list}\n`;

test('a text that fits stays as it is', () => {
  const text = part('a', effects(3, 'web'), 100);
  expect(fitText(text, text.length, WHOLE)).toBe(text);
});

test('listings of fields are left out before any effect', () => {
  const text = part('a', effects(3, 'web'), 29_000) + part('b', effects(3, 'db'), 29_000) + part('c', '- `payments` is deleted, and its data\n', 29_000);
  expect(fitText(text, 65_000, WHOLE)).toBe([
    part('a', effects(3, 'web'), 29_000), part('b', effects(3, 'db'), 29_000), brief('c', '- `payments` is deleted, and its data\n'),
    '\n1 of 3 parts does not fit entirely: see the summary of this job.\n',
  ].join(''));
});

test('a listing that is too long leaves room for those after it, and for the text before the first part', () => {
  const text = `**Refused**\n\n${part('a', effects(1, 'web'), 70_000)}${part('b', effects(1, 'db'), 10)}`;
  expect(fitText(text, 65_000, WHOLE)).toBe(`**Refused**\n\n${brief('a', effects(1, 'web'))}${part('b', effects(1, 'db'), 10)}\n1 of 3 parts does not fit entirely: see the summary of this job.\n`);
});

test('the effects of the longest parts are counted if not even they fit, and no part is lost', () => {
  const folders = Array.from({ length: 50 }, (_, index) => `cluster-${index}`);
  const text = folders.map((folder, index) => part(folder, effects(index === 49 ? 1 : 100, `virtualmachine.kubevirt.io/${folder}`), 20_000)).join('');
  const fitting = fitText(text, 65_000, WHOLE);
  expect(fitting.length).toBeLessThanOrEqual(65_000);
  expect(fitting.length).toBeGreaterThan(60_000);
  expect(fitting.match(/^### .*/gm)).toEqual(folders.map((folder) => `### Manifests in \`${folder}\``));
  expect(fitting.match(/^- and \d+ more lines$/gm)).toHaveLength(49);
  expect(fitting).toContain('- `virtualmachine.kubevirt.io/cluster-49-0` is deleted with its data\n');
  expect(fitting.split('\n').at(-2)).toBe('50 of 50 parts do not fit entirely: see the summary of this job.');
});

test('a text of one line that is too long leaves only the place of the whole text', () => {
  expect(fitText('x'.repeat(70_000), 65_000, WHOLE)).toBe('\n1 of 1 part does not fit entirely: see the summary of this job.\n');
});

test('the time does not depend on what a text contains', () => {
  const began = Date.now();
  fitText('\n<details>'.repeat(200_000), 65_000, WHOLE);
  fitText('### x\n'.repeat(200_000), 65_000, WHOLE);
  expect(Date.now() - began).toBeLessThan(5_000);
});
