// The pages name the oldest releases of the languages that the packages can be installed with.
import { readFileSync } from 'fs';
import { join } from 'path';
import { madePackages } from './packages';
import { run } from './run';
import { readPage } from '../docs/pages';

const METADATA = `
import sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as wheel:
    print(wheel.read(next(name for name in wheel.namelist() if name.endswith('.dist-info/METADATA'))).decode())
`;

test.each(['docs/start/first-machine.md', 'docs/languages.md'])('%s names the releases of Python and Go', async (page) => {
  const { wheel, go } = madePackages();
  const metadata = await run('python3', ['-c', METADATA, wheel], { cwd: go });
  const [, pythonRelease] = /^Requires-Python: >=(.+)$/m.exec(metadata)!;
  const [, goRelease] = /^go (\d+\.\d+)/m.exec(readFileSync(join(go, 'cdk8skubevirt/go.mod'), 'utf8'))!;
  expect(readPage(page)).toMatch(new RegExp(`Python ${pythonRelease}, Java 17 (or|and) Go ${goRelease}, or newer`));
});
