// What controllers of KubeVirt and CDI make of an admitted object, as far as that depends on nothing else in the cluster.
import type { KubeObject } from '../../plane/client';

/** The next objects on the way from an admitted object to a guest that starts, or to a volume that is filled. */
export function made(admitted: KubeObject): readonly KubeObject[] {
  return MADE[admitted.kind]?.(admitted) ?? [];
}

const MADE: { readonly [kind: string]: (admitted: any) => readonly KubeObject[] } = {
  VirtualMachinePool: (pool) => [firstMachine(rewritten(pool))],
  VirtualMachine: (machine) => [...instances(machine), ...dataVolumes(machine)],
  VirtualMachineInstance: (instance) => [launcher(instance), ...waitedFor(instance)],
  VirtualMachineInstanceReplicaSet: (replicaSet) => [replica(rewritten(replicaSet))],
  VirtualMachineClone: ({ spec }) => [named('ConfigMap', spec.target.name), restored(spec)],
  DataVolume: ({ metadata, spec }) => [claim(metadata.name, spec), ...clonedFrom({ ...spec.source, sourceRef: spec.sourceRef })],
  DataSource: ({ spec }) => clonedFrom(spec.source),
  DataImportCron: (cron) => [...cronJobs(cron), dataVolume(`${cron.spec.managedDataSource}-000000000000`, cron.spec.template.spec)],
};

/** What a Go program has read and writes again: no null in a map, and no empty text. */
function rewritten(object: any): any {
  const isKept = ([, value]: [string, unknown]) => value !== null && value !== '';
  return JSON.parse(JSON.stringify(object, (_, value) => (
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).filter(isKept)) : value
  )));
}

/** The first VirtualMachine of a pool. It and its instance are labelled with the pool's revision, and its DataVolumes have its index. */
function firstMachine({ metadata: { name }, spec: { virtualMachineTemplate: { metadata, spec } } }: any): KubeObject {
  const labels = { 'kubevirt.io/vm-pool-revision-name': `${name}-1` };
  const { metadata: instanceMetadata, spec: instance } = spec.template;
  const templates: any[] | undefined = spec.dataVolumeTemplates;
  const names = new Map<string, string>(templates?.map(({ metadata: { name: each } }) => [each, `${each}-0`]));
  return {
    apiVersion: 'kubevirt.io/v1',
    kind: 'VirtualMachine',
    metadata: { name: `${name}-0`, labels: { ...metadata?.labels, ...labels }, annotations: metadata?.annotations },
    spec: {
      ...spec,
      dataVolumeTemplates: templates?.map((each) => ({ ...each, metadata: { ...each.metadata, name: names.get(each.metadata.name) } })),
      template: {
        metadata: { ...instanceMetadata, labels: { ...instanceMetadata?.labels, ...labels } },
        spec: instance && { ...instance, volumes: instance.volumes?.map((volume: any) => renamed(volume, names)) },
      },
    },
  };
}

/** A volume that is of a renamed DataVolume, or of its claim. */
function renamed(volume: any, names: ReadonlyMap<string, string>): object {
  const { dataVolume: source, persistentVolumeClaim: claimed } = volume;
  return names.has(source?.name) ? { ...volume, dataVolume: { ...source, name: names.get(source.name) } }
    : names.has(claimed?.claimName) ? { ...volume, persistentVolumeClaim: { ...claimed, claimName: names.get(claimed.claimName) } }
      : volume;
}

/**
 * The instance that a VirtualMachine starts as. Of one that takes an instance type, which says more of the instance, the pod
 * as far as the machine says what it is; a preference adds choices only, and neither processors nor memory.
 */
function instances({ metadata: { name }, spec: { instancetype, template } }: any): readonly KubeObject[] {
  const instance = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstance', metadata: { ...template.metadata, name }, spec: template.spec };
  return instancetype === undefined ? [instance] : [launcher(instance), ...waitedFor(instance)];
}

/** The restore that a clone makes its copy by, of a machine that has interfaces and a serial number. Here it is of the snapshot and the machine that are given. */
function restored({ newMacAddresses = {}, newSMBiosSerial = '', patches = [], target }: any): KubeObject {
  const replaced = (field: string, value: unknown) => JSON.stringify({ op: 'replace', path: `/spec/template/spec/domain/${field}`, value });
  return {
    apiVersion: 'snapshot.kubevirt.io/v1beta1',
    kind: 'VirtualMachineRestore',
    metadata: { name: 'restored' },
    spec: {
      target: { ...target, name: 'given' },
      virtualMachineSnapshotName: 'given',
      patches: [
        ...Object.values(newMacAddresses).map((address, index) => replaced(`devices/interfaces/${index}/macAddress`, address)),
        replaced('firmware/serial', newSMBiosSerial),
        ...patches,
      ],
    },
  };
}

