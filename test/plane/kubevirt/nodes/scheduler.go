// The scheduler's part in a pod's life: find it a node, or report why there is none. It considers neither resources nor
// selectors nor taints, since the nodes can imitate any node. It does consider a pod's volumes: it waits until the
// claims are bound, and tells claims that wait for their first consumer on which node that will be. A guest's second
// pod, which a migration creates, goes to the node where the guest is not.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	corev1 "k8s.io/api/core/v1"
	storagev1 "k8s.io/api/storage/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/tools/record"
	virtv1 "kubevirt.io/api/core/v1"
)

const (
	selectedNode = "volume.kubernetes.io/selected-node"
	// recheck is how soon a pod that waits for a claim is looked at again, which costs no request.
	recheck = 100 * time.Millisecond
	// patience is how long binding a claim may take before the pod is reported as unschedulable.
	patience = 30 * time.Second
)

type scheduler struct {
	client  kubernetes.Interface
	events  record.EventRecorder
	classes *loop[*storagev1.StorageClass]
	claims  *loop[*corev1.PersistentVolumeClaim]
	guests  *loop[*virtv1.VirtualMachineInstance]
}

func (s *scheduler) place(ctx context.Context, pod *corev1.Pod) (time.Duration, error) {
	if fails(pod, unschedulable) {
		return 0, s.refuse(ctx, pod, fmt.Sprintf("0/%d nodes are available: %[1]d Insufficient memory. "+
			"preemption: 0/%[1]d nodes are available: %[1]d No preemption victims found for incoming pod.", len(nodeNames)))
	}
	node := s.choose(pod)
	for _, name := range claimNames(pod) {
		bound, refusal, err := s.claim(ctx, pod, name, node)
		if err != nil {
			return 0, err
		}
		if refusal != "" {
			return recheck, s.refuse(ctx, pod, fmt.Sprintf("0/%d nodes are available: %s", len(nodeNames), refusal))
		}
		if !bound {
			return recheck, nil
		}
	}
	binding := &corev1.Binding{
		ObjectMeta: metav1.ObjectMeta{Namespace: pod.Namespace, Name: pod.Name, UID: pod.UID},
		Target:     corev1.ObjectReference{APIVersion: "v1", Kind: "Node", Name: node},
	}
	if err := s.client.CoreV1().Pods(pod.Namespace).Bind(ctx, binding, metav1.CreateOptions{}); err != nil {
		return 0, err
	}
	s.events.Eventf(pod, corev1.EventTypeNormal, "Scheduled", "Successfully assigned %s/%s to %s", pod.Namespace, pod.Name, node)
	return 0, nil
}

// claim reports whether a claim of the pod is bound, or why it rules out every node.
func (s *scheduler) claim(ctx context.Context, pod *corev1.Pod, name, node string) (bound bool, refusal string, _ error) {
	claim, exists := s.claims.get(pod.Namespace, name)
	switch {
	case !exists:
		return false, fmt.Sprintf("persistentvolumeclaim %q not found.", name), nil
	case claim.DeletionTimestamp != nil:
		return false, fmt.Sprintf("persistentvolumeclaim %q is being deleted.", name), nil
	case claim.Status.Phase == corev1.ClaimLost:
		return false, fmt.Sprintf("persistentvolumeclaim %q bound to non-existent persistentvolume %q.", name, claim.Spec.VolumeName), nil
	case claim.Status.Phase == corev1.ClaimBound:
		return true, "", nil
	case claim.Annotations[selectedNode] != "":
		return false, "", nil
	}
	switch {
	case s.waitsForConsumer(claim):
		return false, "", s.selectNode(ctx, claim, node)
	case time.Since(pod.CreationTimestamp.Time) < patience:
		return false, "", nil
	}
	return false, "pod has unbound immediate PersistentVolumeClaims.", nil
}

func (s *scheduler) selectNode(ctx context.Context, claim *corev1.PersistentVolumeClaim, node string) error {
	patch, err := json.Marshal(map[string]any{"metadata": map[string]any{"annotations": map[string]string{selectedNode: node}}})
	if err == nil {
		_, err = s.client.CoreV1().PersistentVolumeClaims(claim.Namespace).Patch(ctx, claim.Name, types.MergePatchType, patch, metav1.PatchOptions{})
	}
	return err
}

func (s *scheduler) waitsForConsumer(claim *corev1.PersistentVolumeClaim) bool {
	if claim.Spec.StorageClassName == nil {
		return false
	}
	class, exists := s.classes.get("", *claim.Spec.StorageClassName)
	return exists && class.VolumeBindingMode != nil && *class.VolumeBindingMode == storagev1.VolumeBindingWaitForFirstConsumer
}

// refuse reports once why a pod has no node.
func (s *scheduler) refuse(ctx context.Context, pod *corev1.Pod, message string) error {
	for _, said := range pod.Status.Conditions {
		if said.Type == corev1.PodScheduled && said.Message == message {
			return nil
		}
	}
	refused := pod.DeepCopy()
	setCondition(refused, corev1.PodCondition{
		Type: corev1.PodScheduled, Status: corev1.ConditionFalse, Reason: corev1.PodReasonUnschedulable, Message: message,
	})
	if _, err := s.client.CoreV1().Pods(pod.Namespace).UpdateStatus(ctx, refused, metav1.UpdateOptions{}); err != nil {
		return err
	}
	s.events.Event(pod, corev1.EventTypeWarning, "FailedScheduling", message)
	return nil
}

func (s *scheduler) choose(pod *corev1.Pod) string {
	if guest, exists := s.guests.get(pod.Namespace, guestName(pod)); exists {
		for _, name := range nodeNames {
			if _, migrates := pod.Labels[virtv1.MigrationJobLabel]; migrates && name != guest.Status.NodeName {
				return name
			}
		}
	}
	return nodeNames[0]
}

func claimNames(pod *corev1.Pod) (names []string) {
	for _, volume := range pod.Spec.Volumes {
		if volume.PersistentVolumeClaim != nil {
			names = append(names, volume.PersistentVolumeClaim.ClaimName)
		}
	}
	return names
}

// guestName is the name of the instance that a launcher pod runs.
func guestName(pod *corev1.Pod) string {
	if by := metav1.GetControllerOf(pod); by != nil && by.Kind == virtv1.VirtualMachineInstanceGroupVersionKind.Kind {
		return by.Name
	}
	return ""
}
