// KubeVirt's own object, whose changes virt-operator judges: gates, certificates, TLS, profiles of system calls, components.
import { placed } from './component-placement';
import { manifests, type Changes, type Corpus } from './corpus';
import type { KubeObject } from '../../plane/client';

const kubevirt: KubeObject = {
  apiVersion: 'kubevirt.io/v1', kind: 'KubeVirt', metadata: { name: 'case' }, spec: { configuration: { developerConfiguration: { featureGates: ['Snapshot'] } } },
};

const configured = (configuration: object) => ({ spec: { configuration } });

const general: Changes = {
  'nothing special': {},
  'no spec': { spec: undefined },
  'feature gates in one text': { spec: { configuration: { developerConfiguration: { featureGates: 'Snapshot' } } } },
  'a misspelled field': { spec: { configuration: { developerConfigurations: {} } } },
  'a quantity': { spec: { configuration: { migrations: { bandwidthPerMigration: '64Mi' } } } },
  'a quantity that is none': { spec: { configuration: { migrations: { bandwidthPerMigration: 'fast' } } } },
  'a duration': { spec: { certificateRotateStrategy: { selfSigned: { ca: { duration: '48h' } } } } },
  'a port as a text': { spec: { monitorNamespace: 5 } },
  'a strategy': { spec: { workloadUpdateStrategy: { workloadUpdateMethods: ['LiveMigrate'] } } },
};

const gates = (on?: readonly string[], off?: readonly string[]) => configured({
  developerConfiguration: { featureGates: on, disabledFeatureGates: off },
});

const featureGates: Changes = {
  'no gates': gates(),
  'no configuration for developers': configured({ developerConfiguration: undefined }),
  'a gate that is disabled': gates(undefined, ['Snapshot']),
  'a gate that is on and another one that is disabled': gates(['Snapshot'], ['Template']),
  'a gate in both lists': gates(['Snapshot'], ['Snapshot']),
  'one gate of three in both lists': gates(['HostDisk', 'Snapshot'], ['Snapshot', 'Template']),
  'two gates in both lists': gates(['Snapshot', 'Template'], ['Template', 'Snapshot']),
  'a gate twice': gates(['Snapshot', 'Snapshot']),
  'a gate twice, and in the other list': gates(['Snapshot', 'Snapshot'], ['Snapshot']),
  'a gate disabled twice': gates(undefined, ['Snapshot', 'Snapshot']),
  'a gate in both lists in other letters': gates(['snapshot'], ['Snapshot']),
  'an unknown gate': gates(['Snapshots']),
  'an unknown gate that is disabled': gates(undefined, ['Snapshots']),
  'an unknown gate in both lists': gates(['Snapshots'], ['Snapshots']),
  'a former gate': gates(['LiveMigration']),
  'a former gate that is disabled': gates(undefined, ['LiveMigration']),
  'a former gate in both lists': gates(['LiveMigration'], ['LiveMigration']),
  'a gate of a removed feature': gates(['Macvtap']),
  'an empty gate in both lists': gates([''], ['']),
  'no gate in both lists': gates([], []),
};

/** A configuration that needs a gate, with each setting of the gate. */
const underGate = (gate: string, what: string, configuration: object): Changes => Object.fromEntries([
  ['', {}],
  [' with its gate', { featureGates: [gate] }],
  [' with its gate disabled', { disabledFeatureGates: [gate] }],
  [' with its gate in both lists', { featureGates: [gate], disabledFeatureGates: [gate] }],
].map(([how, developerConfiguration]) => [`${what}${how}`, configured({ developerConfiguration, ...configuration })]));

const needingGates: Changes = {
  ...underGate('Template', 'templates', { virtTemplateDeployment: { enabled: true } }),
  ...underGate('Template', 'no templates', { virtTemplateDeployment: { enabled: false } }),
  'templates and no configuration for developers': configured({ developerConfiguration: undefined, virtTemplateDeployment: { enabled: true } }),
  'templates that are neither on nor off': configured({ developerConfiguration: { disabledFeatureGates: ['Template'] }, virtTemplateDeployment: {} }),
  ...underGate('OptOutRoleAggregation', 'roles that nobody gets', { roleAggregationStrategy: 'Manual' }),
  ...underGate('OptOutRoleAggregation', 'roles as by default', { roleAggregationStrategy: 'AggregateToDefault' }),
  ...underGate('OptOutRoleAggregation', 'roles of an unknown kind', { roleAggregationStrategy: 'Automatic' }),
  'an empty strategy for roles': configured({ roleAggregationStrategy: '' }),
  ...underGate('MigrationStallDetection', 'a downtime', { migrations: { maxDowntimeMs: 300 } }),
  ...Object.fromEntries([0, 1, 2_000_000, 2_000_001].map((maxDowntimeMs) => [
    `a downtime of ${maxDowntimeMs}`, configured({ developerConfiguration: { featureGates: ['MigrationStallDetection'] }, migrations: { maxDowntimeMs } }),
  ])),
};

