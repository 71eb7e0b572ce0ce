import { mkdirSync } from 'fs';
import { tmpdir } from 'os';
import { basename, join } from 'path';
import { abandonedFolders, runFolder } from './run-folders';

const PREFIX = 'cdk8s-kubevirt-run-folders-';

/** No process has this id. */
const GONE = `${PREFIX}999999999-1`;

const abandoned = () => abandonedFolders(PREFIX).map((folder) => basename(folder));

beforeAll(() => [basename(runFolder(PREFIX)), GONE, `${PREFIX}999999999-`].forEach((name) => mkdirSync(join(tmpdir(), name))));
afterEach(() => jest.restoreAllMocks());

test('a run that has ended has abandoned its folder, unless its name does not tell when it started', () => {
  expect(abandoned()).toEqual([GONE]);
});

test('the folders of other users are theirs', () => {
  jest.spyOn(process, 'getuid').mockReturnValue(process.getuid!() + 1);
  expect(abandoned()).toEqual([]);
});
