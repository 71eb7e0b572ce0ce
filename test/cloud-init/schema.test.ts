// cloud-init itself judges what is rendered, where it is installed (Debian's package cloud-init).
import { spawnSync } from 'child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import Ajv from 'ajv';
import { parse } from 'yaml';
import { CLOUD_CONFIGS, NETWORKS } from './samples';
import { CloudInit } from '../../src/cloud-init/cloud-init';

const FOLDERS = [process.env.CLOUD_INIT_SCHEMAS ?? '', '/usr/lib/python3/dist-packages/cloudinit/config/schemas'];
const NETWORK_SCHEMA = FOLDERS.map((path) => join(path, 'schema-network-config-v2.json')).find((path) => existsSync(path));

const installed = /\d+(?:\.\d+)+/.exec(String(spawnSync('cloud-init', ['--version'], { encoding: 'utf8' }).stdout))?.[0];

/** Whether the installed cloud-init knows everything that a version knows. */
const knows = (version: string) => installed !== undefined && installed.localeCompare(version, 'en', { numeric: true }) >= 0;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cloud-config-'));
  const notJudged = [
    ...Object.entries(CLOUD_CONFIGS).filter(([, { since = '0' }]) => !knows(since)).map(([name, { since }]) => since ? `${name} (${since})` : name),
    ...NETWORK_SCHEMA ? [] : ['networks'],
  ];
  if (notJudged.length > 0) {
    // eslint-disable-next-line no-console -- a check that is left out must not go unseen
    console.warn(`cloud-init ${installed ?? '(not installed)'} cannot judge ${notJudged.join(', ')}`);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

for (const [name, { props, since = '0' }] of Object.entries(CLOUD_CONFIGS)) {
  (knows(since) ? test : test.skip)(`cloud-init finds no fault with the cloud-config ${name}`, () => {
    const file = join(folder, `${name}.yaml`);
    writeFileSync(file, CloudInit.noCloud(props).userData!);
    const { status, stdout, stderr } = spawnSync('cloud-init', ['schema', '--config-file', file], { encoding: 'utf8' });
    expect(stdout + stderr).toContain('Valid');
    expect(stdout + stderr).not.toMatch(/deprecations: *\S/);
    expect(status).toBe(0);
  });
}

for (const [name, networkConfig] of Object.entries(NETWORKS)) {
  (NETWORK_SCHEMA ? test : test.skip)(`the network ${name} keeps to cloud-init's schema of network-config version 2`, () => {
    const validate = new Ajv({ strict: false }).compile(JSON.parse(readFileSync(NETWORK_SCHEMA!, 'utf8')));
    validate(parse(CloudInit.noCloud({ networkConfig }).networkData!, { version: '1.1' }));
    expect(validate.errors ?? []).toEqual([]);
  });
}