const selfSigned = (settings: object) => ({ spec: { certificateRotateStrategy: { selfSigned: settings } } });

const authority = (duration?: unknown, renewBefore?: unknown) => selfSigned({ ca: { duration, renewBefore } });

const server = (duration?: unknown, renewBefore?: unknown) => selfSigned({ server: { duration, renewBefore } });

const both = (ca: string, duration: string) => selfSigned({ ca: { duration: ca }, server: { duration } });

const certificates: Changes = {
  'certificates without a strategy': { spec: { certificateRotateStrategy: {} } },
  'certificates without settings': selfSigned({}),
  'certificates with empty settings': selfSigned({ ca: {}, server: {} }),
  'former settings of certificates': selfSigned({ caRotateInterval: '168h', caOverlapInterval: '24h', certRotateInterval: '24h' }),
  'former and new settings of certificates': selfSigned({ caRotateInterval: '168h', ca: { duration: '168h' } }),
  'a former setting and an empty new one': selfSigned({ certRotateInterval: '24h', server: {} }),
  'a former setting of authorities and a new one of servers': selfSigned({ caRotateInterval: '168h', server: { duration: '24h' } }),
  'a former overlap and a new setting of servers': selfSigned({ caOverlapInterval: '24h', server: { duration: '24h' } }),
  'a former setting that counts before the new one': selfSigned({ caRotateInterval: '1h', ca: { duration: '168h' } }),
  'an authority renewed at its end': authority('48h', '47h'),
  'an authority renewed at once': authority('48h', '48h'),
  'an authority renewed before it is there': authority('48h', '48h1s'),
  'an authority renewed as long before as it lasts by default': authority(undefined, '168h'),
  'an authority renewed longer before than it lasts by default': authority(undefined, '168h1s'),
  'an authority that lasts as long as servers by default': authority('24h'),
  'an authority that lasts less than servers by default': authority('23h59m59s'),
  'an authority for no time': authority('0s'),
  'an authority for less than no time': authority('-1h'),
  'a server renewed at its end': server('12h', '11h'),
  'a server renewed at once': server('12h', '12h'),
  'a server renewed before it is there': server('12h', '12h1s'),
  'a server renewed as long before as it lasts by default': server(undefined, '24h'),
  'a server renewed longer before than it lasts by default': server(undefined, '24h1s'),
  'a server that lasts as long as authorities by default': server('168h'),
  'a server that lasts longer than authorities by default': server('168h1s'),
  'a server for no time': server('0s'),
  'a server for less than no time': server('-1h'),
  'a server renewed after its end': server('12h', '-1h'),
  'a server that lasts less than its authority': both('48h', '47h'),
  'a server that lasts as long as its authority': both('48h', '48h'),
  'a server that lasts longer than its authority': both('48h', '48h1s'),
  'certificates with three mistakes': selfSigned({ ca: { duration: '1h', renewBefore: '2h' }, server: { duration: '3h', renewBefore: '4h' } }),
  'a former authority that lasts as long as servers by default': selfSigned({ caRotateInterval: '24h' }),
  'a former authority that lasts less than servers by default': selfSigned({ caRotateInterval: '23h' }),
  'a former overlap as long as authorities by default': selfSigned({ caOverlapInterval: '168h' }),
  'a former overlap longer than authorities by default': selfSigned({ caOverlapInterval: '169h' }),
  'a former overlap as long as a former authority': selfSigned({ caRotateInterval: '48h', caOverlapInterval: '48h' }),
  'a former overlap longer than a former authority': selfSigned({ caRotateInterval: '48h', caOverlapInterval: '49h' }),
  'a former server that lasts as long as authorities by default': selfSigned({ certRotateInterval: '168h' }),
  'a former server that lasts longer than authorities by default': selfSigned({ certRotateInterval: '169h' }),
  'a former server that lasts longer than its former authority': selfSigned({ caRotateInterval: '48h', certRotateInterval: '49h' }),
};

