// The real cloud-init and netplan judge the user data and network data that the library renders. Each call judges a whole list in one process,
// since starting a process takes longer than a hundred judgements.
import { spawnSync } from 'child_process';
import { existsSync } from 'fs';
import { join, relative } from 'path';

const VERSION = 'import jsonschema, cloudinit.config.schema; from cloudinit.version import version_string; print(version_string())';

/** The first Python that can import cloud-init, with the version of cloud-init. */
const [installed] = ['python3', '/usr/bin/python3'].flatMap((python) => {
  const { status, stdout } = spawnSync(python, ['-c', VERSION], { encoding: 'utf8' });
  return status === 0 ? [{ python, version: stdout.trim() }] : [];
});

/** The program behind the command `netplan generate`, which takes ten times as long to start. */
const generator = ['/usr/libexec/netplan/generate', '/lib/netplan/generate'].find((path) => existsSync(path));

/** The Debian packages that are not installed. */
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

/** A test that needs cloud-init. It is skipped if cloud-init is missing, except in CI, where that is an error. */
export const judgedTest: jest.It = missing.length === 0 ? test : test.skip;

/** Whether the installed cloud-init is at least this version. */
export const knows = (version: string) => installed.version.localeCompare(version, 'en', { numeric: true }) >= 0;

/** The parts that cloud-init extracts from user data. */
export interface UserDataJudgement {
  readonly parts: ReadonlyArray<{ readonly type: string; readonly filename: string; readonly content: string }>;
  /** Everything that `cloud-init schema` reports, including deprecations. */
  readonly faults: readonly string[];
}

export function judgeUserData(texts: readonly string[]): UserDataJudgement[] {
  return answer('judge-user-data.py', texts);
}

/** The cloud-config and the scripts that a guest would apply. */
export interface MergedUserData {
  readonly cloudConfig: any;
  readonly scripts: readonly string[];
  readonly faults: readonly string[];
}

export function mergeUserData(texts: readonly string[]): MergedUserData[] {
  return answer('merge-user-data.py', texts);
}

/** The errors and warnings of cloud-init and netplan for each network-config. */
export function judgeNetworkConfigs(texts: readonly string[]): string[][] {
  return answer('judge-network-config.py', texts, generator!);
}

/** What cloud-init does with the files of a cloud-config before it creates users. */
export interface WrittenFiles {
  /** The modes of the files that it writes, by path. */
  readonly modes: { readonly [path: string]: string };
  /** The error that stops it before the last file. */
  readonly stopped: string | null;
}

export function writeFiles(cloudConfigs: readonly string[]): WrittenFiles[] {
  return answer('write-files.py', cloudConfigs);
}

/** The device in fstab for each device in mounts, in a guest with the disks `vdb`, with serial `data` and two partitions, and `vdc`. */
export function mountedDevices(devices: readonly string[]): string[] {
  return answer('mounted-devices.py', devices);
}

/** What cloud-init does with the groups and users of a cloud-config, in a guest with the user root and the group adm. */
export interface CreatedUsers {
  readonly commands: readonly string[];
  /** The error that stops it before the last user. */
  readonly stopped: string | null;
}

export function createUsers(cloudConfigs: readonly string[]): CreatedUsers[] {
  return answer('create-users.py', cloudConfigs);
}

/** The devices that cloud-init formats or wipes, in a guest with `vdb`, which has one partition, and `vdc`, which has none; both hold an ext4 labelled `data`. */
export function formatDisks(cloudConfigs: readonly string[]): string[][] {
  return answer('format-disks.py', cloudConfigs);
}

/** Each message as cloud-init renders it after an uptime of seven seconds; null for one that it cannot render. */
export function renderTexts(texts: readonly string[]): (string | null)[] {
  return answer('render-texts.py', texts);
}

/** Whether cloud-init accepts each string as the network data of a ConfigDrive. */
export function readConfigDrives(networkData: readonly string[]): boolean[] {
  return answer('read-config-drives.py', networkData);
}

/** The value that PyYAML, which cloud-init uses, reads from each string. */
export function loadYaml(texts: readonly string[]): unknown[] {
  return answer('load-yaml.py', texts);
}

/** Runs a Python program that answers each item of a list. */
function answer(program: string, questions: readonly unknown[], ...settings: readonly string[]): any {
  const { stdout, stderr } = spawnSync(installed.python, [join(__dirname, program), ...settings], {
    input: JSON.stringify(questions), encoding: 'utf8', maxBuffer: 2 ** 28,
  });
  expect(stderr).toBe('');
  const answers = JSON.parse(stdout);
  expect(answers).toHaveLength(questions.length);
  return answers;
}
