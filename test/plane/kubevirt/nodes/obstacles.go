// What keeps a kubelet from starting a pod's containers, and what the pod reports meanwhile. An obstacle holds up one
// container and those that come after it, or all containers.
package main

import (
	"context"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
)

// A held pod is tried again after a second, later after as long as it has been held, and at most after this long; a
// real kubelet goes up to two minutes.
const longestRetry = 4 * time.Second

type obstacle struct {
	// container that cannot be started; all of them without a name.
	container string
	waiting   corev1.ContainerStateWaiting
	// told are warnings and the events that precede them, in order.
	told []told
}

type told struct {
	// by is the component that says so.
	by component
	// container that it is about; the pod without a name.
	container             string
	kind, reason, message string
}

const (
	ofKubelet component = "kubelet"
	ofMultus  component = "multus"
)

// obstacle returns the first obstacle of a pod, in a kubelet's order: volumes, networks, images, variables.
func (k *kubelet) obstacle(ctx context.Context, pod *corev1.Pod) (*obstacle, error) {
	if by, err := k.unmountable(ctx, pod); by != nil || err != nil {
		return by, err
	}
	if by, err := k.unconnectable(ctx, pod); by != nil || err != nil {
		return by, err
	}
	if by := unpullable(pod); by != nil {
		return by, nil
	}
	return k.unconfigurable(ctx, pod)
}

// hold keeps the pod pending. What holds up the whole pod is reported at each attempt, anything else if it is new.
func (k *kubelet) hold(ctx context.Context, pod *corev1.Pod, by obstacle) (time.Duration, error) {
	held := pod.DeepCopy()
	state := by.states(pod)
	held.Status.InitContainerStatuses = statuses(pod.Spec.InitContainers, state)
	held.Status.ContainerStatuses = statuses(pod.Spec.Containers, state)
	setCondition(held, corev1.PodCondition{Type: corev1.PodReadyToStartContainers, Status: by.sandbox()})
	setCondition(held, corev1.PodCondition{Type: corev1.ContainersReady, Status: corev1.ConditionFalse, Reason: "ContainersNotReady"})
	setCondition(held, corev1.PodCondition{Type: corev1.PodReady, Status: corev1.ConditionFalse, Reason: "ContainersNotReady"})
	isNew := !equality.Semantic.DeepEqual(waitingOf(pod), waitingOf(held))
	if isNew {
		if err := k.update(ctx, held); err != nil {
			return 0, err
		}
	}
	again := nextAttempt(held, time.Now())
	if !isNew && by.container != "" {
		return again, nil
	}
	for _, event := range by.told {
		k.events[event.by].Event(containerOf(pod, event.container), event.kind, event.reason, event.message)
	}
	return again, nil
}

// nextAttempt is how long a kubelet waits before it tries a held pod again.
func nextAttempt(held *corev1.Pod, now time.Time) time.Duration {
	wait := time.Second
	for _, condition := range held.Status.Conditions {
		if condition.Type == corev1.ContainersReady {
			wait = max(wait, now.Sub(condition.LastTransitionTime.Time))
		}
	}
	return min(wait, longestRetry)
}

// sandbox reports whether the pod has its volumes and networks meanwhile.
func (by obstacle) sandbox() corev1.ConditionStatus {
	if by.container == "" {
		return corev1.ConditionFalse
	}
	return corev1.ConditionTrue
}

// states returns the state of each container meanwhile. Init containers start one after the other and the rest
// together, so an obstacle to one of the rest leaves its neighbours alone.
func (by obstacle) states(pod *corev1.Pod) func(corev1.Container) corev1.ContainerState {
	blocked := corev1.ContainerState{Waiting: &by.waiting}
	if by.container == "" {
		return func(corev1.Container) corev1.ContainerState { return blocked }
	}
	began := now()
	states := map[string]corev1.ContainerState{}
	reached := false
	for _, container := range pod.Spec.InitContainers {
		reached = reached || container.Name == by.container
		states[container.Name] = initialized(container, began)
		if reached {
			states[container.Name] = notYet
		}
	}
	for _, container := range pod.Spec.Containers {
		states[container.Name] = running(began)
		if reached {
			states[container.Name] = notYet
		}
	}
	states[by.container] = blocked
	return func(container corev1.Container) corev1.ContainerState { return states[container.Name] }
}

// notYet is the state of containers that wait for unfinished init containers.
var notYet = corev1.ContainerState{Waiting: &corev1.ContainerStateWaiting{Reason: "PodInitializing"}}

func waitingOf(pod *corev1.Pod) (all []corev1.ContainerStateWaiting) {
	for _, of := range [][]corev1.ContainerStatus{pod.Status.InitContainerStatuses, pod.Status.ContainerStatuses} {
		for _, status := range of {
			if status.State.Waiting != nil {
				all = append(all, *status.State.Waiting)
			}
		}
	}
	return all
}
