// Everything that the public API returns is extensible: jsii adds a property to each object that it hands to another language.
import { mkdtempSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { type ClassType, loadAssemblyFromPath, TypeKind } from '@jsii/spec';
import { ApiObject, Chart, Size, Testing } from 'cdk8s';
import * as library from '../../src';
import { GIVEN, MADE } from '../constructs';

const {
  ArgoCd, CloudInit, Delivery, FleetApp, Flux, ImageSource, Machine, MachineAssertions, MachineSize, NodeProvider, NodeRegistration,
  PoolScaleInStrategy, PoolUpdateStrategy, SecretSource, SecretValue, Subject, VirtualMachine, VirtualMachineSnapshot, VirtualMachineTemplate,
  VolumeSource,
} = library;

const text = 'spec: { template: { spec: { domain: { devices: {}, memory: { guest: 1Gi } } } } }\n';
const template = VirtualMachineTemplate.fromYaml(text);
const secrets = { userDataSecretName: GIVEN };
const token = SecretValue.fromSecret({ secretName: GIVEN, key: 'token' });
const server = 'https://10.0.0.1:6443';
const thumbprint = Array(20).fill('20').join(':');
const vddk = { backingFile: '[a] b.vmdk', uuid: '52260566-b032-36cb-55b1-79bf29e30490', thumbprint, secretRef: GIVEN };
const chart = () => new Chart(Testing.app(), 'chart', { namespace: 'shop' });

/** The results of each class's static functions, and its constants that are objects. */
const RETURNED: { readonly [type: string]: { readonly [member: string]: () => unknown } } = {
  ArgoCd: { ignoreDifferences: () => ArgoCd.ignoreDifferences() },
  CloudInit: {
    noCloud: () => CloudInit.noCloud({ packages: ['git'] }),
    noCloudFromSecrets: () => CloudInit.noCloudFromSecrets(secrets),
    configDrive: () => CloudInit.configDrive({ packages: ['git'] }),
    configDriveFromSecrets: () => CloudInit.configDriveFromSecrets(secrets),
  },
  Delivery: {
    argoCd: () => Delivery.argoCd({ repoUrl: 'https://git.example.com/fleet.git' }),
    flux: () => Delivery.flux({ source: { kind: library.FluxSourceKind.GIT_REPOSITORY, name: GIVEN } }),
    openClusterManagement: () => Delivery.openClusterManagement(),
    rancherFleet: () => Delivery.rancherFleet({ repoUrl: 'https://git.example.com/fleet.git' }),
  },
  Flux: {
    healthCheckExprs: () => Flux.healthCheckExprs(),
    healthChecks: () => Flux.healthChecks(MADE.Machine(chart(), 'web') as library.Machine),
    ignoreRules: () => Flux.ignoreRules(),
  },
  ImageSource: {
    blank: () => ImageSource.blank(),
    dataSource: () => ImageSource.dataSource('fedora'),
    gcs: () => ImageSource.gcs('gs://images/debian.qcow2'),
    http: () => ImageSource.http('https://example.com/debian.qcow2'),
    imageio: () => ImageSource.imageio('https://example.com/ovirt-engine/api', { diskId: '1', secretRef: GIVEN, certConfigMap: GIVEN }),
    imageStream: () => ImageSource.imageStream('debian'),
    pvc: () => ImageSource.pvc('disk', 'images'),
    registry: () => ImageSource.registry('quay.io/containerdisks/ubuntu:22.04'),
    s3: () => ImageSource.s3('https://example.com/images/debian.qcow2'),
    snapshot: () => ImageSource.snapshot('disk', 'images'),
    upload: () => ImageSource.upload(),
    vddk: () => ImageSource.vddk('https://vcenter.example.com', vddk),
  },
  Machine: { fromVitistack: () => Machine.fromVitistack(chart(), MACHINES), template: () => Machine.template(chart(), { size: MachineSize.SMALL }) },
  MachineAssertions: {
    fromApp: () => MachineAssertions.fromApp(Testing.app()),
    fromChart: () => MachineAssertions.fromChart(chart()),
    fromFile: () => MachineAssertions.fromFile(join(__dirname, '../../examples/vcluster-nodes/node-provider.yaml')),
    fromManifests: () => MachineAssertions.fromManifests(''),
  },
  MachineSize: {
    SMALL: () => MachineSize.SMALL,
    MEDIUM: () => MachineSize.MEDIUM,
    LARGE: () => MachineSize.LARGE,
    named: () => MachineSize.named('small'),
    of: () => MachineSize.of({ cpu: { cores: 1 }, memory: Size.gibibytes(1), disks: [{ name: 'root', size: Size.gibibytes(10) }] }),
  },
  NodeProvider: {
    fromManifest: () => NodeProvider.fromManifest(chart(), new NodeProvider(chart(), 'web', { template, nodeTypes: [{ name: 'small' }] }).toManifest()),
  },
  NodeRegistration: {
    k3s: () => NodeRegistration.k3s({ server, token }),
    kubeadm: () => NodeRegistration.kubeadm({ apiServerEndpoint: '10.0.0.1:6443', token, caCertHashes: token }),
    rke2: () => NodeRegistration.rke2({ server: 'https://10.0.0.1:9345', token }),
    script: () => NodeRegistration.script({ script: '#!/bin/sh\ntrue\n', secretFiles: { TOKEN_FILE: token } }),
    vcluster: () => NodeRegistration.vcluster({ endpoint: 'my.example.com', token }),
  },
  PoolScaleInStrategy: {
    opportunistic: () => PoolScaleInStrategy.opportunistic(),
    proactive: () => PoolScaleInStrategy.proactive(),
    unmanaged: () => PoolScaleInStrategy.unmanaged(),
  },
  PoolUpdateStrategy: {
    opportunistic: () => PoolUpdateStrategy.opportunistic(),
    proactive: () => PoolUpdateStrategy.proactive(),
    unmanaged: () => PoolUpdateStrategy.unmanaged(),
  },
  SecretSource: {
    existing: () => SecretSource.existing(),
    plain: () => SecretSource.plain(),
    externalSecrets: () => SecretSource.externalSecrets({ secretStore: { name: 'vault' } }),
  },
  SecretValue: {
    fromSecret: () => token, fromStore: () => SecretValue.fromStore({ key: GIVEN }), unsafePlainText: () => SecretValue.unsafePlainText('for-tests'),
  },
  Subject: { group: () => Subject.group('ops'), serviceAccount: () => Subject.serviceAccount('ci', 'ci'), user: () => Subject.user('ada') },
  VirtualMachine: { fromVirtualMachineName: () => VirtualMachine.fromVirtualMachineName(chart(), 'db', 'db') },
  VirtualMachineSnapshot: {
    fromVirtualMachineSnapshotName: () => VirtualMachineSnapshot.fromVirtualMachineSnapshotName(chart(), 'nightly', 'nightly'),
  },
  VirtualMachineTemplate: { fromFile: () => template, fromObject: () => template.merge({}).substitute({}), fromYaml: () => template },
  VolumeSource: {
    cloudInitConfigDrive: () => VolumeSource.cloudInitConfigDrive({ userData: '#cloud-config\n' }),
    cloudInitNoCloud: () => VolumeSource.cloudInitNoCloud({ userData: '#cloud-config\n' }),
    configMap: () => VolumeSource.configMap(GIVEN),
    containerDisk: () => VolumeSource.containerDisk('quay.io/containerdisks/ubuntu:22.04'),
    dataVolume: () => VolumeSource.dataVolume(GIVEN),
    dataVolumeTemplate: () => VolumeSource.dataVolumeTemplate(GIVEN, { image: ImageSource.blank(), size: Size.gibibytes(1) }),
    downwardApi: () => VolumeSource.downwardApi({ fields: [{ path: 'labels', fieldPath: 'metadata.labels' }] }),
    downwardMetrics: () => VolumeSource.downwardMetrics(),
    emptyDisk: () => VolumeSource.emptyDisk(Size.gibibytes(1)),
    ephemeral: () => VolumeSource.ephemeral(GIVEN),
    hostDisk: () => VolumeSource.hostDisk('/var/lib/disk.img'),
    persistentVolumeClaim: () => VolumeSource.persistentVolumeClaim(GIVEN),
    secret: () => VolumeSource.secret(GIVEN),
    serviceAccount: () => VolumeSource.serviceAccount(GIVEN),
    sysprep: () => VolumeSource.sysprep({ secretName: GIVEN }),
  },
};

const MACHINES = 'apiVersion: vitistack.io/v1alpha1\nkind: Machine\nmetadata: { name: web }\nspec: { template: small }\n';

const { types = {}, name: assembly } = loadAssemblyFromPath(join(__dirname, '../..'));
const classes = Object.values(types).filter((type): type is ClassType => type.kind === 'class');

test('the tables cover all static members of the library that return objects', () => {
  const members = classes.flatMap(({ name: type, methods = [], properties = [] }) => [
    ...methods.filter((each) => each.static && each.returns && !isCopied(each.returns.type)),
    ...properties.filter((each) => each.static && !isCopied(each.type)),
  ].map(({ name }) => `${type}.${name}`));
  const made = Object.entries(RETURNED).flatMap(([type, values]) => Object.keys(values).map((member) => `${type}.${member}`));
  expect(made.sort()).toEqual(members.sort());
});

/** Strings, values of enumerations, plain data, and lists and maps of these are handed over as copies. */
function isCopied(type: any): boolean {
  return type.primitive !== undefined || types[type.fqn]?.kind === TypeKind.Enum
    || (type.collection !== undefined && isCopied(type.collection.elementtype));
}

/** The members that other languages can read from an object: properties, and functions without required parameters. */
function askable(object: any): string[] {
  const type = types[`${assembly}.${object.constructor.name}`];
  if (type?.kind !== 'class') {
    return Object.keys(object);
  }
  const { methods = [], properties = [], base } = type as ClassType;
  const own = [
    ...properties.filter((each) => !isCopied(each.type)),
    ...methods.filter(({ parameters = [], returns }) => returns && !isCopied(returns.type) && parameters.every(({ optional }) => optional)),
  ];
  const inherited = base?.startsWith(`${assembly}.`) ? askable({ constructor: { name: base.replace(`${assembly}.`, '') } }) : [];
  return [...own.filter((each) => !each.static).map(({ name }) => name), ...inherited];
}

/** The paths of the non-extensible objects that can be reached from a value. */
function untaggable(value: any, path: string, seen: Set<unknown> = new Set()): string[] {
  if (value === null || typeof value !== 'object' || seen.has(value) || ApiObject.isApiObject(value) || Chart.isChart(value)) {
    return [];
  }
  seen.add(value);
  if (Array.isArray(value)) {
    return value.flatMap((each, index) => untaggable(each, `${path}[${index}]`, seen));
  }
  const below = askable(value).flatMap((name) => {
    const member = value[name];
    return untaggable(typeof member === 'function' ? member.call(value) : member, `${path}.${name}`, seen);
  });
  return Object.isExtensible(value) ? below : [path, ...below];
}

describe.each(Object.entries(RETURNED))('%s', (type, members) => {
  test.each(Object.entries(members))('gives out only extensible objects from %s', (member, value) => {
    expect(untaggable(value(), `${type}.${member}`)).toEqual([]);
  });
});

test.each(Object.keys(MADE))('a %s gives out only extensible objects', (type) => {
  expect(untaggable([MADE[type](chart(), 'web')].flat(), type)).toEqual([]);
});

test('a FleetApp gives out only extensible objects', () => {
  expect(untaggable(new FleetApp({ outdir: mkdtempSync(join(tmpdir(), 'fleet-')) }), 'app')).toEqual([]);
});
