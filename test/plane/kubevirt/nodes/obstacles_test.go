package main

import (
	"reflect"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// aPod has a sidecar, two init containers that end before the main containers start, and two main containers.
func aPod() *corev1.Pod {
	always := corev1.ContainerRestartPolicyAlways
	pod := &corev1.Pod{}
	pod.Spec.InitContainers = []corev1.Container{{Name: "log", RestartPolicy: &always}, {Name: "copy"}, {Name: "disk-init"}}
	pod.Spec.Containers = []corev1.Container{{Name: "compute"}, {Name: "disk"}}
	return pod
}

func word(state corev1.ContainerState) string {
	switch {
	case state.Running != nil:
		return "runs"
	case state.Terminated != nil:
		return "done"
	}
	return state.Waiting.Reason
}

func TestAnObstacleKeepsTheContainersBackThatComeAfterIt(t *testing.T) {
	for container, wanted := range map[string][]string{
		"":          {"X", "X", "X", "X", "X"},
		"log":       {"X", "PodInitializing", "PodInitializing", "PodInitializing", "PodInitializing"},
		"disk-init": {"runs", "done", "X", "PodInitializing", "PodInitializing"},
		"disk":      {"runs", "done", "done", "runs", "X"},
	} {
		pod := aPod()
		state := obstacle{container: container, waiting: corev1.ContainerStateWaiting{Reason: "X"}}.states(pod)
		var states []string
		for _, each := range append(pod.Spec.InitContainers, pod.Spec.Containers...) {
			states = append(states, word(state(each)))
		}
		if !reflect.DeepEqual(states, wanted) {
			t.Errorf("before %q: %v, not %v", container, states, wanted)
		}
	}
}

func TestAnEventSaysWhichContainerItIsAbout(t *testing.T) {
	for container, path := range map[string]string{"": "", "copy": "spec.initContainers{copy}", "compute": "spec.containers{compute}"} {
		if got := containerOf(aPod(), container).FieldPath; got != path {
			t.Errorf("%q: %q, not %q", container, got, path)
		}
	}
}

func TestAHeldPodIsTriedLessAndLessOften(t *testing.T) {
	since := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	pod := aPod()
	pod.Status.Conditions = []corev1.PodCondition{{Type: corev1.ContainersReady, LastTransitionTime: metav1.NewTime(since)}}
	for held, wanted := range map[time.Duration]time.Duration{
		0:                1 * time.Second,
		1 * time.Second:  1 * time.Second,
		3 * time.Second:  3 * time.Second,
		60 * time.Second: 4 * time.Second,
	} {
		if got := nextAttempt(pod, since.Add(held)); got != wanted {
			t.Errorf("held for %v: %v, not %v", held, got, wanted)
		}
	}
}