/** An instance of a replica set. The server makes its name of 58 characters and 5 of its own. */
function replica({ metadata: { name }, spec: { template: { metadata, spec } } }: any): KubeObject {
  return { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstance', metadata: { ...metadata, name: `${name.slice(0, 58)}00000` }, spec };
}

/** The pod that an instance runs in, as far as the instance says how it is scheduled, reached and probed, and what it is made of. */
function launcher({ metadata: { name, labels }, spec }: any): KubeObject {
  const { accessCredentials, affinity, dnsConfig, dnsPolicy, nodeSelector, schedulerName, subdomain, tolerations, topologySpreadConstraints } = spec;
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'virt-launcher', labels },
    spec: {
      affinity,
      containers: [{
        name: 'compute',
        image: 'registry.test/virt-launcher:1',
        livenessProbe: probe(spec.livenessProbe),
        ports: spec.domain.devices.interfaces?.flatMap(({ ports = [] }: any) => ports.map(containerPort)),
        readinessProbe: probe(spec.readinessProbe),
      }, ...imageContainers(spec.volumes)],
      dnsConfig,
      dnsPolicy,
      hostname: spec.hostname || name.split('.')[0].slice(0, 63),
      nodeSelector,
      schedulerName,
      subdomain,
      // KubeVirt gives the guest's 30 seconds more to itself, and asks for 30 where the machine says nothing.
      terminationGracePeriodSeconds: 30 + (spec.terminationGracePeriodSeconds ?? 30),
      tolerations,
      topologySpreadConstraints,
      volumes: [...accessCredentials?.flatMap(credentialVolumes) ?? [], ...launcherVolumes(spec.volumes)],
    },
  };
}

/** The containers of a pod whose images are those of a machine's disks. */
function imageContainers(volumes: readonly any[] = []): object[] {
  return volumes.flatMap(({ containerDisk }, index) => containerDisk ? [{ name: `disk-${index}`, image: containerDisk.image }] : []);
}

/** The volumes of a pod that a machine's are made from, by names of their own: other rules are about the names. */
function launcherVolumes(volumes: readonly any[] = []): object[] {
  const secrets = (...references: any[]) => references.flatMap((reference) => reference ? [{ secret: { secretName: reference.name } }] : []);
  const sources = volumes.flatMap(({ cloudInitNoCloud, cloudInitConfigDrive, configMap, ephemeral, secret, sysprep, ...claims }): object[] => [
    ...configMap ? [{ configMap: { name: configMap.name } }] : [],
    ...claimNames(claims).map((claimName) => ({ persistentVolumeClaim: { claimName } })),
    // A pod's volume that comes from nowhere is refused, as KubeVirt makes no pod of such a machine.
    ...ephemeral ? [{ persistentVolumeClaim: ephemeral.persistentVolumeClaim }] : [],
    ...secret ? [{ secret: { secretName: secret.secretName } }] : [],
    ...sysprep ? [sysprep.secret ? { secret: { secretName: sysprep.secret.name } } : { configMap: sysprep.configMap }] : [],
    ...[cloudInitNoCloud, cloudInitConfigDrive].flatMap((source) => secrets(source?.secretRef, source?.networkDataSecretRef)),
  ]);
  return sources.map((source, index) => ({ name: `volume-${index}`, ...source }));
}

/** The claim that a volume is of, unless it is for a machine that runs. */
function claimNames({ dataVolume: imported, persistentVolumeClaim: claimed }: any): readonly string[] {
  return [...imported && !imported.hotpluggable ? [imported.name] : [], ...claimed && !claimed.hotpluggable ? [claimed.claimName] : []];
}

