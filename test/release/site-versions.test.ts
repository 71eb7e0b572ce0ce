// How the published site changes with each release, in whatever order they come.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { addVersion } from '../../projenrc/site-versions';

const folder = mkdtempSync(join(tmpdir(), 'site-versions-'));
const published = join(folder, 'published');

beforeEach(() => {
  rmSync(published, { recursive: true, force: true });
  mkdirSync(join(published, '.git'), { recursive: true });
  writeFileSync(join(published, 'CNAME'), 'kubevirt.example.com');
});

/** Publishes a site whose pages identify it. */
function publish(name: string, text = name): void {
  const built = (place: string) => {
    const path = join(folder, `${text} ${place}`);
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, 'index.html'), `${text} ${place}`);
    writeFileSync(join(path, `${text}.html`), '');
    return path;
  };
  addVersion(published, name, { root: built('root'), folder: built('folder') });
}

const read = (name: string) => readFileSync(join(published, name), 'utf8');
const listed = () => JSON.parse(read('versions.json'));

test('the first release is at the root and in its own folder, and the host\'s files stay', () => {
  publish('0.1');
  expect([read('index.html'), read('0.1/index.html'), listed()]).toEqual(['0.1 root', '0.1 folder', [{ name: '0.1', path: '' }]]);
  expect([read('CNAME'), existsSync(join(published, '.git')), existsSync(join(published, '.nojekyll'))]).toEqual(['kubevirt.example.com', true, true]);
});

test('a newer release replaces the root, and the older one keeps its folder', () => {
  publish('0.9');
  publish('0.10');
  expect([read('index.html'), read('0.9/index.html'), existsSync(join(published, '0.9.html'))]).toEqual(['0.10 root', '0.9 folder', false]);
  expect(listed()).toEqual([{ name: '0.10', path: '' }, { name: '0.9', path: '0.9/' }]);
});

test('a later patch of an older release changes only its folder', () => {
  publish('0.1');
  publish('0.2');
  publish('0.1', 'mended');
  expect([read('index.html'), read('0.1/index.html'), existsSync(join(published, '0.1/0.1.html'))]).toEqual(['0.2 root', 'mended folder', false]);
  expect(listed().map(({ name }: any) => name)).toEqual(['0.2', '0.1']);
});
