// Advice that shows only when all manifests, or all files of a kustomization or a chart, are at hand. The command `validate` finds it.
import type { RuleDescription } from '../rule';

export const NAME_MISSPELT: RuleDescription = {
  name: 'name-misspelt',
  refuses: 'a reference to a Secret, claim, network or other object that is not in the manifests, while one whose name differs in a letter or a hyphen is',
  story: 'KubeVirt admits the machine, but it does not start while the object does not exist. Names that differ in a number, in a short word or in '
    + 'the end of a word are taken for other objects, which the cluster may have. If --capabilities lists the networks of the cluster, every network that does not '
    + 'exist is refused, whatever its name. doctor asks the cluster for every object that is not in the manifests. More than '
    + '10,000 objects are not compared.',
};

export const SERVICE_SELECTS_NOTHING: RuleDescription = {
  name: 'service-selects-nothing',
  refuses: 'a Service that asks for a label which no pod in the manifests has, but a machine has elsewhere or almost',
  story: 'A Service finds the pods of machines by their labels. KubeVirt gives the pod the labels of spec.template.metadata, and '
    + 'vmi.kubevirt.io/id with the name of the machine, but not the labels in the machine\'s own metadata. A Service without pods is admitted, '
    + 'and connections to it are refused. Services that ask for other labels too, which the machine does not have, are meant for other pods. '
    + 'More than 10,000 objects are not compared.',
};

export const SERVICE_PORT_NOT_FORWARDED: RuleDescription = {
  name: 'service-port-not-forwarded',
  refuses: 'a Service to a port that a machine which it selects does not forward to its guest, or does not name, or to a machine that is not on the pod network',
  story: 'A Service sends connections to the pod of the machine. With masquerade, the ports or portRanges of the interface are the only ones that reach '
    + 'the guest; without them, all do. The API server admits the Service, and connections to it are refused. A targetPort may be a name only if a port of an '
    + 'interface has it. Headless Services, which only give names to machines, and machines with Istio are not compared, nor are more than 10,000 objects.',
};

export const NETWORK_ELSEWHERE: RuleDescription = {
  name: 'network-elsewhere',
  refuses: 'a machine on a network whose NetworkAttachmentDefinition the manifests have in another namespace only',
  story: 'A networkName without a namespace refers to the namespace of the machine. KubeVirt admits the machine, but it does not start while the '
    + 'definition does not exist there. Write NAMESPACE/NAME, or a definition in the namespace of the machine if Multus isolates namespaces. Definitions of '
    + 'the same name in several namespaces are not reported, nor are any if --capabilities lists the networks of the cluster. doctor asks the cluster. More '
    + 'than 10,000 objects are not compared.',
};

export const REFERENCE_NOT_RENAMED: RuleDescription = {
  name: 'reference-not-renamed',
  refuses: 'a reference to an object under the name that it had before a kustomization was built',
  story: 'namePrefix and nameSuffix rename every object of a kustomization, and a generator appends a hash to the name of its ConfigMap or Secret. '
    + 'Kustomize renames references in fields that it knows, but it knows none of KubeVirt and CDI. The machine is admitted, and does not start, '
    + 'since the object does not exist; a Service finds no pod. The page on kustomizations has a configuration for kustomize with the fields that are used most. A generator with '
    + 'disableNameSuffixHash keeps the name, but then machines do not notice when the content changes. More than 10,000 objects are not compared.',
};

export const LIST_REPLACED: RuleDescription = {
  name: 'list-replaced',
  refuses: 'a patch of a kustomization that replaces all disks, volumes or dataVolumeTemplates of a machine by others',
  story: 'A strategic merge patch adds to the lists of Kubernetes\' own kinds. Kustomize does not know the lists of KubeVirt, and replaces them: a '
    + 'machine with a patch that was to add a disk starts without the others. A JSON patch with op: add and a path that ends in /- appends to '
    + 'a list. A list in the openapi field of the kustomization, with merge keys, would put the new disk first, where the machine boots from it.',
};

export const FIELD_REPEATED: RuleDescription = {
  name: 'field-repeated',
  refuses: 'a field that a rendered Helm chart has twice in a map',
  story: 'Helm and kubectl take the last value, and the first is lost. Flux passes on what Helm renders through kustomize, which refuses the whole chart. '
    + 'The lines are those of the output of `helm template`. In a manifest that is not rendered, such a field is an error.',
};

