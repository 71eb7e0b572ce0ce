// Random users, files, packages and commands near the limits of the rules of CloudInit.
import { Duration, Size } from 'cdk8s';
import * as fc from 'fast-check';
import { HASHES, SSH_KEY } from './samples';
import { CloudInitManageEtcHosts, CloudInitResizeRootfs } from '../../src/cloud-init/cloud-config';
import { CloudInit, CloudInitProps } from '../../src/cloud-init/cloud-init';
import { CloudInitFile } from '../../src/cloud-init/file';
import { CloudInitPowerStateMode } from '../../src/cloud-init/final-stage';
import { CloudInitGrowpartMode } from '../../src/cloud-init/system';
import { CloudInitUser } from '../../src/cloud-init/user';

/** Words that some YAML parser reads as something else. */
const word = fc.constantFrom('on', 'no', 'null', 'y', '0777', '1e3', '12:30', '2031-12-31', '~', '0x1f', '.inf', 'a: b', '- a', '#a', '{{ NAME }}', 'default');
const text = fc.oneof(word, fc.string(), fc.string({ unit: 'binary' }), fc.stringMatching(/^[a-z \n\t:#]{1,40}$/));
const name = fc.oneof(word, fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_.-]{0,31}$/));
const path = fc.oneof(fc.constantFrom('/', '/etc/on', '/srv/a b'), fc.stringMatching(/^\/[ -~]{0,20}$/));
const host = fc.oneof(fc.constantFrom('192.0.2.1', '2001:db8::1', '0.pool.ntp.org'), fc.stringMatching(/^[A-Za-z0-9.:-]{1,20}$/));
const url = fc.oneof(fc.constant('https://example.com/$INSTANCE_ID'), fc.stringMatching(/^https?:\/\/[!-~]{1,20}$/));
const day = fc.stringMatching(/^[0-9]{4}-[01][0-9]-[0-3][0-9]$/);
const hash = fc.constantFrom(...Object.values(HASHES), '*', '!');
const minutes = fc.integer({ min: 0, max: 10_000 }).map((each) => Duration.minutes(each));
const size = fc.oneof(fc.nat(10_000).map((each) => Size.kibibytes(each)), fc.nat(100).map((each) => Size.gibibytes(each)));
const command = fc.oneof(text, fc.array(text, { maxLength: 4 }));
const few = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 3 });

const user: fc.Arbitrary<CloudInitUser> = fc.record({
  name,
  gecos: text,
  sudo: fc.constantFrom('ALL=(ALL) NOPASSWD:ALL', 'ALL=(root) /bin/a, /bin/b'),
  groups: few(name),
  primaryGroup: name,
  createGroups: fc.boolean(),
  noUserGroup: fc.boolean(),
  shell: path,
  homedir: path,
  noCreateHome: fc.boolean(),
  noLogInit: fc.boolean(),
  uid: fc.nat(),
  system: fc.boolean(),
  selinuxUser: text,
  expiredate: day,
  inactive: fc.nat(),
  passwd: hash,
  hashedPasswd: hash,
  lockPasswd: fc.boolean(),
  sshAuthorizedKeys: few(fc.constant(SSH_KEY)),
  sshImportId: few(fc.constantFrom('gh:octocat', 'lp:someone')),
  sshRedirectUser: fc.boolean(),
}, { requiredKeys: ['name'] });

const file: fc.Arbitrary<CloudInitFile> = fc.record({
  path,
  content: text,
  contentBase64: fc.base64String(),
  owner: fc.oneof(name, fc.tuple(name, name).map((each) => each.join(':'))),
  permissions: fc.stringMatching(/^0?[0-7]{3,4}$/),
  append: fc.boolean(),
  defer: fc.boolean(),
}, { requiredKeys: ['path'] });

const FIELDS: { readonly [field in keyof CloudInitProps]: fc.Arbitrary<CloudInitProps[field]> } = {
  hostname: fc.oneof(word, fc.stringMatching(/^[A-Za-z0-9-]{1,63}$/)),
  fqdn: fc.stringMatching(/^[a-z0-9]{1,9}\.[a-z0-9]{1,9}$/),
  preferFqdnOverHostname: fc.boolean(),
  preserveHostname: fc.boolean(),
  manageEtcHosts: fc.constantFrom(...Object.values(CloudInitManageEtcHosts)),
  locale: name,
  timezone: fc.constantFrom('Europe/Berlin', 'Etc/GMT+1', 'UTC'),
  groups: fc.dictionary(name, few(name), { maxKeys: 3 }),
  users: few(user),
  // Only newer versions of cloud-init accept false without users.
  defaultUser: fc.constant(true),
  sshAuthorizedKeys: few(fc.constant(SSH_KEY)),
  sshPwauth: fc.boolean(),
  disableRoot: fc.boolean(),
  sshDeletekeys: fc.boolean(),
  sshGenkeytypes: few(fc.constantFrom('rsa', 'ecdsa', 'ed25519')),
  chpasswd: fc.record({ users: few(fc.record({ name, password: hash })), expire: fc.boolean() }, { requiredKeys: ['users'] }),
  ntp: fc.record({ enabled: fc.boolean(), ntpClient: fc.oneof(name, text), pools: few(host), servers: few(host) }, { requiredKeys: [] }),
  growpart: fc.record({
    mode: fc.constantFrom(...Object.values(CloudInitGrowpartMode)), devices: few(path), ignoreGrowrootDisabled: fc.boolean(),
  }, { requiredKeys: [] }),
  resizeRootfs: fc.constantFrom(...Object.values(CloudInitResizeRootfs)),
  mounts: few(fc.tuple(path, path, name, name).chain((fields) => fc.nat(4).map((length) => fields.slice(0, length)))),
  swap: fc.record({ filename: path, size, maxsize: size }, { requiredKeys: [] }),
  packageUpdate: fc.boolean(),
  packageUpgrade: fc.boolean(),
  packageRebootIfRequired: fc.boolean(),
  packages: few(fc.oneof(text, fc.tuple(text, text).map(([...pair]) => pair))),
  writeFiles: few(file),
  bootcmd: few(command),
  runcmd: few(command),
  phoneHome: fc.record({ url, post: few(fc.constantFrom('hostname', 'pub_key_rsa')), tries: fc.integer({ min: 1, max: 20 }) }, { requiredKeys: ['url'] }),
  finalMessage: text,
  powerState: fc.record({
    mode: fc.constantFrom(...Object.values(CloudInitPowerStateMode)), delay: minutes, message: text, timeout: minutes, condition: command,
  }, { requiredKeys: ['mode'] }),
};

/** Every field is valid on its own, so that most programs are accepted. */
const sound = Object.entries(FIELDS).map(([field, values]: [string, fc.Arbitrary<unknown>]) => {
  return [field, values.filter((value) => accepted({ locale: 'C', [field]: value }) !== undefined)];
});

/** Programs, most of which CloudInit accepts. */
export const programs: fc.Arbitrary<CloudInitProps> = fc.record(Object.fromEntries(sound), { requiredKeys: [] });

/** The CloudInit of random programs that it accepts. */
export const acceptedCloudInit: fc.Arbitrary<CloudInit> = programs
  .map(accepted)
  .filter((each) => each !== undefined);

/** The user data of programs that CloudInit accepts. */
export const acceptedUserData: fc.Arbitrary<string> = acceptedCloudInit.map(({ userData }) => userData).filter((each) => each !== undefined);

/** The CloudInit of a program, or undefined if it refuses the program. */
export function accepted(program: CloudInitProps): CloudInit | undefined {
  try {
    return CloudInit.noCloud(program);
  } catch {
    return undefined;
  }
}
