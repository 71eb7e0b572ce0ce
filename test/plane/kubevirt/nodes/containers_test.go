package main

import (
	"testing"

	corev1 "k8s.io/api/core/v1"
)

func runningPod(policy corev1.RestartPolicy, gates ...corev1.PodConditionType) *corev1.Pod {
	pod := &corev1.Pod{}
	pod.Spec.RestartPolicy = policy
	pod.Spec.Containers = []corev1.Container{{Name: "main", Image: "image"}}
	for _, gate := range gates {
		pod.Spec.ReadinessGates = append(pod.Spec.ReadinessGates, corev1.PodReadinessGate{ConditionType: gate})
	}
	pod.Status.Phase = corev1.PodRunning
	pod.Status.ContainerStatuses = statuses(pod.Spec.Containers, func(corev1.Container) corev1.ContainerState { return running(now()) })
	return pod
}

func TestAPodEndsWithItsContainersUnlessTheyAreToBeStartedAgain(t *testing.T) {
	for _, example := range []struct {
		policy   corev1.RestartPolicy
		exitCode int32
		phase    corev1.PodPhase
	}{
		{corev1.RestartPolicyNever, 0, corev1.PodSucceeded},
		{corev1.RestartPolicyNever, 1, corev1.PodFailed},
		{corev1.RestartPolicyOnFailure, 0, corev1.PodSucceeded},
		{corev1.RestartPolicyOnFailure, 1, corev1.PodRunning},
	} {
		pod := runningPod(example.policy)
		finish(pod, outcome{exitCode: example.exitCode, message: "why"})
		if pod.Status.Phase != example.phase {
			t.Errorf("%s, exit code %d: phase %s, not %s", example.policy, example.exitCode, pod.Status.Phase, example.phase)
		}
		end := pod.Status.ContainerStatuses[0].State.Terminated
		if end == nil || end.ExitCode != example.exitCode || end.Message != "why" {
			t.Errorf("%s, exit code %d: the container's end is %v", example.policy, example.exitCode, end)
		}
		if isTrue(pod, corev1.PodReady) {
			t.Errorf("%s, exit code %d: the pod is still ready", example.policy, example.exitCode)
		}
	}
}

func TestAPodIsReadyWhenItsGatesAreOpenToo(t *testing.T) {
	const gate = "kubevirt.io/virtual-machine-unpaused"
	pod := runningPod(corev1.RestartPolicyNever, gate)
	if !setReady(pod) || isTrue(pod, corev1.PodReady) || !isTrue(pod, corev1.ContainersReady) {
		t.Errorf("before the gate opens: %v", pod.Status.Conditions)
	}
	setCondition(pod, corev1.PodCondition{Type: gate, Status: corev1.ConditionTrue})
	if !setReady(pod) || !isTrue(pod, corev1.PodReady) {
		t.Errorf("after it opened: %v", pod.Status.Conditions)
	}
	if setReady(pod) {
		t.Error("nothing changed, and yet something is said to have")
	}
}
