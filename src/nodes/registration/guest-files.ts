// The files that make a guest join: the script, its service, and the disks with Secrets that the script reads.
import { quote } from './join-script';
import type { JoinMethod, RegisteredNode } from './joining';
import type { CloudInitFile } from '../../cloud-init/file';
import type { SecretKeyReference } from '../../cloud-init/secret-value';
import { volumesOf } from '../../cloud-init/volumes';
import { issue, refuse } from '../../issues/issues';
import { groupBy } from '../../plain-data/plain-data';
import { VolumeSource } from '../../storage/volume-source';
import type { VirtualMachineTemplate } from '../../template/virtual-machine-template';

/** A disk with the values of a Secret. */
interface SecretDisk {
  /** The disk's name, serial number and label. The guest finds the disk by its label. */
  readonly name: string;
  readonly secretName: string;
  /** The files that the guest creates, each with the key of its value in the Secret. */
  readonly files: ReadonlyArray<readonly [file: string, key: string]>;
}

/** The disks that registration needs. */
export function secretDisks({ secrets }: JoinMethod): SecretDisk[] {
  const references = Object.entries(secrets)
    .flatMap(([file, { _source }]) => typeof _source === 'string' ? [] : [[file, _source] as readonly [string, SecretKeyReference]]);
  return [...groupBy(references, ([, { secretName }]) => secretName)].map(([secretName, ofSecret], index) => ({
    // The label has to be short enough for Joliet.
    name: `node-join-${index}`,
    secretName,
    files: ofSecret.map(([file, { key }]) => [file, key]),
  }));
}

/**
 * Adds a disk to the template.
 *
 * @throws when the template has another disk of that name
 */
export function withSecretDisk(template: VirtualMachineTemplate, { name, secretName }: SecretDisk): VirtualMachineTemplate {
  refuse(volumesOf(template._wire).some((volume) => volume.name === name)
    ? [issue(`disk ${JSON.stringify(name)}`, 'is the name of the disk that registration reads its Secret from: give the other disk another name')]
    : []);
  return template.withDisk({ name, serial: name, readOnly: true, volume: VolumeSource.secret(secretName, { volumeLabel: name }) });
}

const FOLDER = '/etc/node-registration';

/** The folder of the values that were given as plain text. It is deleted after the guest has joined. */
const INLINE_SECRETS = `${FOLDER}/secrets`;

/** cloud-init runs this at every boot, on any init system, so that registration continues after a reboot or a power failure. */
const STARTER = `#!/bin/sh
# Starts the registration, which does nothing once the machine has joined.
if [ -d /run/systemd/system ]; then
  systemctl daemon-reload
  systemctl enable node-registration.service
  exec systemctl start --no-block node-registration.service
fi
nohup /bin/sh ${FOLDER}/register </dev/null >>/var/log/node-registration.log 2>&1 &
`;

/** No boot target waits for this unit: it retries until the cluster answers. */
const UNIT = `[Unit]
Description=Joins this machine to its Kubernetes cluster
Wants=network-online.target
After=network-online.target
ConditionPathExists=!/var/lib/node-registration/joined

[Service]
Type=simple
ExecStart=/bin/sh ${FOLDER}/register
Restart=on-failure
RestartSec=30

[Install]
WantedBy=multi-user.target
`;

const REGISTER = `#!/bin/sh
# Has this machine join its cluster: once everything else that cloud-init does is done, and again until it has.
PATH=$PATH:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
HOME=\${HOME:-/root}
export PATH HOME
joined=/var/lib/node-registration/joined
[ -e "$joined" ] && exit 0
cloud-init status --wait >/dev/null 2>&1
delay=5
until /bin/sh ${FOLDER}/join; do
  echo "not joined: trying again in $delay seconds" >&2
  sleep "$delay"
  delay=$((delay * 2))
  [ "$delay" -le 300 ] || delay=300
done
mkdir -p "\${joined%/*}" && : >"$joined" && rm -rf ${INLINE_SECRETS}
`;

/** The files that make a node's guest join. */
export function guestFiles(joinMethod: JoinMethod, disks: readonly SecretDisk[], node: RegisteredNode): CloudInitFile[] {
  return [
    { path: '/var/lib/cloud/scripts/per-boot/node-registration', permissions: '0755', content: STARTER },
    { path: '/etc/systemd/system/node-registration.service', permissions: '0644', content: UNIT },
    { path: `${FOLDER}/register`, permissions: '0755', content: REGISTER },
    { path: `${FOLDER}/join`, permissions: '0700', content: joinScript(joinMethod, disks, node) },
    ...inlineSecrets(joinMethod).map(([file, content]) => ({ path: `${INLINE_SECRETS}/${file}`, permissions: '0600', content })),
    ...joinMethod.files(node),
  ];
}

function joinScript(joinMethod: JoinMethod, disks: readonly SecretDisk[], node: RegisteredNode): string {
  const { joinedFile, script } = joinMethod;
  return [
    '#!/bin/sh',
    '# Joins the cluster, or fails.',
    'set -eu',
    'umask 077',
    ...joinedFile === undefined ? [] : [`[ ! -s ${joinedFile} ] || exit 0`],
    'secrets=/run/node-registration',
    'disk=$secrets/disk',
    'clean() {',
    '  umount "$disk" 2>/dev/null || :',
    '  rm -rf "$secrets"',
    '}',
    'trap clean EXIT',
    'trap \'exit 1\' HUP INT TERM',
    'mkdir -p "$disk"',
    ...disks.flatMap(({ name, files }) => [
      `mount -o ro,nosuid,nodev,noexec LABEL=${name} "$disk"`,
      ...files.map(([file, key]) => `cat "$disk"/${quote(key)} >"$secrets"/${file}`),
      'umount "$disk"',
    ]),
    ...inlineSecrets(joinMethod).map(([file]) => `cat ${INLINE_SECRETS}/${file} >"$secrets"/${file}`),
    // Other users have to read what installers write, such as programs and the keys of packages.
    'umask 022',
    ...script(node),
    '',
  ].join('\n');
}

function inlineSecrets({ secrets }: JoinMethod): Array<readonly [file: string, text: string]> {
  return Object.entries(secrets).flatMap(([file, { _source }]) => typeof _source === 'string' ? [[file, _source] as const] : []);
}
