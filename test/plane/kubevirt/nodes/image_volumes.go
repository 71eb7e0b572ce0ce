// Image volumes that an API server without Kubernetes' feature gate ImageVolume has removed from a pod, with their
// mounts: the init containers that virt-controller adds for container disks then find no program to run.
package main

import (
	"context"
	"fmt"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
)

// programFolder is where these containers mount their program from the launcher's image.
const programFolder = "/container-disk-binary"

// withoutProgram is the first init container whose program is in a volume that it does not mount.
func withoutProgram(pod *corev1.Pod) *corev1.Container {
	for _, container := range pod.Spec.InitContainers {
		isMounted := slices.ContainsFunc(container.VolumeMounts, func(mount corev1.VolumeMount) bool { return mount.MountPath == programFolder })
		if !isMounted && len(container.Command) > 0 && strings.HasPrefix(container.Command[0], programFolder+"/") {
			return &container
		}
	}
	return nil
}

// failToStart reports that a container's program does not exist, which ends a pod that is not restarted. The message is
// that of containerd with runc.
func (k *kubelet) failToStart(ctx context.Context, pod *corev1.Pod, container corev1.Container) error {
	program := container.Command[0]
	message := fmt.Sprintf("failed to create containerd task: failed to create shim task: OCI runtime create failed: runc create failed: "+
		"unable to start container process: error during container init: exec: %q: stat %[1]s: no such file or directory: unknown", program)
	broken := corev1.ContainerState{Terminated: &corev1.ContainerStateTerminated{
		ExitCode: 128, Reason: "StartError", Message: message, StartedAt: now(), FinishedAt: now(),
	}}
	others := obstacle{container: container.Name}.states(pod)
	state := func(each corev1.Container) corev1.ContainerState {
		if each.Name == container.Name {
			return broken
		}
		return others(each)
	}
	failed := pod.DeepCopy()
	failed.Status.InitContainerStatuses = statuses(pod.Spec.InitContainers, state)
	failed.Status.ContainerStatuses = statuses(pod.Spec.Containers, state)
	failed.Status.Phase = corev1.PodFailed
	setReady(failed)
	if err := k.update(ctx, failed); err != nil {
		return err
	}
	k.events[ofKubelet].Event(containerOf(pod, container.Name), corev1.EventTypeWarning, "Failed", "Error: "+message)
	return nil
}
