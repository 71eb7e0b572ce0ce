// Images that cannot be pulled because the guest's script says so. The messages are those of a kubelet with containerd,
// since people search for these.
package main

import (
	"fmt"
	"strings"

	corev1 "k8s.io/api/core/v1"
)

// unpullable is a failed pull at first and, if the script says so, the back-off that follows.
func unpullable(pod *corev1.Pod) *obstacle {
	if !fails(pod, errImagePull) && !fails(pod, imagePullBackOff) {
		return nil
	}
	container := pulledLast(pod)
	image := container.Image
	cause := fmt.Sprintf("rpc error: code = NotFound desc = failed to pull and unpack image %q: failed to resolve reference %[1]q: %[2]s: not found", image, image)
	if fails(pod, imagePullBackOff) && len(waitingOf(pod)) > 0 {
		return &obstacle{
			container: container.Name,
			waiting:   corev1.ContainerStateWaiting{Reason: imagePullBackOff, Message: fmt.Sprintf("Back-off pulling image %q: ErrImagePull: %s", image, cause)},
			told: []told{
				{corev1.EventTypeNormal, "BackOff", fmt.Sprintf("Back-off pulling image %q", image)},
				{corev1.EventTypeWarning, "Failed", "Error: " + imagePullBackOff},
			},
		}
	}
	return &obstacle{
		container: container.Name,
		waiting:   corev1.ContainerStateWaiting{Reason: errImagePull, Message: cause},
		told: []told{
			{corev1.EventTypeNormal, "Pulling", fmt.Sprintf("Pulling image %q", image)},
			{corev1.EventTypeWarning, "Failed", fmt.Sprintf("Failed to pull image %q: %s", image, cause)},
			{corev1.EventTypeWarning, "Failed", "Error: " + errImagePull},
		},
	}
}

// pulledLast is the container with the guest's own disk image, or else the guest's main container.
func pulledLast(pod *corev1.Pod) corev1.Container {
	all := append(append([]corev1.Container{}, pod.Spec.InitContainers...), pod.Spec.Containers...)
	for _, container := range all {
		// KubeVirt names a container disk's containers after its volume.
		if strings.HasPrefix(container.Name, "volume") {
			return container
		}
	}
	return pod.Spec.Containers[len(pod.Spec.Containers)-1]
}
