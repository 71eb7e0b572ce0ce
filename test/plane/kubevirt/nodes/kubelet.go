// The kubelet's part in a pod's life: mount its volumes, pull its images, start its containers, report how they end,
// restart them if the pod asks for that, and release a deleted pod. Nothing really runs: workloads.go decides what
// containers would do and how they end.
package main

import (
	"context"
	"fmt"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/record"
	virtv1 "kubevirt.io/api/core/v1"
)

// An ended container is restarted after one second, then two, four, and at most this long; a real kubelet starts with
// ten seconds and goes up to five minutes.
const longestBackOff = 8 * time.Second

type kubelet struct {
	client    kubernetes.Interface
	custom    rest.Interface
	events    map[component]record.EventRecorder
	scheduler *scheduler
	work      *workloads
}

// pod takes the next step in a pod's life.
func (k *kubelet) pod(ctx context.Context, pod *corev1.Pod) (time.Duration, error) {
	switch {
	case pod.DeletionTimestamp != nil:
		return k.stop(ctx, pod)
	case ended(pod):
		return 0, nil
	case pod.Spec.NodeName == "":
		return k.scheduler.place(ctx, pod)
	case pod.Status.Phase == corev1.PodPending:
		return k.start(ctx, pod)
	default:
		return k.run(ctx, pod)
	}
}

func ended(pod *corev1.Pod) bool {
	return pod.Status.Phase == corev1.PodSucceeded || pod.Status.Phase == corev1.PodFailed
}

func (k *kubelet) start(ctx context.Context, pod *corev1.Pod) (time.Duration, error) {
	by, err := k.obstacle(ctx, pod)
	if err != nil {
		return 0, err
	}
	if by != nil {
		return k.hold(ctx, pod, *by)
	}
	if container := withoutProgram(pod); container != nil {
		return 0, k.failToStart(ctx, pod, *container)
	}
	started := pod.DeepCopy()
	started.Status.Phase = corev1.PodRunning
	started.Status.HostIP, started.Status.HostIPs = loopback, []corev1.HostIP{{IP: loopback}}
	started.Status.PodIP, started.Status.PodIPs = loopback, []corev1.PodIP{{IP: loopback}}
	began := now()
	started.Status.StartTime = &began
	started.Status.InitContainerStatuses = statuses(pod.Spec.InitContainers, func(container corev1.Container) corev1.ContainerState {
		return initialized(container, began)
	})
	started.Status.ContainerStatuses = statuses(pod.Spec.Containers, func(corev1.Container) corev1.ContainerState { return running(began) })
	setReady(started)
	if err := k.update(ctx, started); err != nil {
		return 0, err
	}
	for _, container := range pod.Spec.Containers {
		about := containerOf(pod, container.Name)
		k.events[ofKubelet].Eventf(about, corev1.EventTypeNormal, "Created", "Created container: %s", container.Name)
		k.events[ofKubelet].Eventf(about, corev1.EventTypeNormal, "Started", "Started container %s", container.Name)
	}
	return 0, nil
}

// run lets the containers run, end or restart, all together; the first one stands for the others.
func (k *kubelet) run(ctx context.Context, pod *corev1.Pod) (time.Duration, error) {
	if len(pod.Status.ContainerStatuses) == 0 {
		return 0, nil
	}
	first := pod.Status.ContainerStatuses[0]
	switch {
	case first.State.Running != nil:
		return k.goOn(ctx, pod, first.State.Running.StartedAt)
	case first.State.Terminated != nil:
		if wait := left(first.State.Terminated.FinishedAt, time.Second); wait > 0 {
			return wait, nil
		}
		return k.backOff(ctx, pod, pause(first.RestartCount))
	case first.LastTerminationState.Terminated != nil:
		if wait := left(first.LastTerminationState.Terminated.FinishedAt, time.Second+pause(first.RestartCount)); wait > 0 {
			return wait, nil
		}
		return k.restart(ctx, pod)
	}
	return 0, nil
}

func (k *kubelet) goOn(ctx context.Context, pod *corev1.Pod, since metav1.Time) (time.Duration, error) {
	next := pod.DeepCopy()
	how := k.work.outcome(pod)
	if how == nil {
		if setReady(next) {
			return 0, k.update(ctx, next)
		}
		return 0, nil
	}
	if wait := left(since, how.after); wait > 0 {
		return wait, nil
	}
	if err := k.work.carryOut(ctx, pod); err != nil {
		return 0, err
	}
	finish(next, *how)
	return 0, k.update(ctx, next)
}

func (k *kubelet) backOff(ctx context.Context, pod *corev1.Pod, wait time.Duration) (time.Duration, error) {
	next := pod.DeepCopy()
	whose := fmt.Sprintf("pod=%s_%s(%s)", pod.Name, pod.Namespace, pod.UID)
	for i := range next.Status.ContainerStatuses {
		status := &next.Status.ContainerStatuses[i]
		status.LastTerminationState = status.State
		status.State = corev1.ContainerState{Waiting: &corev1.ContainerStateWaiting{
			Reason: "CrashLoopBackOff", Message: fmt.Sprintf("back-off %s restarting failed container=%s %s", wait, status.Name, whose),
		}}
	}
	if err := k.update(ctx, next); err != nil {
		return 0, err
	}
	for _, status := range next.Status.ContainerStatuses {
		k.events[ofKubelet].Eventf(containerOf(pod, status.Name), corev1.EventTypeWarning, "BackOff", "Back-off restarting failed container %s in %s",
			status.Name, strings.Replace(whose, "=", " ", 1))
	}
	return wait, nil
}

func (k *kubelet) restart(ctx context.Context, pod *corev1.Pod) (time.Duration, error) {
	next := pod.DeepCopy()
	for i := range next.Status.ContainerStatuses {
		status := &next.Status.ContainerStatuses[i]
		up := true
		status.State = running(now())
		status.RestartCount++
		status.Ready, status.Started = up, &up
	}
	setReady(next)
	return 0, k.update(ctx, next)
}

// stop ends a pod's containers and removes it; a launcher keeps running until virt-handler has shut its guest down.
func (k *kubelet) stop(ctx context.Context, pod *corev1.Pod) (time.Duration, error) {
	if guest := k.work.guestOn(pod); guest != nil && (guest.Status.Phase == virtv1.Running || guest.Status.Phase == virtv1.Scheduled) {
		return 0, nil
	}
	if pod.Status.Phase == corev1.PodRunning {
		next := pod.DeepCopy()
		// A crashed guest has ended its launcher, even if the launcher is deleted before that was reported.
		how := k.work.launcher(pod)
		if how == nil {
			how = &outcome{}
		}
		finish(next, *how)
		if err := k.update(ctx, next); err != nil {
			return 0, err
		}
	}
	return time.Second, k.client.CoreV1().Pods(pod.Namespace).Delete(ctx, pod.Name, metav1.DeleteOptions{
		GracePeriodSeconds: new(int64), Preconditions: metav1.NewUIDPreconditions(string(pod.UID)),
	})
}

func (k *kubelet) update(ctx context.Context, pod *corev1.Pod) error {
	_, err := k.client.CoreV1().Pods(pod.Namespace).UpdateStatus(ctx, pod, metav1.UpdateOptions{})
	return err
}

// pause is the delay before containers that have been restarted this often.
func pause(restarts int32) time.Duration {
	return min(time.Second<<min(restarts, 10), longestBackOff)
}
