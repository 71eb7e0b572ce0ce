// The objects that controllers of KubeVirt and CDI create for an admitted object, as far as they depend on nothing else.
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

/** An object as a Go program writes it after reading it: maps without nulls and empty strings. */
function rewritten(object: any): any {
  const isKept = ([, value]: [string, unknown]) => value !== null && value !== '';
  return JSON.parse(JSON.stringify(object, (_, value) => (
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).filter(isKept)) : value
  )));
}

/** The first VirtualMachine of a pool. It and its instance have the label of the pool's revision, and its DataVolumes have its index. */
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

/** A volume that refers to the renamed DataVolume or its claim. */
function renamed(volume: any, names: ReadonlyMap<string, string>): object {
  const { dataVolume: source, persistentVolumeClaim: claimed } = volume;
  return names.has(source?.name) ? { ...volume, dataVolume: { ...source, name: names.get(source.name) } }
    : names.has(claimed?.claimName) ? { ...volume, persistentVolumeClaim: { ...claimed, claimName: names.get(claimed.claimName) } }
      : volume;
}

/**
 * The instance of a VirtualMachine. An instance type would complete the instance, so for a machine with one it is the pod, as
 * far as the machine determines it. A preference only adds defaults, but no CPUs or memory; that of the corpus binds interfaces.
 */
function instances({ metadata: { name }, spec: { instancetype, preference, template } }: any): readonly KubeObject[] {
  const spec = preference === undefined ? template.spec : withMasquerade(template.spec);
  const instance = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstance', metadata: { ...template.metadata, name }, spec };
  return instancetype === undefined ? [instance] : [launcher(instance), ...waitedFor(instance)];
}

/** An instance whose interfaces on the pod network have masquerade, unless they have another binding. */
function withMasquerade({ domain, ...spec }: any): object {
  const onPodNetwork = (spec.networks ?? []).flatMap(({ name, pod }: any) => pod === undefined ? [] : name);
  const interfaces = domain.devices?.interfaces?.map((iface: any) => (
    Object.keys(iface).join() === 'name' && onPodNetwork.includes(iface.name) ? { ...iface, masquerade: {} } : iface
  ));
  return { ...spec, domain: { ...domain, devices: { ...domain.devices, interfaces } } };
}

/** The restore with which a clone creates its copy, for a machine with interfaces and a serial number. It refers to the given snapshot and machine. */
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

/** An instance of a replica set. The server generates its name from at most 58 characters and 5 random ones. */
function replica({ metadata: { name }, spec: { template: { metadata, spec } } }: any): KubeObject {
  return { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstance', metadata: { ...metadata, name: `${name.slice(0, 58)}00000` }, spec };
}

/** The pod of an instance, as far as the instance determines its scheduling, network, probes and volumes. */
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
      // KubeVirt adds 30 seconds for itself to the guest's, which are 30 by default.
      terminationGracePeriodSeconds: 30 + (spec.terminationGracePeriodSeconds ?? 30),
      tolerations,
      topologySpreadConstraints,
      volumes: [...accessCredentials?.flatMap(credentialVolumes) ?? [], ...launcherVolumes(spec.volumes)],
    },
  };
}

/** The containers of a pod for the container disks of a machine. */
function imageContainers(volumes: readonly any[] = []): object[] {
  return volumes.flatMap(({ containerDisk }, index) => containerDisk ? [{ name: `disk-${index}`, image: containerDisk.image }] : []);
}

/** The volumes of a pod for those of a machine, with names of their own, since other rules check the names. */
function launcherVolumes(volumes: readonly any[] = []): object[] {
  const secrets = (...references: any[]) => references.flatMap((reference) => reference ? [{ secret: { secretName: reference.name } }] : []);
  const sources = volumes.flatMap(({ cloudInitNoCloud, cloudInitConfigDrive, configMap, ephemeral, secret, sysprep, ...claims }): object[] => [
    ...configMap ? [{ configMap: { name: configMap.name } }] : [],
    ...claimNames(claims).map((claimName) => ({ persistentVolumeClaim: { claimName } })),
    // Without a claim this is a pod volume without a source, which the server refuses: KubeVirt creates no pod for such a machine.
    ...ephemeral ? [{ persistentVolumeClaim: ephemeral.persistentVolumeClaim }] : [],
    ...secret ? [{ secret: { secretName: secret.secretName } }] : [],
    ...sysprep ? [sysprep.secret ? { secret: { secretName: sysprep.secret.name } } : { configMap: sysprep.configMap }] : [],
    ...[cloudInitNoCloud, cloudInitConfigDrive].flatMap((source) => secrets(source?.secretRef, source?.networkDataSecretRef)),
  ]);
  return sources.map((source, index) => ({ name: `volume-${index}`, ...source }));
}

/** The claim of a volume, unless the volume is hotplugged. */
function claimNames({ dataVolume: imported, persistentVolumeClaim: claimed }: any): readonly string[] {
  return [...imported && !imported.hotpluggable ? [imported.name] : [], ...claimed && !claimed.hotpluggable ? [claimed.claimName] : []];
}

/** The objects that an instance refers to and waits for: each is tried, to check that its name is valid. */
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

