// Images that cannot be pulled because the guest's script says so. The messages are those of a kubelet with containerd,
// since people search for these.
package main

import (
	"fmt"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
)

// unpullable is a failed pull at first and, if the script says so, the back-off that follows. An image that the pod also
// mounts as a volume is in back-off when its container is started: it has been pulled for the volume a moment before.
func unpullable(pod *corev1.Pod) *obstacle {
	if !fails(pod, errImagePull) && !fails(pod, imagePullBackOff) {
		return nil
	}
	container := unpulled(pod)
	pull := refuse(container.Image)
	switch {
	case isMounted(pod, container.Image):
		by := pull.inBackOff(container.Name)
		by.told = append(pull.told(""), by.told...)
		return by
	case fails(pod, imagePullBackOff) && len(waitingOf(pod)) > 0:
		return pull.inBackOff(container.Name)
	}
	return &obstacle{
		container: container.Name,
		waiting:   corev1.ContainerStateWaiting{Reason: errImagePull, Message: pull.cause},
		told:      append(pull.told(container.Name), told{ofKubelet, container.Name, corev1.EventTypeWarning, "Failed", "Error: " + errImagePull}),
	}
}

// A refusedPull is that of an image that the registry does not have.
type refusedPull struct{ image, cause string }

func refuse(image string) refusedPull {
	return refusedPull{image, fmt.Sprintf("rpc error: code = NotFound desc = failed to pull and unpack image %q: failed to resolve reference %[1]q: %[1]s: not found", image)}
}

// told are the events of a pull for a container, or for a volume of the pod without one.
func (p refusedPull) told(container string) []told {
	return []told{
		{ofKubelet, container, corev1.EventTypeNormal, "Pulling", fmt.Sprintf("Pulling image %q", p.image)},
		{ofKubelet, container, corev1.EventTypeWarning, "Failed", fmt.Sprintf("Failed to pull image %q: %s", p.image, p.cause)},
	}
}

func (p refusedPull) inBackOff(container string) *obstacle {
	return &obstacle{
		container: container,
		waiting:   corev1.ContainerStateWaiting{Reason: imagePullBackOff, Message: fmt.Sprintf("Back-off pulling image %q: ErrImagePull: %s", p.image, p.cause)},
		told: []told{
			{ofKubelet, container, corev1.EventTypeNormal, "BackOff", fmt.Sprintf("Back-off pulling image %q", p.image)},
			{ofKubelet, container, corev1.EventTypeWarning, "Failed", "Error: " + imagePullBackOff},
		},
	}
}

func isMounted(pod *corev1.Pod, image string) bool {
	return slices.ContainsFunc(pod.Spec.Volumes, func(volume corev1.Volume) bool { return volume.Image != nil && volume.Image.Reference == image })
}

// unpulled is the first container with the guest's own disk image, or else with the launcher's.
func unpulled(pod *corev1.Pod) corev1.Container {
	all := append(append([]corev1.Container{}, pod.Spec.InitContainers...), pod.Spec.Containers...)
	// KubeVirt names a container disk's containers after its volume.
	i := slices.IndexFunc(all, func(container corev1.Container) bool { return strings.HasPrefix(container.Name, "volume") })
	if i < 0 {
		i = slices.IndexFunc(all, func(container corev1.Container) bool { return container.Image == pod.Spec.Containers[0].Image })
	}
	return all[i]
}
