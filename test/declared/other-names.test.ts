import { App, Chart, Size } from 'cdk8s';
import type { Construct } from 'constructs';
import {
  ArgoCdApplication, ArgoCdApplicationSet, CloudInit, ContainerDiskOptions, DataVolume, Delivery, FluxKustomization, ImageSource, Machine,
  MachineAccess, MachineLeasePool, MachineMonitor, MachineProps, MachineSize, NetworkAttachmentDefinition, NodeProvider,
  NodeRegistration, SecretSource, SecretValue, VirtualMachine, VirtualMachineInstancetype, VirtualMachinePool,
  VirtualMachineRestore, VirtualMachineTemplate, VolumeSource,
} from '../../src';
import { OTHER_NAMES } from '../../src/declared/other-names';
import { STRUCTS } from '../../src/declared/types';

const chart = () => new Chart(new App({ outdir: '/nonexistent' }), 'shop');
const machine = (props: object) => new Machine(chart(), 'web', { size: MachineSize.SMALL, ...props });
const template = VirtualMachineTemplate.fromObject({ spec: {} });
const bootable = VirtualMachineTemplate.fromObject({ spec: { template: { spec: { domain: { devices: {}, memory: { guest: '1Gi' } } } } } });
const untyped = (value: unknown) => value as any;
const SOURCE = { kind: 'GitRepository', name: 'machines' };
const SOURCES = { sources: [{ repoUrl: 'https://git.example.com/machines.git' }] };
const token = SecretValue.fromSecret({ secretName: 'join', key: 'token' });
const provider = (props: object) => new NodeProvider(chart(), 'nodes', { template: bootable, nodeTypes: [{ name: 'n' }], ...props });
const claim = (props: object) => provider({}).claim('workers', { nodeType: 'n', ...props });
const access = (props: object) => new MachineAccess(chart(), 'ci', props);
const leases = (props: object) => new MachineLeasePool(chart(), 'ci', untyped({ maxLeases: 2, ...props }));
const kustomization = (props: object) => new FluxKustomization(chart(), 'a', untyped({ source: SOURCE, ...props }));
const user = (props: object) => CloudInit.noCloud({ users: [{ name: 'ada', ...props }] });