export const DATA_KEY_MISSING: RuleDescription = {
  name: 'data-key-missing',
  refuses: 'a Secret with cloud-init data or an ACPI table, or a Secret or ConfigMap for Sysprep, without a key that KubeVirt reads',
  story: 'KubeVirt reads user data under the key userdata or userData of the Secret, and network data under networkdata or networkData. The Sysprep disk '
    + 'of a Windows guest needs autounattend.xml or unattend.xml, in any letter case, and the volumes of slicNameRef and msdmNameRef need slic.bin and '
    + 'msdm.bin. Without such a key the machine does not start, or its guest starts without the data. Secrets that another tool fills in are not reported. More than 10,000 objects are not compared.',
};

export const PREFERENCE_NOT_MET: RuleDescription = {
  name: 'preference-not-met',
  refuses: 'a machine whose instance type or own CPUs, memory or architecture do not meet the requirements of its preference',
  story: 'A preference may require a number of CPUs, memory and an architecture. KubeVirt refuses a machine that has less. A machine without an instance '
    + 'type must have the CPUs in the field of the preferred topology: as sockets, unless preferredCPUTopology says otherwise. A recorded revision of an '
    + 'instance type or a preference is not compared, nor are more than 10,000 objects. It is only a warning because KubeVirt compares what the cluster has: '
    + 'it admits a machine whose instance type or preference is created after it, and then does not start it.',
};

export const PREFERRED_TOPOLOGY_IMPOSSIBLE: RuleDescription = {
  name: 'preferred-topology-impossible',
  refuses: 'a machine whose instance type has CPUs that do not fit the topology of its preference, or its own maxSockets',
  story: 'A preference with the topology spread needs a number of CPUs that it can divide: by its ratio, 2 by default, across SocketsCores and '
    + 'CoresThreads, and by twice that across SocketsCoresThreads. The topology threads gives all CPUs to one core, and a dedicated core has at most two. '
    + 'Without a preference, each CPU is a socket, and maxSockets limits them. KubeVirt refuses the machine, or does not start it if the instance type is '
    + 'created after it. Its webhook also fails on a machine that has neither domain.cpu nor an instance type, if the preference has preferredCPUFeatures. '
    + 'A recorded revision is not compared, nor are more than 10,000 objects.',
};

export const INSTANCETYPE_BRINGS_FIELD: RuleDescription = {
  name: 'instancetype-brings-field',
  refuses: 'a machine that sets a field or another value of an annotation that its instance type sets as well',
  story: 'KubeVirt does not let a machine override its instance type, and refuses it: among others its nodeSelector, gpus, hostDevices, ioThreadsPolicy, '
    + 'schedulerName and launchSecurity. If the instance type is created after the machine, KubeVirt admits the machine and does not start it. The rule '
    + 'instancetype-brings-resources is about CPUs and memory. A recorded revision is not compared, nor are more than 10,000 objects.',
};

export const CLONE_TOO_SMALL: RuleDescription = {
  name: 'clone-too-small',
  refuses: 'a DataVolume that requests less than the claim that it clones',
  story: 'CDI does not clone a claim into a smaller one: the DataVolume makes no progress, and has an event with the reason CloneValidationFailed. With '
    + 'storage instead of pvc, CDI computes the size of the claim, so only clones of claims with volumeMode: Block are compared. Without a request, storage '
    + 'takes the size of the source. More than 10,000 objects are not compared.',
};

export const AUTOSCALED_WITHOUT_CPU_REQUEST: RuleDescription = {
  name: 'autoscaled-without-cpu-request',
  refuses: 'an autoscaler with a CPU utilization of at most 100 % for machines without a CPU request',
  story: 'An autoscaler compares the CPU that pods use with the CPU that they request. Unless domain.resources.requests.cpu says otherwise, '
    + 'KubeVirt requests a tenth of a CPU for each CPU of a guest (cpuAllocationRatio of the KubeVirt object), so a busy guest uses 1000 %, and '
    + 'one that does next to nothing is over its target. The pool goes to its maximum and stays there. Write a request, or a target that fits the '
    + 'tenth. Machines with an instance type, which may have dedicated CPUs, are not compared, nor are more than 10,000 objects.',
};
