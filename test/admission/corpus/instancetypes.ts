// Instance types and preferences, and the machines that name them.
import { instancetype, manifests, virtualMachines, type Corpus } from './corpus';

const clusterInstancetype = { ...instancetype, kind: 'VirtualMachineClusterInstancetype' };
const preference = { apiVersion: 'instancetype.kubevirt.io/v1beta1', kind: 'VirtualMachinePreference', metadata: { name: 'case' }, spec: {} };
const clusterPreference = { ...preference, kind: 'VirtualMachineClusterPreference' };

const memory = (change: object) => ({ spec: { memory: change } });
const cpu = (change: object) => ({ spec: { cpu: change } });
const spread = (spreadOptions: object | undefined, rest: object = {}) => ({ spec: { cpu: { preferredCPUTopology: 'spread', spreadOptions }, ...rest } });

const ofAnyInstancetype = {
  'an instance type as it is': {},
  'a spec without processors': { spec: { cpu: undefined } },
  'a spec without memory': { spec: { memory: undefined } },
  'no spec': { spec: undefined },
  'processors without a number': cpu({ guest: undefined }),
  'no processor': cpu({ guest: 0 }),
  'fewer processors than none': cpu({ guest: -1 }),
  'memory without a size': memory({ guest: undefined }),
  'memory of no size': memory({ guest: 0 }),
  'overcommitted memory': memory({ overcommitPercent: 50 }),
  'memory overcommitted wholly': memory({ overcommitPercent: 100 }),
  'memory overcommitted by more than all': memory({ overcommitPercent: 101 }),
  'memory overcommitted by less than nothing': memory({ overcommitPercent: -1 }),
  'hugepages': memory({ hugepages: { pageSize: '2Mi' } }),
  'overcommitted hugepages': memory({ hugepages: { pageSize: '2Mi' }, overcommitPercent: 10 }),
  'hugepages that are not overcommitted': memory({ hugepages: { pageSize: '2Mi' }, overcommitPercent: 0 }),
  'a GPU without a name': { spec: { gpus: [{ deviceName: 'nvidia.com/A100' }] } },
  'a host device without a name': { spec: { hostDevices: [{ deviceName: 'vendor.com/nic' }] } },
  'an unknown IO threads policy': { spec: { ioThreadsPolicy: 'never' } },
  'an IO threads policy': { spec: { ioThreadsPolicy: 'auto' } },
  'memory that grows': memory({ maxGuest: '4Gi' }),
  'memory that grows to less than it has': memory({ maxGuest: '512Mi' }),
  'memory that grows by odd sizes': memory({ maxGuest: '4097Mi' }),
  'memory that grows from too little': memory({ guest: '512Mi', maxGuest: '4Gi' }),
  'hugepages of 1Gi that grow by halves': memory({ maxGuest: '2560Mi', hugepages: { pageSize: '1Gi' } }),
  'memory that grows across NUMA nodes': { spec: { cpu: { dedicatedCPUPlacement: true, numa: { guestMappingPassthrough: {} } }, memory: { maxGuest: '4Gi', hugepages: { pageSize: '2Mi' } } } },
  'more sockets in time': cpu({ maxSockets: 4 }),
  'a GPU': { spec: { gpus: [{ name: 'gpu', deviceName: 'nvidia.com/A100' }] } },
  'a GPU without a source': { spec: { gpus: [{ name: 'gpu' }] } },
  'a GPU of two sources': { spec: { gpus: [{ name: 'gpu', deviceName: 'nvidia.com/A100', claimName: 'gpus', requestName: 'gpu' }] } },
  'two GPUs as displays': { spec: { gpus: ['one', 'two'].map((name) => ({ name, deviceName: 'nvidia.com/A100', virtualGPUOptions: { display: {} } })) } },
  'a host device': { spec: { hostDevices: [{ name: 'nic', deviceName: 'vendor.com/nic' }] } },
  'a node selector': { spec: { nodeSelector: { zone: 'a' } } },
  'a malformed node selector': { spec: { nodeSelector: { zone: 'a b' } } },
  'an unknown field': { spec: { cpus: 4 } },
};

const devices = (preferred: object) => ({ spec: { devices: preferred } });