const durations: Changes = {
  'a duration of two units': authority('47h60m'),
  'a duration with a fraction': authority('48.5h'),
  'a duration as long as its renewal in another unit': server('66m', '1.1h'),
  'a duration with a sign': authority('+48h'),
  'a duration without a number before its point': server('.5h'),
  'a duration in tiny units': authority('172800000ms1us1µs1ns'),
  'a duration in days': authority('7d'),
  'a duration in words': authority('two days'),
  'a duration with a space': authority('48 h'),
  'a duration in capitals': authority('48H'),
  'a duration without a unit': authority('172800'),
  'a duration of 0': server('0'),
  'an empty duration': authority(''),
  'a duration as a number': authority(48),
  'a former duration in days': selfSigned({ caRotateInterval: '7d' }),
};

const ciphers = (minTLSVersion?: string, ...names: unknown[]) => configured({ tlsConfiguration: { minTLSVersion, ciphers: names } });

/** Every name that Go has for a cipher. */
const KNOWN_CIPHERS = [
  'TLS_AES_128_GCM_SHA256', 'TLS_AES_256_GCM_SHA384', 'TLS_CHACHA20_POLY1305_SHA256', 'TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA',
  'TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA', 'TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA', 'TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA',
  'TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256', 'TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384', 'TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256',
  'TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384', 'TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256', 'TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256',
  'TLS_RSA_WITH_RC4_128_SHA', 'TLS_RSA_WITH_3DES_EDE_CBC_SHA', 'TLS_RSA_WITH_AES_128_CBC_SHA', 'TLS_RSA_WITH_AES_256_CBC_SHA',
  'TLS_RSA_WITH_AES_128_CBC_SHA256', 'TLS_RSA_WITH_AES_128_GCM_SHA256', 'TLS_RSA_WITH_AES_256_GCM_SHA384', 'TLS_ECDHE_ECDSA_WITH_RC4_128_SHA',
  'TLS_ECDHE_RSA_WITH_RC4_128_SHA', 'TLS_ECDHE_RSA_WITH_3DES_EDE_CBC_SHA', 'TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA256',
  'TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA256',
];

const STRONG = 'TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256';

const tls: Changes = {
  'TLS without settings': configured({ tlsConfiguration: {} }),
  'TLS 1.0': configured({ tlsConfiguration: { minTLSVersion: 'VersionTLS10' } }),
  'TLS 1.3': configured({ tlsConfiguration: { minTLSVersion: 'VersionTLS13' } }),
  'an unknown version of TLS': configured({ tlsConfiguration: { minTLSVersion: 'TLSv1.3' } }),
  'an empty version of TLS': configured({ tlsConfiguration: { minTLSVersion: '' } }),
  'a cipher with TLS 1.3': ciphers('VersionTLS13', STRONG),
  'a cipher without a version of TLS': ciphers(undefined, STRONG),
  'an unknown cipher without a version of TLS': ciphers(undefined, 'fast'),
  'no cipher with TLS 1.3': ciphers('VersionTLS13'),
  'no cipher without a version of TLS': ciphers(),
  'a cipher with TLS 1.2': ciphers('VersionTLS12', STRONG),
  'a cipher with TLS 1.1': ciphers('VersionTLS11', STRONG),
  'a cipher with TLS 1.0': ciphers('VersionTLS10', STRONG),
  'every known cipher': ciphers('VersionTLS12', ...KNOWN_CIPHERS),
  'an insecure cipher': ciphers('VersionTLS12', 'TLS_RSA_WITH_RC4_128_SHA'),
  'an unknown cipher': ciphers('VersionTLS12', 'fast'),
  'an unknown cipher after a known one': ciphers('VersionTLS12', STRONG, 'fast'),
  'two unknown ciphers': ciphers('VersionTLS12', 'fast', 'slow'),
  'a cipher as OpenSSL names it': ciphers('VersionTLS12', 'ECDHE-RSA-AES128-GCM-SHA256'),
  'a cipher as Go named it formerly': ciphers('VersionTLS12', 'TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305'),
  'a cipher in small letters': ciphers('VersionTLS12', STRONG.toLowerCase()),
  'a cipher without a name': ciphers('VersionTLS12', ''),
  'a cipher twice': ciphers('VersionTLS12', STRONG, STRONG),
};

