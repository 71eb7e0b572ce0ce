package main

import (
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	virtv1 "kubevirt.io/api/core/v1"
)

func annotated(annotations map[string]string) *metav1.ObjectMeta {
	return &metav1.ObjectMeta{Annotations: annotations}
}

func TestDurationsOfAScript(t *testing.T) {
	for text, wanted := range map[string]time.Duration{"3": 3 * time.Second, "0.5": 500 * time.Millisecond, "soon": 0} {
		if got, given := scripted(annotated(map[string]string{bootSeconds: text}), bootSeconds); got != wanted || !given {
			t.Errorf("%q means %v, %v", text, got, given)
		}
	}
	if got, given := scripted(annotated(nil), bootSeconds); got != 0 || given {
		t.Errorf("no annotation means %v, %v", got, given)
	}
}

func TestAScriptThatMeansNothingIsAMistake(t *testing.T) {
	for _, with := range failures {
		if wrong := mistakes(annotated(map[string]string{failure: with, bootSeconds: "0.5"})); len(wrong) > 0 {
			t.Errorf("%s: %v", with, wrong)
		}
	}
	if wrong := mistakes(annotated(map[string]string{failure: "Crash", bootSeconds: "3s"})); len(wrong) != 2 {
		t.Errorf("two mistakes, and said is %v", wrong)
	}
}

func TestAPullFailsAndThenBacksOffWhereTheScriptSaysSo(t *testing.T) {
	for script, wanted := range map[string][]string{
		errImagePull:     {errImagePull, errImagePull, errImagePull},
		imagePullBackOff: {errImagePull, imagePullBackOff, imagePullBackOff},
	} {
		pod := &corev1.Pod{ObjectMeta: *annotated(map[string]string{failure: script})}
		pod.Spec.Containers = []corev1.Container{{Name: "compute", Image: "launcher"}, {Name: "volumeroot", Image: "disk"}}
		for i, reason := range wanted {
			by := unpullable(pod)
			if by.waiting.Reason != reason || by.container != "volumeroot" {
				t.Errorf("%s, look %d: %s waits with %s", script, i, by.container, by.waiting.Reason)
			}
			pod.Status.ContainerStatuses = []corev1.ContainerStatus{{State: corev1.ContainerState{Waiting: &by.waiting}}}
		}
	}
}

func TestAGuestsReportSettles(t *testing.T) {
	next := func() string { return "127.1.2.3" }
	for script, addresses := range map[string]int{"": 1, noAddress: 0} {
		guest := &virtv1.VirtualMachineInstance{ObjectMeta: *annotated(map[string]string{failure: script})}
		guest.UID = types.UID("0123456789")
		guest.Spec.Domain.Devices.Interfaces = []virtv1.Interface{{Name: "default"}}
		if !report(guest, next) || report(guest, next) {
			t.Errorf("%q: the first report is news and the second is not", script)
		}
		if reported := guest.Status.Interfaces; len(reported) != 1 || len(reported[0].IPs) != addresses {
			t.Errorf("%q: %v", script, reported)
		}
	}
}
