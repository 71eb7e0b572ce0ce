// Statuses of pods and their containers, in a kubelet's words.
package main

import (
	"crypto/sha256"
	"fmt"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

func statuses(containers []corev1.Container, state func(corev1.Container) corev1.ContainerState) []corev1.ContainerStatus {
	all := make([]corev1.ContainerStatus, len(containers))
	for i, container := range containers {
		is := state(container)
		up := is.Running != nil
		all[i] = corev1.ContainerStatus{
			Name: container.Name, Image: container.Image, State: is,
			Ready: up || is.Terminated != nil && is.Terminated.ExitCode == 0, Started: &up,
		}
		if is.Waiting == nil {
			all[i].ImageID = container.Image + "@" + digest(container.Image)
			all[i].ContainerID = "containerd://" + digest(container.Name)[len("sha256:"):]
		}
	}
	return all
}

// initialized is the state of an init container that no longer holds up the next one: done, unless it is a sidecar.
func initialized(container corev1.Container, began metav1.Time) corev1.ContainerState {
	if container.RestartPolicy != nil && *container.RestartPolicy == corev1.ContainerRestartPolicyAlways {
		return running(began)
	}
	return terminated(began, outcome{})
}

// digest stands in for an image's digest: a different name is a different image.
func digest(image string) string {
	return fmt.Sprintf("sha256:%x", sha256.Sum256([]byte(image)))
}

func running(since metav1.Time) corev1.ContainerState {
	return corev1.ContainerState{Running: &corev1.ContainerStateRunning{StartedAt: since}}
}

func terminated(since metav1.Time, how outcome) corev1.ContainerState {
	reason := "Completed"
	if how.exitCode != 0 {
		reason = "Error"
	}
	return corev1.ContainerState{Terminated: &corev1.ContainerStateTerminated{
		ExitCode: how.exitCode, Reason: reason, Message: how.message, StartedAt: since, FinishedAt: now(),
	}}
}

// finish ends a pod's containers, and the pod with them unless its containers are to be restarted.
func finish(pod *corev1.Pod, how outcome) {
	for i := range pod.Status.ContainerStatuses {
		end(&pod.Status.ContainerStatuses[i], how)
	}
	for i := range pod.Status.InitContainerStatuses {
		// Sidecars; the other init containers ended long ago.
		if pod.Status.InitContainerStatuses[i].State.Running != nil {
			end(&pod.Status.InitContainerStatuses[i], outcome{})
		}
	}
	switch {
	case how.exitCode == 0:
		pod.Status.Phase = corev1.PodSucceeded
	case pod.Spec.RestartPolicy == corev1.RestartPolicyNever:
		pod.Status.Phase = corev1.PodFailed
	}
	setReady(pod)
}

func end(status *corev1.ContainerStatus, how outcome) {
	if status.State.Running != nil {
		status.State = terminated(status.State.Running.StartedAt, how)
	}
	status.Ready, status.Started = false, new(bool)
}

// setReady aligns a pod's conditions with its containers and readiness gates, and reports whether any changed.
func setReady(pod *corev1.Pod) bool {
	before := pod.Status.DeepCopy()
	ready := corev1.ConditionTrue
	reason := ""
	for _, status := range pod.Status.ContainerStatuses {
		if !status.Ready {
			ready, reason = corev1.ConditionFalse, "ContainersNotReady"
		}
	}
	if ended(pod) && pod.Status.Phase == corev1.PodSucceeded {
		reason = "PodCompleted"
	}
	setCondition(pod, corev1.PodCondition{Type: corev1.PodReadyToStartContainers, Status: corev1.ConditionTrue})
	setCondition(pod, corev1.PodCondition{Type: corev1.PodScheduled, Status: corev1.ConditionTrue})
	setCondition(pod, corev1.PodCondition{Type: corev1.PodInitialized, Status: corev1.ConditionTrue})
	setCondition(pod, corev1.PodCondition{Type: corev1.ContainersReady, Status: ready, Reason: reason})
	for _, gate := range pod.Spec.ReadinessGates {
		if !isTrue(pod, gate.ConditionType) {
			ready, reason = corev1.ConditionFalse, "ReadinessGatesNotReady"
		}
	}
	setCondition(pod, corev1.PodCondition{Type: corev1.PodReady, Status: ready, Reason: reason})
	return !equality.Semantic.DeepEqual(before.Conditions, pod.Status.Conditions)
}

func setCondition(pod *corev1.Pod, condition corev1.PodCondition) {
	condition.LastTransitionTime = now()
	for i, old := range pod.Status.Conditions {
		if old.Type != condition.Type {
			continue
		}
		if old.Status == condition.Status {
			condition.LastTransitionTime = old.LastTransitionTime
		}
		pod.Status.Conditions[i] = condition
		return
	}
	pod.Status.Conditions = append(pod.Status.Conditions, condition)
}

func isTrue(pod *corev1.Pod, of corev1.PodConditionType) bool {
	for _, condition := range pod.Status.Conditions {
		if condition.Type == of {
			return condition.Status == corev1.ConditionTrue
		}
	}
	return false
}

// containerOf is the object that an event about a container refers to, or the pod if the container has no name.
func containerOf(pod *corev1.Pod, name string) *corev1.ObjectReference {
	fields := map[string]string{"": ""}
	for _, container := range pod.Spec.InitContainers {
		fields[container.Name] = fmt.Sprintf("spec.initContainers{%s}", container.Name)
	}
	for _, container := range pod.Spec.Containers {
		fields[container.Name] = fmt.Sprintf("spec.containers{%s}", container.Name)
	}
	return &corev1.ObjectReference{
		APIVersion: "v1", Kind: "Pod", Namespace: pod.Namespace, Name: pod.Name, UID: pod.UID,
		ResourceVersion: pod.ResourceVersion, FieldPath: fields[name],
	}
}