const ofAnyPreference = {
  'a preference as it is': {},
  'no spec': { spec: undefined },
  'a topology of sockets': { spec: { cpu: { preferredCPUTopology: 'sockets' } } },
  'a topology of cores': { spec: { cpu: { preferredCPUTopology: 'cores' } } },
  'a topology of threads': { spec: { cpu: { preferredCPUTopology: 'threads' } } },
  'any topology': { spec: { cpu: { preferredCPUTopology: 'any' } } },
  'a topology by its old name': { spec: { cpu: { preferredCPUTopology: 'preferCores' } } },
  'an unknown topology': { spec: { cpu: { preferredCPUTopology: 'dies' } } },
  'an empty topology': { spec: { cpu: { preferredCPUTopology: '' } } },
  'a spread topology': spread(undefined),
  'a topology spread across sockets and cores': spread({ across: 'SocketsCores', ratio: 3 }),
  'a topology spread across cores and threads': spread({ across: 'CoresThreads' }),
  'a topology spread across cores and 4 threads': spread({ across: 'CoresThreads', ratio: 4 }),
  'a topology spread across cores and no threads': spread({ across: 'CoresThreads', ratio: 0 }),
  'a topology spread across cores and threads by the old ratio': spread({ across: 'CoresThreads' }, { preferSpreadSocketToCoreRatio: 4 }),
  'a topology spread across cores and threads, whose ratio wins over the old one': spread({ across: 'CoresThreads', ratio: 2 }, { preferSpreadSocketToCoreRatio: 4 }),
  'a topology spread across all': spread({ across: 'SocketsCoresThreads' }),
  'a topology spread across something else': spread({ across: 'Dies' }),
  'an empty spread': spread({ across: '' }),
  'a topology of the old spread across something else': { spec: { cpu: { preferredCPUTopology: 'preferSpread', spreadOptions: { across: 'Dies' } } } },
  'spread options of another topology': { spec: { cpu: { preferredCPUTopology: 'cores', spreadOptions: { across: 'Dies' } } } },
  'spread options without a topology': { spec: { cpu: { spreadOptions: { across: 'Dies' } } } },
  'requirements': { spec: { requirements: { cpu: { guest: 2 }, memory: { guest: '1Gi' }, architecture: 'amd64' } } },
  'processors without a number': { spec: { requirements: { cpu: {} } } },
  'memory without a size': { spec: { requirements: { memory: {} } } },
  'an unknown field': { spec: { disk: 'virtio' } },
  'a video type': { spec: { devices: { preferredVideoType: 'virtio' } } },
  'an unknown video type': { spec: { devices: { preferredVideoType: 'vmware' } } },
  'a bus of disks': devices({ preferredDiskBus: 'scsi' }),
  'an unknown bus of disks': devices({ preferredDiskBus: 'ide' }),
  'a bus of drives': devices({ preferredCdromBus: 'scsi' }),
  'an unknown bus of drives': devices({ preferredCdromBus: 'ide' }),
  'drives on virtio': devices({ preferredCdromBus: 'virtio' }),
  'an unknown bus of LUNs': devices({ preferredLunBus: 'fc' }),
  'a cache': devices({ preferredDiskCache: 'writeback' }),
  'an unknown cache': devices({ preferredDiskCache: 'fast' }),
  'an I/O mode': devices({ preferredDiskIO: 'threads' }),
  'an unknown I/O mode': devices({ preferredDiskIO: 'fast' }),
  'a block size': devices({ preferredDiskBus: 'virtio', preferredDiskBlockSize: { custom: { logical: 4096, physical: 4096 } } }),
  'a logical block above the physical one': devices({ preferredDiskBus: 'virtio', preferredDiskBlockSize: { custom: { logical: 1024, physical: 512 } } }),
  'timers': { spec: { clock: { preferredTimer: { hpet: { present: false }, rtc: { tickPolicy: 'catchup' } } } } },
  'Hyper-V features': { spec: { features: { preferredHyperv: { relaxed: {}, vendorid: { vendorid: 'AuthenticAMD' } } } } },
  'a type of input devices': devices({ preferredInputType: 'tablet' }),
  'an unknown type of input devices': devices({ preferredInputType: 'mouse' }),
  'a bus of tablets': devices({ preferredInputBus: 'usb' }),
  'an unknown bus of tablets': devices({ preferredInputBus: 'ps2' }),
  'a network card': devices({ preferredInterfaceModel: 'e1000e' }),
  'an unknown network card': devices({ preferredInterfaceModel: 'vmxnet3' }),
  'a sound device': devices({ preferredSoundModel: 'ac97' }),
  'an unknown sound device': devices({ preferredSoundModel: 'ich6' }),
  'an unknown panic device': devices({ preferredPanicDeviceModel: 'crash' }),
  'a machine type': { spec: { machine: { preferredMachineType: 'pc-q35-rhel9.6.0' } } },
  'an unknown machine type': { spec: { machine: { preferredMachineType: 'i440fx' } } },
  'an unknown architecture': { spec: { preferredArchitecture: 'x86_64' } },
  'an unknown required architecture': { spec: { requirements: { architecture: 'x86_64' } } },
  'a subdomain': { spec: { preferredSubdomain: 'web' } },
  'a subdomain with a space': { spec: { preferredSubdomain: 'web 1' } },
  'a CPU feature': { spec: { cpu: { preferredCPUFeatures: [{ name: 'vmx', policy: 'require' }] } } },
  'an unknown policy of a CPU feature': { spec: { cpu: { preferredCPUFeatures: [{ name: 'vmx', policy: 'wish' }] } } },
  'launch security': { spec: { preferredLaunchSecurity: { sev: {} } } },
  'two kinds of launch security': { spec: { preferredLaunchSecurity: { sev: {}, snp: {} } } },
  'unknown launch security': { spec: { preferredLaunchSecurity: { sgx: {} } } },
};

