// What keeps a kubelet from starting a pod's containers: volumes whose Secret or ConfigMap is missing, variables taken
// from such, and images that cannot be pulled because the guest's script says so. The words are a kubelet's and
// containerd's, since that is what people search for.
package main

import (
	"context"
	"fmt"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// retryMount is how long a kubelet waits before it looks for a missing object again; a real one's pause grows.
const retryMount = 500 * time.Millisecond

// An obstacle stands before one container, or before all of them if that is unnamed.
type obstacle struct {
	container string
	waiting   corev1.ContainerStateWaiting
	// told are warnings and what leads to them, in order.
	told []told
}

type told struct{ kind, reason, message string }

func (k *kubelet) obstacle(ctx context.Context, pod *corev1.Pod) (*obstacle, error) {
	if fails(pod, errImagePull) || fails(pod, imagePullBackOff) {
		return unpullable(pod), nil
	}
	for _, volume := range pod.Spec.Volumes {
		missing, err := k.missing(ctx, pod.Namespace, volumeSources(volume))
		if err != nil {
			return nil, err
		}
		if missing != "" {
			return &obstacle{
				waiting: corev1.ContainerStateWaiting{Reason: creating(pod)},
				told:    []told{{corev1.EventTypeWarning, "FailedMount", fmt.Sprintf("MountVolume.SetUp failed for volume %q : %s", volume.Name, missing)}},
			}, nil
		}
	}
	for _, container := range pod.Spec.Containers {
		missing, err := k.missing(ctx, pod.Namespace, variableSources(container))
		if err != nil {
			return nil, err
		}
		if missing != "" {
			return &obstacle{
				container: container.Name,
				waiting:   corev1.ContainerStateWaiting{Reason: "CreateContainerConfigError", Message: missing},
				told:      []told{{corev1.EventTypeWarning, "Failed", "Error: " + missing}},
			}, nil
		}
	}
	return nil, nil
}

// creating is what containers wait for while their pod's volumes are being mounted.
func creating(pod *corev1.Pod) string {
	if len(pod.Spec.InitContainers) > 0 {
		return "PodInitializing"
	}
	return "ContainerCreating"
}

// hold keeps the pod pending, and says so when that is news.
func (k *kubelet) hold(ctx context.Context, pod *corev1.Pod, by obstacle) (time.Duration, error) {
	held := pod.DeepCopy()
	began := now()
	reached := false
	state := func(container corev1.Container) corev1.ContainerState {
		switch {
		case container.Name == by.container:
			reached = true
			return corev1.ContainerState{Waiting: &by.waiting}
		case by.container != "" && !reached && isInit(pod, container.Name):
			return terminated(began, outcome{})
		case by.container != "" && isInit(pod, by.container):
			return corev1.ContainerState{Waiting: &corev1.ContainerStateWaiting{Reason: "PodInitializing"}}
		case by.container != "":
			return running(began)
		}
		return corev1.ContainerState{Waiting: &by.waiting}
	}
	held.Status.InitContainerStatuses = statuses(pod.Spec.InitContainers, state)
	held.Status.ContainerStatuses = statuses(pod.Spec.Containers, state)
	setCondition(held, corev1.PodCondition{Type: corev1.ContainersReady, Status: corev1.ConditionFalse, Reason: "ContainersNotReady"})
	setCondition(held, corev1.PodCondition{Type: corev1.PodReady, Status: corev1.ConditionFalse, Reason: "ContainersNotReady"})
	if equality.Semantic.DeepEqual(waitingOf(pod), waitingOf(held)) {
		return retryMount, nil
	}
	if err := k.update(ctx, held); err != nil {
		return 0, err
	}
	for _, event := range by.told {
		k.events.Event(containerOf(pod, by.container), event.kind, event.reason, event.message)
	}
	return retryMount, nil
}

func waitingOf(pod *corev1.Pod) (all []corev1.ContainerStateWaiting) {
	for _, status := range append(pod.Status.InitContainerStatuses[:len(pod.Status.InitContainerStatuses):len(pod.Status.InitContainerStatuses)], pod.Status.ContainerStatuses...) {
		if status.State.Waiting != nil {
			all = append(all, *status.State.Waiting)
		}
	}
	return all
}

// unpullable is a failed pull at first and, where the script says so, the back-off that follows it.
func unpullable(pod *corev1.Pod) *obstacle {
	container := pulledLast(pod)
	image := container.Image
	cause := fmt.Sprintf("rpc error: code = NotFound desc = failed to pull and unpack image %q: failed to resolve reference %[1]q: %[2]s: not found", image, image)
	first := corev1.ContainerStateWaiting{Reason: errImagePull, Message: cause}
	for _, said := range waitingOf(pod) {
		if said.Reason == errImagePull && fails(pod, imagePullBackOff) || said.Reason == imagePullBackOff {
			return &obstacle{
				container: container.Name,
				waiting:   corev1.ContainerStateWaiting{Reason: imagePullBackOff, Message: fmt.Sprintf("Back-off pulling image %q: ErrImagePull: %s", image, cause)},
				told: []told{
					{corev1.EventTypeNormal, "BackOff", fmt.Sprintf("Back-off pulling image %q", image)},
					{corev1.EventTypeWarning, "Failed", "Error: " + imagePullBackOff},
				},
			}
		}
	}
	return &obstacle{container: container.Name, waiting: first, told: []told{
		{corev1.EventTypeNormal, "Pulling", fmt.Sprintf("Pulling image %q", image)},
		{corev1.EventTypeWarning, "Failed", fmt.Sprintf("Failed to pull image %q: %s", image, cause)},
		{corev1.EventTypeWarning, "Failed", "Error: " + errImagePull},
	}}
}

// pulledLast is the container whose image is the guest's own disk if it has one, and else its main one.
func pulledLast(pod *corev1.Pod) corev1.Container {
	all := append(append([]corev1.Container{}, pod.Spec.InitContainers...), pod.Spec.Containers...)
	for _, container := range all {
		// KubeVirt names the containers of a container disk after their volume.
		if strings.HasPrefix(container.Name, "volume") {
			return container
		}
	}
	return pod.Spec.Containers[len(pod.Spec.Containers)-1]
}

func isInit(pod *corev1.Pod, name string) bool {
	for _, container := range pod.Spec.InitContainers {
		if container.Name == name {
			return true
		}
	}
	return false
}

// A source is an object that must be there.
type source struct{ kind, name string }

func volumeSources(volume corev1.Volume) (sources []source) {
	if from := volume.Secret; from != nil && (from.Optional == nil || !*from.Optional) {
		sources = append(sources, source{"secret", from.SecretName})
	}
	if from := volume.ConfigMap; from != nil && (from.Optional == nil || !*from.Optional) {
		sources = append(sources, source{"configmap", from.Name})
	}
	return sources
}

func variableSources(container corev1.Container) (sources []source) {
	for _, variable := range container.Env {
		if variable.ValueFrom == nil {
			continue
		}
		if from := variable.ValueFrom.SecretKeyRef; from != nil && (from.Optional == nil || !*from.Optional) {
			sources = append(sources, source{"secret", from.Name})
		}
		if from := variable.ValueFrom.ConfigMapKeyRef; from != nil && (from.Optional == nil || !*from.Optional) {
			sources = append(sources, source{"configmap", from.Name})
		}
	}
	return sources
}

// missing says which of the objects is not there, or nothing.
func (k *kubelet) missing(ctx context.Context, namespace string, sources []source) (string, error) {
	for _, each := range sources {
		var err error
		if each.kind == "secret" {
			_, err = k.client.CoreV1().Secrets(namespace).Get(ctx, each.name, metav1.GetOptions{})
		} else {
			_, err = k.client.CoreV1().ConfigMaps(namespace).Get(ctx, each.name, metav1.GetOptions{})
		}
		if apierrors.IsNotFound(err) {
			return fmt.Sprintf("%s %q not found", each.kind, each.name), nil
		}
		if err != nil {
			return "", err
		}
	}
	return "", nil
}
