// Checks of what a cluster needs for feature gates that KubeVirt 1.9 turned on by default: Kubernetes that mounts images as volumes, and
// a webhook that adds network devices to pods. KubeVirt itself checks for neither.
import { liveCapabilities } from './capabilities';
import { Check, unsure } from './check';
import { ClusterState, isSchedulable, items } from './cluster-state';
import { isGateOn } from '../../admission/feature-gates';
import { compareMinorVersions } from '../../admission/kubevirt-version';

/** The first Kubernetes that has its own feature gate ImageVolume on by default. */
const KUBERNETES_WITH_IMAGE_VOLUMES = '1.35';

/** The first containerd that mounts images. */
const CONTAINERD_WITH_IMAGE_VOLUMES = '2.1';

/** The annotation of a NetworkAttachmentDefinition whose pods need a device of this name. */
const RESOURCE_NAME = 'k8s.v1.cni.cncf.io/resourceName';

/** Operators install the webhook under names that contain this one. */
const INJECTOR = 'network-resources-injector';

export function defaultGateChecks(state: ClusterState): Check[] {
  const capabilities = liveCapabilities(state);
  // Without the KubeVirt object it is not known which gates are turned off.
  const isOn = (gate: string) => capabilities.featureGates !== undefined && isGateOn(gate, capabilities) === true;
  return [
    ...isOn('ImageVolume') ? imageVolumeChecks(state) : [],
    ...isOn('ExternalNetResourceInjection') ? networkDeviceChecks(state) : [],
  ];
}

function imageVolumeChecks({ nodes }: ClusterState): Check[] {
  const infos = items(nodes).filter(isSchedulable).map(({ status }) => status?.nodeInfo ?? {});
  const older = infos.flatMap(({ kubeletVersion = '', containerRuntimeVersion = '' }) => [
    ...compareMinorVersions(kubeletVersion, KUBERNETES_WITH_IMAGE_VOLUMES) < 0 ? [`Kubernetes ${kubeletVersion}`] : [],
    ...compareMinorVersions(containerRuntimeVersion.replace('containerd://', ''), CONTAINERD_WITH_IMAGE_VOLUMES) < 0 ? [containerRuntimeVersion] : [],
  ]);
  return older.length === 0 ? [] : [unsure(
    'container disks',
    `KubeVirt mounts them as image volumes, which Kubernetes before ${KUBERNETES_WITH_IMAGE_VOLUMES} has off by default, and containerd before ${CONTAINERD_WITH_IMAGE_VOLUMES} `
    + `lacks: nodes have ${[...new Set(older)].sort().join(', ')}`,
    `make sure that containerd has them and that the feature gate ImageVolume of API servers and kubelets is on, or ${turnOff('ImageVolume')}`,
  )];
}

function networkDeviceChecks({ definitions, mutatingWebhooks }: ClusterState): Check[] {
  const withDevices = items(definitions).filter(({ metadata }) => metadata.annotations?.[RESOURCE_NAME]).map(({ metadata }) => `${metadata.namespace}/${metadata.name}`).sort();
  if (withDevices.length === 0 || items(mutatingWebhooks).some(({ metadata }) => metadata.name.includes(INJECTOR))) {
    return [];
  }
  const found = typeof mutatingWebhooks === 'string' ? `whether ${INJECTOR} is installed is not known` : `${INJECTOR} is not installed`;
  return [unsure(
    'network devices',
    `${found}, and KubeVirt leaves it to add the ${RESOURCE_NAME} of ${withDevices.join(', ')} to machines`,
    `install it, or ${turnOff('ExternalNetResourceInjection')}`,
  )];
}

function turnOff(gate: string): string {
  return `add "${gate}" to developerConfiguration.disabledFeatureGates of the KubeVirt object`;
}