/** Needs a gate before KubeVirt 1.9. */
const withPanicDevices = { 'a panic device': devices({ preferredPanicDeviceModel: 'isa' }) };

/** A machine that leaves CPUs and memory to its instance type. */
const typed = (change: object, spec: object = {}) => ({ ...change, template: { spec: { domain: { memory: undefined }, ...spec } } });
const named = (change: object) => typed({ instancetype: { name: 'given', ...change } });
const inferred = (instancetypeChange: object, spec: object = {}) => typed({ instancetype: { inferFromVolume: 'root', ...instancetypeChange } }, spec);
const withDomain = (domain: object) => ({ instancetype: { name: 'given', kind: 'VirtualMachineInstancetype' }, template: { spec: { domain: { memory: undefined, ...domain } } } });

const ofAnyMachine = {
  'an instance type': named({ kind: 'VirtualMachineInstancetype' }),
  'an instance type of the cluster': named({}),
  'an instance type without a name': named({ name: undefined }),
  'an instance type with an empty name': named({ name: '' }),
  'an instance type of an unknown kind': named({ kind: 'InstanceType' }),
  'an instance type by name and by volume': named({ inferFromVolume: 'root' }),
  'an instance type by kind and by volume': inferred({ kind: 'VirtualMachineInstancetype' }),
  'an instance type inferred from a volume that is missing': inferred({ inferFromVolume: 'data' }),
  'an instance type inferred from a container disk': inferred({}),
  'an instance type inferred from a container disk, or else none': { instancetype: { inferFromVolume: 'root', inferFromVolumeFailurePolicy: 'Ignore' } },
  'an instance type inferred under an unknown policy': inferred({ inferFromVolumeFailurePolicy: 'Retry' }),
  'an instance type and another policy of failure': named({ inferFromVolumeFailurePolicy: 'Reject' }),
  'a preference': { preference: { name: 'case', kind: 'VirtualMachinePreference' } },
  'a preference without a name': { preference: {} },
  'a preference by name and by volume': { preference: { name: 'case', inferFromVolume: 'root' } },
  'a preference by kind and by volume': { preference: { kind: 'VirtualMachinePreference', inferFromVolume: 'root' } },
  'a preference inferred from a volume that is missing': { preference: { inferFromVolume: 'data' } },
  'a preference inferred from a container disk': { preference: { inferFromVolume: 'root' } },
  'a preference that binds an interface': {
    preference: { name: 'given', kind: 'VirtualMachinePreference' }, template: { spec: { domain: { devices: { interfaces: [{ name: 'default' }] } } } },
  },
  'a preference inferred under an unknown policy': { preference: { inferFromVolume: 'root', inferFromVolumeFailurePolicy: 'Retry' } },

  'an instance type and sockets': withDomain({ cpu: { sockets: 2 } }),
  'an instance type and cores': withDomain({ cpu: { cores: 2 } }),
  'an instance type and threads': withDomain({ cpu: { threads: 2 } }),
  'an instance type and no cores': withDomain({ cpu: { cores: 0 } }),
  'an instance type and a processor\'s model': withDomain({ cpu: { model: 'host-passthrough' } }),
  'an instance type and a request for processors': withDomain({ resources: { requests: { cpu: '1' } } }),
  'an instance type and a limit for processors': withDomain({ resources: { limits: { cpu: '1' } } }),
  'an instance type and memory': withDomain({ memory: { guest: '1Gi' } }),
  'an instance type and memory of no size': withDomain({ memory: { guest: '0' } }),
  'an instance type and hugepages': withDomain({ memory: { guest: undefined, hugepages: { pageSize: '2Mi' } } }),
  'an instance type and a request for memory': withDomain({ resources: { requests: { memory: '1Gi' } } }),
  'an instance type and a limit for memory': withDomain({ resources: { limits: { memory: '1Gi' } } }),
  'an instance type and a request for something else': withDomain({ resources: { requests: { 'ephemeral-storage': '1Gi' } } }),
};

export const instancetypes: Corpus = {
  ...manifests(instancetype, ofAnyInstancetype),
  ...manifests(clusterInstancetype, ofAnyInstancetype),
  ...manifests(preference, ofAnyPreference),
  ...manifests(clusterPreference, ofAnyPreference),
  ...manifests(preference, withPanicDevices, ['PanicDevices']),
  ...virtualMachines(ofAnyMachine),
};