/** The definition of a network, as a ConfigMap: the plane has this kind, and its names have the same form. */
function attachment(networkName: string): readonly KubeObject[] {
  const slash = networkName.indexOf('/');
  return [...slash < 0 ? [] : [named('Namespace', networkName.slice(0, slash))], named('ConfigMap', networkName.slice(slash + 1))];
}

/** The source of a cloned volume, or the target of a DataSource, as a ConfigMap, whose names have the same form. */
function clonedFrom({ pvc, snapshot, dataSource, sourceRef }: any = {}): readonly KubeObject[] {
  return [pvc, snapshot, dataSource, sourceRef].flatMap((reference) => reference ? [
    ...reference.namespace ? [named('Namespace', reference.namespace)] : [], named('ConfigMap', reference.name),
  ] : []);
}

/** An object with as little as possible besides its name. */
function named(kind: string, name: string = ''): KubeObject {
  const spec = kind === 'PersistentVolumeClaim' ? { spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } } } : {};
  return { apiVersion: 'v1', kind, metadata: { name }, ...spec };
}

/** The volume with the Secret of an access credential. */
function credentialVolumes({ sshPublicKey, userPassword }: any): object[] {
  const secretName = (sshPublicKey ?? userPassword).source.secret?.secretName;
  return secretName ? [{ name: `${secretName}-access-cred`, secret: { secretName } }] : [];
}

function containerPort({ port, ...rest }: any): object {
  return { ...rest, containerPort: port };
}

/** A probe of a pod. KubeVirt pings the guest agent with a command, waits ten seconds longer, and replaces other numbers below 1 by its defaults. */
function probe(asked: any): object | undefined {
  const { guestAgentPing, initialDelaySeconds = 0, ...rest } = asked ?? {};
  const kept = Object.entries(rest).filter(([, value]) => !(Number(value) < 1));
  return asked && { initialDelaySeconds: initialDelaySeconds + 10, ...Object.fromEntries(kept), ...guestAgentPing && { exec: { command: ['virt-probe'] } } };
}

function dataVolumes({ spec: { dataVolumeTemplates = [] } }: any): readonly KubeObject[] {
  return dataVolumeTemplates.map(({ metadata, spec }: any) => dataVolume(metadata.name, spec));
}

function dataVolume(name: string, spec: object): KubeObject {
  // CDI does not require the source of a clone if the volume is marked as populated.
  const annotations = { 'cdi.kubevirt.io/storage.prePopulated': name };
  return { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', metadata: { name, annotations }, spec };
}

/** The claim of a DataVolume. CDI takes fields that `storage` omits from the storage class, and the size from the source of a clone. */
function claim(name: string, { pvc, storage: { accessModes = [], volumeMode, resources, ...storage } = {} }: any): KubeObject {
  const completed = {
    ...storage,
    accessModes: accessModes.length > 0 ? accessModes : ['ReadWriteOnce'],
    volumeMode: volumeMode === 'FromStorageProfile' ? undefined : volumeMode,
    resources: { ...resources, requests: { storage: '1Gi', ...resources?.requests } },
  };
  return { apiVersion: 'v1', kind: 'PersistentVolumeClaim', metadata: { name }, spec: pvc ?? completed };
}

/** The CronJob that polls a registry by its URL. If a node pulls the image, CDI keeps the schedule itself. */
function cronJobs({ spec: { schedule, template } }: any): readonly KubeObject[] {
  const { url, pullMethod } = template.spec.source.registry ?? {};
  const pod = { containers: [{ name: 'poller', image: 'registry.test/poller:1' }], restartPolicy: 'Never' };
  const spec = { schedule, jobTemplate: { spec: { template: { spec: pod } } } };
  return url !== undefined && pullMethod !== 'node' && schedule !== ''
    ? [{ apiVersion: 'batch/v1', kind: 'CronJob', metadata: { name: 'poller' }, spec }]
    : [];
}

/** A machine that takes everything that an instance type or a preference can give it. It has the firmware that some of that needs. */
export function machineWith(kind: string, name: string, spec: any): KubeObject {
  const [matcher, domain] = kind.endsWith('Instancetype') ? ['instancetype', { devices: {}, firmware: FIRMWARE }] : ['preference', withoutPreferences(spec)];
  return {
    apiVersion: 'kubevirt.io/v1',
    kind: 'VirtualMachine',
    metadata: { name: 'case' },
    spec: {
      runStrategy: 'Always',
      [matcher]: { name, kind },
      template: { spec: { domain, networks: domain.devices.interfaces && [{ name: 'default', pod: {} }], volumes: DEVICES.map((device) => ({ name: device, persistentVolumeClaim: { claimName: device } })) } },
    },
  };
}

const DEVICES = ['disk', 'cdrom', 'lun'];

const FIRMWARE = { bootloader: { efi: { secureBoot: false } } };

/** A preference gives a type only to inputs of an empty type, which no machine without one may have. */
const withoutPreferences = ({ devices }: any) => ({
  cpu: { sockets: 2, cores: 2, threads: 2 },
  firmware: FIRMWARE,
  memory: { guest: '4Gi' },
  devices: {
    disks: DEVICES.map((device) => ({ name: device, [device]: {} })),
    inputs: [{ name: 'tablet', type: devices?.preferredInputType === undefined ? 'tablet' : '' }],
    interfaces: [{ name: 'default', masquerade: {} }],
    sound: { name: 'sound' },
  },
});