test.each<[string, () => unknown, string]>([
  ['the field running of a machine', () => machine({ running: true }), 'shop/web: running: unknown field: write runStrategy'],
  ['the volumes of a machine', () => machine({ volumes: [] }), 'shop/web: volumes: unknown field: write disks'],
  ['the labels of a machine', () => machine({ labels: { app: 'web' } }), 'shop/web: labels: unknown field: write metadata.labels'],
  ['the namespace of a machine', () => machine({ namespace: 'shop' }), 'shop/web: namespace: unknown field: write metadata.namespace'],
  ['the user data of a machine', () => machine({ user_data: '#cloud-config' }), 'shop/web: user_data: unknown field: write cloudInit: CloudInit.noCloud(…)'],
  ['the name of a machine', () => machine({ name: 'shop-web' }), 'shop/web: name: unknown field: write metadata.name'],
  ['the name of a machine beside labels', () => machine({ name: 'shop-web', metadata: { labels: {} } }), 'shop/web: name: unknown field: write metadata.name'],
  ['the priority of a machine', () => machine({ priorityClass: 'high' }), 'shop/web: priorityClass: unknown field: write priorityClassName'],
  ['the largest memory of a machine', () => machine({ maxGuest: '8Gi' }), 'shop/web: maxGuest: unknown field: write overrides.spec.template.spec.domain.memory.maxGuest'],
  ['real time of a machine', () => machine({ realtime: {} }), 'shop/web: realtime: unknown field: write overrides.spec.template.spec.domain.cpu.realtime'],
  ['the NUMA nodes of a machine', () => machine({ numa: true }), 'shop/web: numa: unknown field: write cpu.numa'],
  ['the emulator\'s CPU of a machine', () => machine({ cpu: { cores: 2 }, isolateEmulatorThread: true }), 'shop/web: isolateEmulatorThread: unknown field: write cpu.isolateEmulatorThread'],
  ['the pinned CPUs of a machine', () => machine({ dedicatedCPUPlacement: true }), 'shop/web: dedicatedCPUPlacement: unknown field: write cpu.dedicatedCpuPlacement'],
  ['the options of a GPU', () => machine({ gpus: [{ name: 'one', deviceName: 'a.test/b', virtualGPUOptions: {} }] }), 'shop/web: gpus[0].virtualGPUOptions: is written virtualGpuOptions here: write that'],
  ['the framebuffer of a GPU', () => machine({ gpus: [{ name: 'one', deviceName: 'a.test/b', virtualGpuOptions: { display: true, ramFB: false } }] }), 'shop/web: gpus[0].virtualGpuOptions.ramFB: is written ramFb here: write that'],
  ['the tag of a GPU', () => machine({ gpus: [{ name: 'one', deviceName: 'a.test/b', tag: 'x' }] }), 'shop/web: gpus[0].tag: unknown field: write overrides.spec.template.spec.domain.devices, or apiObject.addJsonPatch(…) of an instance type'],
  ['the resource claim of a GPU', () => machine({ gpus: [{ name: 'one', deviceName: 'a.test/b', claimName: 'x' }] }), 'shop/web: gpus[0].claimName: unknown field: write overrides.spec.template.spec.domain.devices, or apiObject.addJsonPatch(…) of an instance type'],
  ['the display of a GPU', () => machine({ gpus: [{ name: 'one', deviceName: 'a.test/b', display: { enabled: true } }] }), 'shop/web: gpus[0].display: unknown field: write virtualGpuOptions: { display: true }'],
  ['the display of a host device', () => machine({ hostDevices: [{ name: 'one', deviceName: 'a.test/b', virtualGPUOptions: {} }] }), 'shop/web: hostDevices[0].virtualGPUOptions: unknown field: write gpus: [{ virtualGpuOptions: … }]'],
  ['the TFTP server of a network', () => machine({ networks: [{ name: 'default', dhcpOptions: { tftpServer: 'boot.test' } }] }), 'shop/web: networks[0].dhcpOptions.tftpServer: unknown field: write tftpServerName'],
  ['the boot file of a network', () => machine({ networks: [{ name: 'default', dhcpOptions: { bootFile: 'pxelinux.0' } }] }), 'shop/web: networks[0].dhcpOptions.bootFile: unknown field: write bootFileName'],
  ['the access mode of a disk', () => machine({ disks: [{ name: 'data', accessMode: 'ReadWriteMany' }] }), 'shop/web: disks[0].accessMode: unknown field: write accessModes: [AccessMode.READ_WRITE_MANY]'],
  ['the interval timer of a clock', () => machine({ clock: { pit: 'delay' } }), 'shop/web: clock.pit: unknown field: write pitTickPolicy'],
  ['the tag of a network', () => machine({ networks: [{ name: 'default', tag: 'lan' }] }), 'shop/web: networks[0].tag: unknown field: write overrides.spec.template.spec.domain.devices.interfaces'],
  ['the PCI address of a network', () => machine({ networks: [{ name: 'default', pciAddress: '0000:81:01.0' }] }), 'shop/web: networks[0].pciAddress: unknown field: write overrides.spec.template.spec.domain.devices.interfaces'],
  ['the sockets of an instance type', () => new VirtualMachineInstancetype(chart(), 'u1', untyped({ cpu: 1, memory: Size.gibibytes(1), maxSockets: 4 })), 'shop/u1: maxSockets: unknown field: write apiObject.addJsonPatch(JsonPatch.add("/spec/cpu/maxSockets", …))'],
  ['the CPUs of a machine', () => machine({ vcpus: 2 }), 'shop/web: vcpus: unknown field: write cpu.cores'],
  ['the domain of a machine', () => machine({ domain: { cpu: { cores: 2 } } }), 'shop/web: domain: unknown field: write overrides.spec.template.spec.domain'],
  ['the firmware of a machine', () => machine({ firmware: { uuid: '5d307ca9-b3ef-428c-8861-06e72d69f223' } }), 'shop/web: firmware: unknown field: write firmwareUuid, firmwareSerial, efi or overrides'],
  ['the UUID of a machine', () => machine({ uuid: '5d307ca9-b3ef-428c-8861-06e72d69f223' }), 'shop/web: uuid: unknown field: write firmwareUuid'],
  ['the resources of a machine', () => machine({ resources: { limits: { cpu: 2 } } }), 'shop/web: resources: unknown field: write memoryRequest, memoryLimit, cpuRequest, cpuLimit or overrides'],
  ['the storage class of a machine', () => machine({ storageClassName: 'fast' }), 'shop/web: storageClassName: unknown field: write disks: [{ name: "root", storageClassName: … }] or MachineDefaults.set(…)'],
  ['the storage class of a machine, in a short form', () => machine({ storage_class: 'fast' }), 'shop/web: storage_class: unknown field: write disks: [{ name: "root", storageClassName: … }] or MachineDefaults.set(…)'],
  ['the DNS policy of a machine', () => machine({ dnsPolicy: 'None' }), 'shop/web: dnsPolicy: unknown field: write overrides.spec.template.spec.dnsPolicy'],
  ['the scheduler of a machine', () => machine({ schedulerName: 'volcano' }), 'shop/web: schedulerName: unknown field: write overrides.spec.template.spec.schedulerName'],
  ['the features of a machine', () => machine({ features: { hyperv: { relaxed: {} } } }), 'shop/web: features: unknown field: write acpi, apic, hyperv or overrides'],
  ['a feature of a machine', () => machine({ smm: { enabled: true } }), 'shop/web: smm: unknown field: write overrides.spec.template.spec.domain.features.smm'],
  ['a device of a machine', () => machine({ blockMultiQueue: true }), 'shop/web: blockMultiQueue: unknown field: write overrides.spec.template.spec.domain.devices.blockMultiQueue'],
  ['the template of a machine', () => machine({ template: { spec: {} } }), 'shop/web: template: unknown field: write overrides.spec.template'],
  ['the timers of a clock', () => machine({ clock: { timer: { hpet: { present: false } } } }), 'shop/web: clock.timer: unknown field: write hpet, kvm, hyperv, pitTickPolicy and rtcTickPolicy'],
  ['the device of a disk', () => machine({ disks: [{ name: 'root', disk: { bus: 'sata' } }] }), 'shop/web: disks[0].disk: unknown field: write device and bus'],
  ['the storage class of a disk', () => machine({ disks: [{ name: 'root', storageClass: 'fast' }] }), 'shop/web: disks[0].storageClass: unknown field: write storageClassName'],
  ['the MAC address of a network', () => machine({ networks: [{ name: 'office', mac: '52:54:00:12:34:56' }] }), 'shop/web: networks[0].mac: unknown field: write macAddress'],
  ['the Multus network of a network', () => machine({ networks: [{ name: 'office', multus: { networkName: 'office' } }] }), 'shop/web: networks[0].multus: unknown field: write networkName'],
  ['the VLAN of a network', () => machine({ networks: [{ name: 'lan', vlan: 210 }] }), 'shop/web: networks[0].vlan: unknown field: write networkName: the name of a NetworkAttachmentDefinition with the vlan'],
  ['the VLAN of a definition', () => new NetworkAttachmentDefinition(chart(), 'lan', untyped({ bridge: 'br0', vlanId: 210 })), 'shop/lan: vlanId: unknown field: write vlan'],
  ['the preference of a keepApart group', () => machine({ keepApart: [{ labels: { app: 'web' }, preferred: true }] }), 'shop/web: keepApart[0].preferred: unknown field: write required: false'],
  ['the strictness of a spread group', () => machine({ spread: [{ labels: { app: 'web' }, required: true }] }), 'shop/web: spread[0].required: unknown field: write whenUnsatisfiable'],
  ['the name of a restored snapshot', () => new VirtualMachineRestore(chart(), 'back', untyped({ snapshotName: 'nightly', targetName: 'db' })), 'shop/back: snapshotName: unknown field: write snapshot: VirtualMachineSnapshot.fromVirtualMachineSnapshotName(…)'],
  ['the users of a machine', () => machine({ users: [{ name: 'ada' }] }), 'shop/web: users: unknown field: write cloudInit: CloudInit.noCloud({ users: … })'],
  ['the boot order of a disk', () => machine({ disks: [{ name: 'root', boot: 1 }] }), 'shop/web: disks[0].boot: unknown field: write bootOrder'],
  ['the period of a probe', () => machine({ readinessProbe: { tcpPort: 22, periodSeconds: 5 } }), 'shop/web: readinessProbe.periodSeconds: unknown field: write period: Duration.seconds(…)'],
  ['the field running of a virtual machine', () => new VirtualMachine(chart(), 'web', untyped({ template, running: true })), 'shop/web: running: unknown field: write runStrategy'],
  ['the template of a pool', () => new VirtualMachinePool(chart(), 'web', untyped({ virtualMachineTemplate: {} })), 'shop/web: virtualMachineTemplate: unknown field: write template'],
  ['the source of a DataVolume', () => new DataVolume(chart(), 'root', untyped({ source: { blank: {} } })), 'shop/root: source: unknown field: write image'],
  ['the CPUs of a size', () => MachineSize.of(untyped({ vcpus: 2, memory: Size.gibibytes(2) })), 'MachineSize.of: vcpus: unknown field: write cpu.cores'],
  ['the pull policy of an image', () => VolumeSource.containerDisk('quay.io/x/y', { pullPolicy: 'Always' } as ContainerDiskOptions), 'pullPolicy: unknown field: write imagePullPolicy'],
  ['the keys of a user', () => user({ sshKeys: [] }), 'CloudInit.noCloud: users[0].sshKeys: unknown field: write sshAuthorizedKeys'],
  ['the password of a user', () => user({ password: 'hunter2' }), 'CloudInit.noCloud: users[0].password: unknown field: write hashedPasswd'],
  ['the mode of a file', () => CloudInit.noCloud({ writeFiles: [untyped({ path: '/a', content: 'x', mode: '0600' })] }), 'CloudInit.noCloud: writeFiles[0].mode: unknown field: write permissions'],
  ['the commands of cloud-init', () => CloudInit.noCloud(untyped({ runCommands: [] })), 'CloudInit.noCloud: runCommands: unknown field: write runcmd'],
  ['a module of cloud-init', () => CloudInit.noCloud(untyped({ apt: {} })), 'CloudInit.noCloud: apt: unknown field: write raw: { apt: … }'],
  ['the source of a Kustomization', () => new FluxKustomization(chart(), 'a', untyped({ sourceRef: { kind: 'GitRepository', name: 'a' } })), 'shop/a: sourceRef: unknown field: write source'],
  ['the waiting of a Kustomization', () => kustomization({ wait: false }), 'shop/a: wait: unknown field: write healthChecks: [] to wait for nothing, or leave it out to wait for all objects'],
  ['the source of a delivery by Flux', () => Delivery.flux(untyped({ sourceRef: SOURCE })), 'Delivery.flux: sourceRef: unknown field: write source'],
  ['the source of an Application', () => new ArgoCdApplication(chart(), 'a', untyped({ source: { repoURL: 'https://a' } })), 'shop/a: source: unknown field: write sources: [{ repoUrl: … }]'],
  ['the repository of an Application', () => new ArgoCdApplication(chart(), 'a', untyped({ repoURL: 'https://a' })), 'shop/a: repoURL: unknown field: write sources: [{ repoUrl: … }]'],
  ['the destination of an Application', () => new ArgoCdApplication(chart(), 'a', untyped({ ...SOURCES, destination: {} })), 'shop/a: destination: unknown field: write destinationName, destinationServer and destinationNamespace'],
  ['the cluster of an Application', () => new ArgoCdApplication(chart(), 'a', untyped({ ...SOURCES, server: 'https://a' })), 'shop/a: server: unknown field: write destinationServer'],
  ['the name of the cluster of an Application', () => new ArgoCdApplication(chart(), 'a', untyped({ ...SOURCES, clusterName: 'berlin' })), 'shop/a: clusterName: unknown field: write destinationName'],
  ['the namespace of an Application', () => new ArgoCdApplication(chart(), 'a', untyped({ ...SOURCES, namespace: 'machines' })),
    'shop/a: namespace: unknown field: write destinationNamespace, or metadata.namespace for the Application\'s own'],
  ['the store of secrets', () => SecretSource.externalSecrets(untyped({ secretStoreRef: { name: 'vault' } })), 'SecretSource.externalSecrets: secretStoreRef: unknown field: write secretStore'],
  ['the resources of an access', () => access({ resources: ['services'] }), 'shop/ci: resources: unknown field: write apply.resources'],
  ['the deletions of an access', () => access({ prune: true }), 'shop/ci: prune: unknown field: write apply.prune'],
  ['the sets of an access', () => access({ pruneSets: ['web'] }), 'shop/ci: pruneSets: unknown field: write apply.pruneSets'],
  ['the tokens of an access', () => access({ refuseTokens: true }), 'shop/ci: refuseTokens: unknown field: write apply.refuseTokens'],
  ['the verbs of an access', () => access({ verbs: ['get'] }), 'shop/ci: verbs: unknown field: write actions'],
  ['the image of a monitor', () => new MachineMonitor(chart(), 'm', untyped({ image: 'quay.io/x/y' })), 'shop/m: image: unknown field: write commandImage'],
  ['the image of a lease pool', () => leases({ image: 'quay.io/x/y' }), 'shop/ci: image: unknown field: write commandImage'],
  ['the CPUs of a lease pool', () => leases({ cpu: 80 }), 'shop/ci: cpu: unknown field: write maxCpu'],
  ['the memory of a lease pool', () => leases({ memory: Size.gibibytes(1) }), 'shop/ci: memory: unknown field: write maxMemory'],
  ['the storage of a lease pool', () => leases({ storage: Size.gibibytes(1) }), 'shop/ci: storage: unknown field: write maxStorage'],
  ['the machines of a lease pool', () => leases({ maxLeases: undefined, maxMachines: 5 }), 'shop/ci: maxMachines: unknown field: write maxLeases'],
  ['the decryption of a Kustomization', () => kustomization({ decryption: { provider: 'sops' } }), 'shop/a: decryption: unknown field: write apiObject.addJsonPatch(JsonPatch.add("/spec/decryption", …))'],
  ['the variables of a Kustomization', () => kustomization({ postBuild: {} }), 'shop/a: postBuild: unknown field: write apiObject.addJsonPatch(JsonPatch.add("/spec/postBuild", …))'],
  ['the health checks of a Kustomization', () => kustomization({ healthCheckExprs: [] }), 'shop/a: healthCheckExprs: unknown field: write healthChecks, or apiObject.addJsonPatch(…) for expressions of your own'],
  ['the chart of a source', () => new ArgoCdApplication(chart(), 'a', untyped({ sources: [{ repoUrl: 'https://a', helm: {} }] })), 'shop/a: sources[0].helm: unknown field: write apiObject.addJsonPatch(JsonPatch.add("/spec/sources/0/helm", …))'],
  ['the sync policy of an Application', () => new ArgoCdApplication(chart(), 'a', untyped({ ...SOURCES, syncPolicy: {} })), 'shop/a: syncPolicy: unknown field: write automated, prune, selfHeal, retryLimit and syncOptions'],
  ['the folders of a source', () => new ArgoCdApplication(chart(), 'a', untyped({ sources: [{ repoUrl: 'https://a', directory: { recurse: true } }] })), 'shop/a: sources[0].directory: unknown field: write recurse'],
  ['the template of an ApplicationSet', () => new ArgoCdApplicationSet(chart(), 'a', untyped({ generators: [{}], template: {} })), 'shop/a: template: unknown field: write application'],
  ['the destination of a delivery by Argo CD', () => Delivery.argoCd(untyped({ repoUrl: 'https://a', destination: {} })), 'Delivery.argoCd: destination: unknown field: write destinationNamespace'],
  ['the labels of the Nodes of a node type', () => provider({ nodeTypes: [untyped({ name: 'n', nodeLabels: { pool: 'gpu' } })] }), 'shop/nodes: nodeTypes[0].nodeLabels: unknown field: write NodeProvider.claim(…, { nodeLabels: … })'],
  ['the capacity of a node type', () => provider({ nodeTypes: [untyped({ name: 'n', capacity: 3 })] }), 'shop/nodes: nodeTypes[0].capacity: unknown field: write maxCapacity'],
  ['the template of a node type', () => provider({ nodeTypes: [untyped({ name: 'n', template })] }), 'shop/nodes: nodeTypes[0].template: unknown field: write virtualMachineTemplate, or mergeVirtualMachineTemplate for a change to the provider\'s'],
  ['the size of a node type', () => provider({ nodeTypes: [untyped({ name: 'n', size: MachineSize.LARGE })] }), 'shop/nodes: nodeTypes[0].size: unknown field: write resources, or virtualMachineTemplate: Machine.template(…, { size: … })'],
  ['the GPUs of a node type', () => provider({ nodeTypes: [untyped({ name: 'n', gpus: [{ deviceName: 'a/b' }] })] }),
    'shop/nodes: nodeTypes[0].gpus: unknown field: write mergeVirtualMachineTemplate: { spec: { template: { spec: { domain: { devices: { gpus: … } } } } } }'],
  ['the image of a node type', () => provider({ nodeTypes: [untyped({ name: 'n', image: ImageSource.blank() })] }), 'shop/nodes: nodeTypes[0].image: unknown field: write virtualMachineTemplate: Machine.template(…, { image: … })'],
  ['the property of a requirement', () => claim({ nodeType: undefined, requirements: [{ key: 'a', values: ['b'] }] }), 'requirements[0].key: unknown field: write property'],
  ['the resources of a claim', () => claim({ resources: { cpu: 8 } }), 'resources: unknown field: write NodeProvider(…, { nodeTypes: [{ resources: … }] })'],
  ['the annotations of a claim', () => claim({ annotations: {} }), 'annotations: unknown field: write NodeProvider(…, { nodeTypes: [{ annotations: … }] })'],
  ['the namespace of a provider', () => provider({ namespace: 'nodes' }), 'shop/nodes: namespace: unknown field: write clusterRef.namespace'],
  ['the replicas of a claim', () => claim({ replicas: 5 }), 'replicas: unknown field: write quantity'],
  ['the labels of a claim', () => claim({ labels: {} }), 'labels: unknown field: write nodeLabels, or labels of the node type for those of the VirtualMachines'],
  ['the namespace of a claim', () => claim({ namespace: 'nodes' }), 'namespace: unknown field: write NodeProvider(…, { clusterRef: { namespace: … } })'],
  ['the quantity of a pool', () => new VirtualMachinePool(chart(), 'web', untyped({ template, quantity: 5 })), 'shop/web: quantity: unknown field: write replicas'],
  ['the registration of a pool', () => new VirtualMachinePool(chart(), 'web', untyped({ template, registration: {} })), 'shop/web: registration: unknown field: write NodeProvider.claim(…, { registration: … })'],
  ['the surge of a pool', () => new VirtualMachinePool(chart(), 'web', untyped({ template, maxSurge: 1 })), 'shop/web: maxSurge: unknown field: write maxUnavailable: an update never adds machines'],
  ['the arguments of a k3s agent', () => NodeRegistration.k3s(untyped({ server: 'https://a', token, args: ['--a'] })), 'NodeRegistration.k3s: args: unknown field: write CloudInit.noCloud({ writeFiles: [{ path: "/etc/rancher/k3s/config.yaml", … }] }) in the template'],
  ['the channel of a k3s agent', () => NodeRegistration.k3s(untyped({ server: 'https://a', token, channel: 'v1.34' })), 'NodeRegistration.k3s: channel: unknown field: write version'],
  ['the token file of a k3s agent', () => NodeRegistration.k3s(untyped({ server: 'https://a', tokenFile: 'hunter2' })), 'tokenFile: unknown field: write token'],
  ['the repository of a delivery by Rancher Fleet', () => Delivery.rancherFleet(untyped({ repo: 'https://a' })), 'Delivery.rancherFleet: repo: unknown field: write repoUrl'],
])('suggests the right name for %s', (_title, step, message) => {
  expect(step).toThrow(message);
  expect(step).not.toThrow('hunter2');
});

