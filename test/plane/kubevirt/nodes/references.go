// The Secrets and ConfigMaps that a pod cannot do without: those that it mounts, and those that its containers'
// variables refer to. The messages are a kubelet's.
package main

import (
	"context"
	"fmt"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// A source is an object that must exist.
type source struct{ kind, name string }

// unmountable is the first of the pod's volumes whose object does not exist.
func (k *kubelet) unmountable(ctx context.Context, pod *corev1.Pod) (*obstacle, error) {
	for _, volume := range pod.Spec.Volumes {
		if missing, err := k.missing(ctx, pod.Namespace, volumeSources(volume)); missing != "" || err != nil {
			return &obstacle{
				waiting: corev1.ContainerStateWaiting{Reason: creating(pod)},
				told:    []told{{ofKubelet, "", corev1.EventTypeWarning, "FailedMount", fmt.Sprintf("MountVolume.SetUp failed for volume %q : %s", volume.Name, missing)}},
			}, err
		}
	}
	return nil, nil
}

// unconfigurable is the first of the pod's containers with a variable whose object does not exist.
func (k *kubelet) unconfigurable(ctx context.Context, pod *corev1.Pod) (*obstacle, error) {
	for _, container := range pod.Spec.Containers {
		if missing, err := k.missing(ctx, pod.Namespace, variableSources(container)); missing != "" || err != nil {
			return &obstacle{
				container: container.Name,
				waiting:   corev1.ContainerStateWaiting{Reason: "CreateContainerConfigError", Message: missing},
				told:      []told{{ofKubelet, container.Name, corev1.EventTypeWarning, "Failed", "Error: " + missing}},
			}, err
		}
	}
	return nil, nil
}

// creating is the reason for which containers wait while their pod's volumes are mounted.
func creating(pod *corev1.Pod) string {
	if len(pod.Spec.InitContainers) > 0 {
		return "PodInitializing"
	}
	return "ContainerCreating"
}

func volumeSources(volume corev1.Volume) (sources []source) {
	if from := volume.Secret; from != nil && isNeeded(from.Optional) {
		sources = append(sources, source{"secret", from.SecretName})
	}
	if from := volume.ConfigMap; from != nil && isNeeded(from.Optional) {
		sources = append(sources, source{"configmap", from.Name})
	}
	return sources
}

func variableSources(container corev1.Container) (sources []source) {
	for _, variable := range container.Env {
		if variable.ValueFrom == nil {
			continue
		}
		if from := variable.ValueFrom.SecretKeyRef; from != nil && isNeeded(from.Optional) {
			sources = append(sources, source{"secret", from.Name})
		}
		if from := variable.ValueFrom.ConfigMapKeyRef; from != nil && isNeeded(from.Optional) {
			sources = append(sources, source{"configmap", from.Name})
		}
	}
	return sources
}

func isNeeded(optional *bool) bool { return optional == nil || !*optional }

// missing names the first of the objects that does not exist, if any.
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
