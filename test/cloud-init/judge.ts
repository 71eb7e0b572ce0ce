// cloud-init and netplan as judges of what is rendered. One process judges everything that it is given, since to start
// one takes longer than a hundred judgements.
import { spawnSync } from 'child_process';
import { existsSync } from 'fs';
import { join, relative } from 'path';

const VERSION = 'import jsonschema, cloudinit.config.schema; from cloudinit.version import version_string; print(version_string())';

/** The Pythons that know cloud-init, each with its version. */
const [installed] = ['python3', '/usr/bin/python3'].flatMap((python) => {
  const { status, stdout } = spawnSync(python, ['-c', VERSION], { encoding: 'utf8' });
  return status === 0 ? [{ python, version: stdout.trim() }] : [];
});

/** What is behind the command `netplan generate`, which takes ten times as long to start. */
const generator = ['/usr/libexec/netplan/generate', '/lib/netplan/generate'].find((path) => existsSync(path));

/** Debian's packages that are not there. */
const missing = [
  ...installed ? [] : ['cloud-init'],
  ...generator ? [] : ['netplan.io'],
];

if (missing.length > 0) {
  const file = relative(process.cwd(), expect.getState().testPath!);
  const advice = `the tests of ${file} that cloud-init decides were not run: apt-get install ${missing.join(' ')}`;
  if (process.env.CI === 'true') {
    throw new Error(`CLOUD-INIT MISSING: ${advice}`);
  }
  process.stderr.write(`CLOUD-INIT TESTS SKIPPED: ${advice}\n`);
}

/** A test that cloud-init decides. CI never does without it. */
export const judgedTest: jest.It = missing.length === 0 ? test : test.skip;

/** Whether the installed cloud-init knows everything that a version knows. */
export const knows = (version: string) => installed.version.localeCompare(version, 'en', { numeric: true }) >= 0;

/** What cloud-init makes of a user data. */
export interface UserDataJudgement {
  readonly parts: ReadonlyArray<{ readonly type: string; readonly filename: string; readonly content: string }>;
  /** Everything that `cloud-init schema` has to say, deprecations included. */
  readonly faults: readonly string[];
}

export function judgeUserData(texts: readonly string[]): UserDataJudgement[] {
  return answer('judge-user-data.py', texts);
}

/** What a guest would do by a user data. */
export interface MergedUserData {
  readonly cloudConfig: any;
  readonly scripts: readonly string[];
  readonly faults: readonly string[];
}

export function mergeUserData(texts: readonly string[]): MergedUserData[] {
  return answer('merge-user-data.py', texts);
}

/** What cloud-init and netplan have to say against each network-config, warnings included. */
export function judgeNetworkConfigs(texts: readonly string[]): string[][] {
  return answer('judge-network-config.py', texts, generator!);
}

/** What cloud-init does with the files of a cloud-config before there are users. */
export interface WrittenFiles {
  /** The modes of the files that it writes, by their paths. */
  readonly modes: { readonly [path: string]: string };
  /** What stops it before the last file. */
  readonly stopped: string | null;
}

export function writeFiles(cloudConfigs: readonly string[]): WrittenFiles[] {
  return answer('write-files.py', cloudConfigs);
}

/** What cloud-init mounts for each device of a guest with disks `vdb`, of serial `data` and with two partitions, and `vdc`. */
export function mountedDevices(devices: readonly string[]): (string | null)[] {
  return answer('mounted-devices.py', devices);
}

/** What cloud-init does with the groups and users of a cloud-config, in a guest that has root and the group adm. */
export interface CreatedUsers {
  readonly commands: readonly string[];
  /** What stops it before the last user. */
  readonly stopped: string | null;
}

export function createUsers(cloudConfigs: readonly string[]): CreatedUsers[] {
  return answer('create-users.py', cloudConfigs);
}

/** Which devices cloud-init formats or wipes, in a guest with disks `vdb`, of one partition, and `vdc`, of none, each with an ext4 of the label `data`. */
export function formatDisks(cloudConfigs: readonly string[]): string[][] {
  return answer('format-disks.py', cloudConfigs);
}

/** What cloud-init makes of each text with names in it, when it has been up for seven seconds; null for one that it drops. */
export function renderTexts(texts: readonly string[]): (string | null)[] {
  return answer('render-texts.py', texts);
}

/** Whether cloud-init takes a text for the network data of a ConfigDrive. */
export function readConfigDrives(networkData: readonly string[]): boolean[] {
  return answer('read-config-drives.py', networkData);
}

/** What the reader of YAML that cloud-init has makes of each text. */
export function loadYaml(texts: readonly string[]): unknown[] {
  return answer('load-yaml.py', texts);
}

/** What a Python program answers to a list, an item for an item. */
function answer(program: string, questions: readonly unknown[], ...settings: readonly string[]): any {
  const { stdout, stderr } = spawnSync(installed.python, [join(__dirname, program), ...settings], {
    input: JSON.stringify(questions), encoding: 'utf8', maxBuffer: 2 ** 28,
  });
  expect(stderr).toBe('');
  const answers = JSON.parse(stdout);
  expect(answers).toHaveLength(questions.length);
  return answers;
}