test('a subclass may have props with such names if they are undefined, already used, or strings where KubeVirt has maps', () => {
  interface WebProps extends MachineProps {
    readonly domain: string;
    readonly port: number;
    readonly role: string;
    readonly name: string;
    readonly labels: { [label: string]: string };
    readonly running?: boolean;
    readonly storageClassName: string;
  }
  class Web extends Machine {
    constructor(scope: Construct, id: string, props: WebProps) {
      super(scope, id, { ...props, disks: [{ name: 'root', storageClassName: props.storageClassName }], metadata: { labels: props.labels } });
    }
  }
  const props: WebProps = { size: MachineSize.SMALL, image: ImageSource.blank(), domain: 'example.test', port: 80, role: 'web', name: 'web', labels: { app: 'web' }, running: undefined, storageClassName: 'fast' };
  expect(new Web(chart(), 'web', props).apiObject.metadata.getLabel('app')).toBe('web');
});

test('the id of a machine may also be its name, and fields that KubeVirt gets may be undeclared', () => {
  const { cpu, devices } = machine({ name: 'web', cpu: { cores: 1, maxSockets: 4 }, disks: [{ name: 'root', errorPolicy: 'stop' }] }).apiObject.toJson().spec.template.spec.domain;
  expect([cpu.maxSockets, devices.disks[0].errorPolicy]).toEqual([4, 'stop']);
});

/** What sets a field that has no property: a machine's overrides or GPUs, a patch of another construct's object, or another construct. */
const ELSEWHERE = ['overrides', 'gpus', 'apiObject', 'NodeProvider', 'VirtualMachinePool', 'CloudInit'];

test.each(Object.keys(OTHER_NAMES))('no other name of %s is a field, and every suggestion begins with a field, or with what sets others', (struct) => {
  const fields = Object.keys((STRUCTS as any)[struct]).map((field) => field.replace('?', ''));
  const names = Object.entries(OTHER_NAMES[struct]);
  expect(names.filter(([name]) => fields.includes(name))).toEqual([]);
  expect(names.filter(([, advice]) => ![...fields, ...ELSEWHERE].includes(/^\w+/.exec(advice)![0]))).toEqual([]);
});