const seccomp = (virtualMachineInstanceProfile?: object) => configured({ seccompConfiguration: { virtualMachineInstanceProfile } });

const profiles: Changes = {
  'no profile': seccomp(),
  'a profile without settings': seccomp({}),
  'an empty custom profile': seccomp({ customProfile: {} }),
  'a profile of the node': seccomp({ customProfile: { localhostProfile: 'kubevirt/kubevirt.json' } }),
  'the profile of the runtime': seccomp({ customProfile: { runtimeDefaultProfile: true } }),
  'not the profile of the runtime': seccomp({ customProfile: { runtimeDefaultProfile: false } }),
  'two profiles': seccomp({ customProfile: { localhostProfile: 'kubevirt/kubevirt.json', runtimeDefaultProfile: true } }),
  'a profile of the node and not that of the runtime': seccomp({ customProfile: { localhostProfile: 'kubevirt/kubevirt.json', runtimeDefaultProfile: false } }),
  'an empty profile of the node and that of the runtime': seccomp({ customProfile: { localhostProfile: '', runtimeDefaultProfile: true } }),
};

const replicas: Changes = Object.fromEntries(['infra', 'workloads'].flatMap((component) => [-1, 0, 1, 1.5, 255, 256].map((count) => [
  `${count} replicas of ${component}`, { spec: { [component]: { replicas: count } } },
])));

const patches = (...texts: unknown[]) => ({
  spec: { customizeComponents: { patches: texts.map((patch) => ({ resourceType: 'Deployment', resourceName: 'virt-api', type: 'strategic', patch })) } },
});

const components: Changes = {
  'no patches': patches(),
  'a patch': patches('{"metadata": {"labels": {"team": "a"}}}'),
  'a patch between newlines': patches('\n[{"op": "remove", "path": "/metadata/labels"}]\n'),
  'a patch that is a text': patches('"text"'),
  'a patch in YAML': patches('metadata:\n  labels: {team: a}'),
  'a patch in single quotes': patches('{\'metadata\': {}}'),
  'a patch with a comma at its end': patches('{"metadata": {},}'),
  'an empty patch': patches(''),
  'a patch that is no text': patches({}),
  'no patch': patches(undefined),
  'one wrong patch of two': patches('{}', '{'),
  'a patch of an unknown type': { spec: { customizeComponents: { patches: [{ resourceType: 'Deployment', resourceName: 'virt-api', type: 'xml', patch: '{}' }] } } },
  'a patch of nothing': { spec: { customizeComponents: { patches: [{ resourceType: 'Deployment', resourceName: '', type: 'json', patch: '[]' }] } } },
};

const RATIOS = [
  '1', '1.0', '0.99', '0.99999999999999999', '2', '1e0', '1e-1', '1e400', '0x1p0', '0X1P+1', '0x1.8p1', 'NaN', 'nan', 'Inf', '+inf', 'Infinity', 'one', '', ' 1', '1 ',
  '1_0', '0x1_0p0', '+1', '-1', '.5', '5.', '1,5', '150%', '1e', '1e+', '.',
];

const ratios: Changes = Object.fromEntries(RATIOS.map((ratio) => [`the overhead ratio '${ratio}'`, configured({ additionalGuestMemoryOverheadRatio: ratio })]));

const deprecated: Changes = {
  'types of mediated devices by their former name': configured({ mediatedDevicesConfiguration: { mediatedDevicesTypes: ['nvidia-222'] } }),
  'types of mediated devices of nodes by their former name': configured({
    mediatedDevicesConfiguration: { nodeMediatedDeviceTypes: [{ nodeSelector: { zone: 'a' }, mediatedDevicesTypes: ['nvidia-222'], mediatedDeviceTypes: ['nvidia-222'] }] },
  }),
  'an architecture that is no longer supported': configured({ architectureConfiguration: { ppc64le: { machineType: 'pseries' } } }),
};

export const kubevirts: Corpus = manifests(kubevirt, {
  ...general,
  ...featureGates,
  ...needingGates,
  ...certificates,
  ...durations,
  ...tls,
  ...profiles,
  ...replicas,
  ...components,
  ...ratios,
  ...deprecated,
  ...placed,
});
