// What the containers of a pod would do, by the pod's labels: a launcher runs as long as its guest; CDI's pods end as
// importer.go decides; a pod that is not always restarted is a job and succeeds at once; all others keep running.
package main

import (
	"context"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	virtv1 "kubevirt.io/api/core/v1"
)

// gitCloner is the init container of Rancher Fleet's Git jobs.
const gitCloner = "gitcloner-initializer"

// An outcome is how and when a pod's containers end.
type outcome struct {
	after    time.Duration
	exitCode int32
	message  string
}

type workloads struct {
	client kubernetes.Interface
	custom rest.Interface
	pods   *loop[*corev1.Pod]
	claims *loop[*corev1.PersistentVolumeClaim]
	guests *loop[*virtv1.VirtualMachineInstance]
}

// outcome returns the outcome of a running pod, or nil while its containers keep running.
func (w *workloads) outcome(pod *corev1.Pod) *outcome {
	switch {
	case pod.Labels[virtv1.AppLabel] == "virt-launcher":
		return w.launcher(pod)
	case pod.Labels[virtv1.AppLabel] != "":
		// Pods that hold a launcher's hotplugged volumes.
		return nil
	case pod.Labels[cdiComponent] == uploadServer:
		return w.uploadServer(pod)
	case pod.Labels[cdiComponent] != "":
		return w.cdiWorker(pod)
	case len(pod.Spec.InitContainers) > 0 && pod.Spec.InitContainers[0].Name == gitCloner:
		// rancher/git-jobs runs their programs, and reports how they ended.
		return nil
	case pod.Spec.RestartPolicy != corev1.RestartPolicyAlways:
		return &outcome{}
	}
	return nil
}

// carryOut applies the containers' effects on other objects before their end is reported.
func (w *workloads) carryOut(ctx context.Context, pod *corev1.Pod) error {
	if _, polls := pod.Labels[cronPoller]; polls {
		return w.poll(ctx, pod)
	}
	return nil
}

// guestChanged wakes a guest's launchers, which end with it.
func (w *workloads) guestChanged(guest *virtv1.VirtualMachineInstance) {
	for _, pod := range w.launchers(guest) {
		w.pods.wake(pod.Namespace, pod.Name)
	}
}

// podChanged wakes the objects that depend on the pod: its guest, and the upload servers that wait for the end of a
// clone.
func (w *workloads) podChanged(pod *corev1.Pod) {
	if name := guestName(pod); name != "" {
		w.guests.wake(pod.Namespace, name)
	}
	if pod.Labels[cdiComponent] == cloneSource && ended(pod) {
		for _, other := range w.pods.store.List() {
			if server := other.(*corev1.Pod); server.Labels[cdiComponent] == uploadServer {
				w.pods.wake(server.Namespace, server.Name)
			}
		}
	}
}

func (w *workloads) launcher(pod *corev1.Pod) *outcome {
	guest, exists := w.guests.get(pod.Namespace, guestName(pod))
	if !exists {
		return nil
	}
	moved := guest.Status.MigrationState != nil && guest.Status.MigrationState.Completed &&
		guest.Status.NodeName != pod.Spec.NodeName && guest.Status.MigrationState.SourcePod == pod.Name
	switch {
	case guest.Status.Phase == virtv1.Failed:
		return &outcome{exitCode: 1}
	case guest.Status.Phase == virtv1.Succeeded || moved:
		return &outcome{}
	}
	return nil
}

// guestOn is the guest that runs in the launcher pod, or nil if it runs in another one or not at all.
func (w *workloads) guestOn(pod *corev1.Pod) *virtv1.VirtualMachineInstance {
	guest, exists := w.guests.get(pod.Namespace, guestName(pod))
	if !exists || !metav1.IsControlledBy(pod, guest) || guest.Status.NodeName != pod.Spec.NodeName {
		return nil
	}
	return guest
}

// launchers are a guest's pods, except one that was merely the first consumer of its volumes.
func (w *workloads) launchers(guest *virtv1.VirtualMachineInstance) (all []*corev1.Pod) {
	for _, pod := range w.pods.owned(guest) {
		if _, temporary := pod.Annotations[virtv1.EphemeralProvisioningObject]; !temporary && pod.Labels[virtv1.AppLabel] == "virt-launcher" {
			all = append(all, pod)
		}
	}
	return all
}
