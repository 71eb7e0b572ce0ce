// How CDI's pods end. CDI learns everything from the states of their containers: exit code and termination message,
// which is a JSON object on success and a plain sentence on failure, after which the kubelet restarts the container.
// The DataVolume that a pod works for is found through its owners: the pod's claim, or the claim populated through that
// one. Only the poller of a DataImportCron writes to the API: the digest of the image that it found.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
)

const (
	cdiComponent   = "cdi.kubevirt.io"
	importer       = "importer"
	cloneSource    = "cdi-clone-source"
	uploadServer   = "cdi-upload-server"
	cronPoller     = "cdi.kubevirt.io/dataImportCronPoller"
	cloneUniqueID  = "cdi.kubevirt.io/storage.clone.cloneUniqeId"
	cloneSourcePod = "cdi.kubevirt.io/storage.sourceClonePodName"
	lastCronTime   = "cdi.kubevirt.io/storage.import.lastCronTime"
	desiredDigest  = "cdi.kubevirt.io/storage.import.sourceDesiredDigest"
)

var messages = map[string]string{
	importer:     "Import Complete",
	cloneSource:  "Clone Complete",
	uploadServer: "Upload Complete",
}

// success is the termination message of a CDI pod that has finished.
func success(pod *corev1.Pod) string {
	message, _ := json.Marshal(map[string]any{"preallocationApplied": false, "message": messages[pod.Labels[cdiComponent]]})
	return string(message)
}

// cdiWorker is an importer, or the source of a clone.
func (w *workloads) cdiWorker(pod *corev1.Pod) *outcome {
	script := w.target(pod)
	takes, _ := scripted(script, importSeconds)
	if problem := script.GetAnnotations()[importFailure]; problem != "" {
		return &outcome{after: takes, exitCode: 1, message: "Unable to process data: " + problem}
	}
	return &outcome{after: takes, message: success(pod)}
}

// uploadServer ends when it has received its content: a clone from its source's pod, or somebody's upload.
func (w *workloads) uploadServer(pod *corev1.Pod) *outcome {
	claim := w.claim(pod)
	if claim != nil && claim.Annotations[cloneSourcePod] != "" {
		for _, found := range w.pods.store.List() {
			source := found.(*corev1.Pod)
			if source.Labels[cloneUniqueID] == claim.Annotations[cloneSourcePod] && source.Labels[cdiComponent] == cloneSource && ended(source) {
				return &outcome{message: success(pod)}
			}
		}
		return nil
	}
	if takes, sent := scripted(w.target(pod), uploadSeconds); sent {
		return &outcome{after: takes, message: success(pod)}
	}
	return nil
}

// claim is the claim that the pod fills.
func (w *workloads) claim(pod *corev1.Pod) *corev1.PersistentVolumeClaim {
	if by := metav1.GetControllerOf(pod); by != nil && by.Kind == "PersistentVolumeClaim" {
		if claim, exists := w.claims.get(pod.Namespace, by.Name); exists {
			return claim
		}
	}
	return nil
}

// target is the object whose annotations script the pod: the claim created for the DataVolume, or the pod itself.
func (w *workloads) target(pod *corev1.Pod) metav1.Object {
	claim := w.claim(pod)
	if claim == nil {
		return pod
	}
	if by := metav1.GetControllerOf(claim); by != nil && by.Kind == "PersistentVolumeClaim" {
		if populated, exists := w.claims.get(claim.Namespace, by.Name); exists {
			return populated
		}
	}
	return claim
}

// poll does what cdi-source-update-poller does: it tells the DataImportCron which image its URL currently refers to.
func (w *workloads) poll(ctx context.Context, pod *corev1.Pod) error {
	option := map[string]string{}
	command := pod.Spec.Containers[0].Command
	for i := 0; i+1 < len(command); i++ {
		option[command[i]] = command[i+1]
	}
	patch, err := json.Marshal(map[string]any{"metadata": map[string]any{"annotations": map[string]string{
		lastCronTime: time.Now().Format(time.RFC3339), desiredDigest: digest(option["-url"]),
	}}})
	if err != nil {
		return err
	}
	path := fmt.Sprintf("/apis/cdi.kubevirt.io/v1beta1/namespaces/%s/dataimportcrons/%s", option["-ns"], option["-cron"])
	return w.custom.Patch(types.MergePatchType).AbsPath(path).Body(patch).Do(ctx).Error()
}