/** The objects that have to be there before an instance starts, as far as it names them: each is made, to see if it can have its name. */
function waitedFor({ spec: { networks = [], volumes = [] } }: any): readonly KubeObject[] {
  return [
    ...volumes.flatMap(({ ephemeral, ...claims }: any) => [...claimNames(claims), ...ephemeral ? [ephemeral.persistentVolumeClaim?.claimName] : []])
      .map((claimName: string | undefined) => named('PersistentVolumeClaim', claimName)),
    ...volumes.flatMap(({ cloudInitNoCloud, cloudInitConfigDrive, configMap, secret, serviceAccount, sysprep }: any) => [
      ...configMap && !configMap.optional ? [named('ConfigMap', configMap.name)] : [],
      ...secret && !secret.optional ? [named('Secret', secret.secretName)] : [],
      ...serviceAccount ? [named('ServiceAccount', serviceAccount.serviceAccountName)] : [],
      ...sysprep ? [named('Secret', (sysprep.secret ?? sysprep.configMap)?.name)] : [],
      ...[cloudInitNoCloud, cloudInitConfigDrive].flatMap((source) => [source?.secretRef, source?.networkDataSecretRef])
        .flatMap((reference) => reference ? [named('Secret', reference.name)] : []),
    ]),
    ...networks.flatMap(({ multus }: any) => multus ? attachment(multus.networkName) : []),
  ];
}

/** The definition of a network, by a kind that the plane has and whose names are of the same form. */
function attachment(networkName: string): readonly KubeObject[] {
  const slash = networkName.indexOf('/');
  return [...slash < 0 ? [] : [named('Namespace', networkName.slice(0, slash))], named('ConfigMap', networkName.slice(slash + 1))];
}

/** What a volume is cloned from, or a DataSource points to. A snapshot's name, and a DataSource's, has the form of any other. */
function clonedFrom({ pvc, snapshot, dataSource, sourceRef }: any = {}): readonly KubeObject[] {
  return [pvc, snapshot, dataSource, sourceRef].flatMap((reference) => reference ? [
    ...reference.namespace ? [named('Namespace', reference.namespace)] : [], named('ConfigMap', reference.name),
  ] : []);
}

/** An object that says no more than its name. */
function named(kind: string, name: string = ''): KubeObject {
  const spec = kind === 'PersistentVolumeClaim' ? { spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } } } : {};
  return { apiVersion: 'v1', kind, metadata: { name }, ...spec };
}

/** What a credential is read from. */
function credentialVolumes({ sshPublicKey, userPassword }: any): object[] {
  const secretName = (sshPublicKey ?? userPassword).source.secret?.secretName;
  return secretName ? [{ name: `${secretName}-access-cred`, secret: { secretName } }] : [];
}

function containerPort({ port, ...rest }: any): object {
  return { ...rest, containerPort: port };
}

/** A pod's probe. KubeVirt asks the guest agent by a command, and takes its defaults for numbers below 1. */
function probe(asked: any): object | undefined {
  const { guestAgentPing, initialDelaySeconds, ...rest } = asked ?? {};
  const kept = Object.entries(rest).filter(([, value]) => !(Number(value) < 1));
  return asked && { initialDelaySeconds, ...Object.fromEntries(kept), ...guestAgentPing && { exec: { command: ['virt-probe'] } } };
}

function dataVolumes({ spec: { dataVolumeTemplates = [] } }: any): readonly KubeObject[] {
  return dataVolumeTemplates.map(({ metadata, spec }: any) => dataVolume(metadata.name, spec));
}

function dataVolume(name: string, spec: object): KubeObject {
  // CDI asks for no clone's source where a volume is said to be populated.
  const annotations = { 'cdi.kubevirt.io/storage.prePopulated': name };
  return { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', metadata: { name, annotations }, spec };
}

/** The claim of a DataVolume. What `storage` leaves out CDI takes from the storage class, and the size from a clone's source. */
function claim(name: string, { pvc, storage: { accessModes = [], volumeMode, resources, ...storage } = {} }: any): KubeObject {
  const completed = {
    ...storage,
    accessModes: accessModes.length > 0 ? accessModes : ['ReadWriteOnce'],
    volumeMode: volumeMode === 'FromStorageProfile' ? undefined : volumeMode,
    resources: { ...resources, requests: { storage: '1Gi', ...resources?.requests } },
  };
  return { apiVersion: 'v1', kind: 'PersistentVolumeClaim', metadata: { name }, spec: pvc ?? completed };
}

/** What polls a registry by its URL, unless a node pulls the image: then CDI keeps the time itself. */
function cronJobs({ spec: { schedule, template } }: any): readonly KubeObject[] {
  const { url, pullMethod } = template.spec.source.registry ?? {};
  const pod = { containers: [{ name: 'poller', image: 'registry.test/poller:1' }], restartPolicy: 'Never' };
  const spec = { schedule, jobTemplate: { spec: { template: { spec: pod } } } };
  return url !== undefined && pullMethod !== 'node' && schedule !== ''
    ? [{ apiVersion: 'batch/v1', kind: 'CronJob', metadata: { name: 'poller' }, spec }]
    : [];
}
