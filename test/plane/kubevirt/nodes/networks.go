// Networks that Multus cannot connect a pod to, since their NetworkAttachmentDefinitions do not exist. The messages are
// those of Multus and of a kubelet with containerd, since people search for these.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
)

// networksAnnotation holds the networks of a pod as virt-controller writes them, in JSON.
const networksAnnotation = "k8s.v1.cni.cncf.io/networks"

// A network is a NetworkAttachmentDefinition's name.
type network struct {
	Name      string `json:"name"`
	Namespace string `json:"namespace"`
}

// unconnectable is the first of the pod's networks without a definition.
func (k *kubelet) unconnectable(ctx context.Context, pod *corev1.Pod) (*obstacle, error) {
	for _, wanted := range networksOf(pod) {
		path := fmt.Sprintf("/apis/k8s.cni.cncf.io/v1/namespaces/%s/network-attachment-definitions/%s", wanted.Namespace, wanted.Name)
		err := k.custom.Get().AbsPath(path).Do(ctx).Error()
		if apierrors.IsNotFound(err) {
			return unconnected(pod, wanted), nil
		}
		if err != nil {
			return nil, err
		}
	}
	return nil, nil
}

func unconnected(pod *corev1.Pod, to network) *obstacle {
	cause := fmt.Sprintf("cannot find a network-attachment-definition (%s) in namespace (%s): network-attachment-definitions.k8s.cni.cncf.io %q not found", to.Name, to.Namespace, to.Name)
	// Each attempt has a sandbox of its own.
	sandbox := digest(fmt.Sprint(pod.UID, time.Now()))[len("sha256:"):]
	message := fmt.Sprintf("Failed to create pod sandbox: rpc error: code = Unknown desc = failed to setup network for sandbox %q: "+
		"plugin type=\"multus\" name=\"multus-cni-network\" failed (add): Multus: [%s/%s/%s]: error loading k8s delegates k8s args: "+
		"TryLoadPodDelegates: error in getting k8s network for pod: GetNetworkDelegates: failed getting the delegate: getKubernetesDelegate: %s",
		sandbox, pod.Namespace, pod.Name, pod.UID, cause)
	return &obstacle{
		waiting: corev1.ContainerStateWaiting{Reason: creating(pod)},
		told: []told{
			{ofMultus, "", corev1.EventTypeWarning, "NoNetworkFound", cause},
			{ofKubelet, "", corev1.EventTypeWarning, "FailedCreatePodSandBox", message},
		},
	}
}

func networksOf(pod *corev1.Pod) (wanted []network) {
	// What is not JSON is not a launcher's.
	if json.Unmarshal([]byte(pod.Annotations[networksAnnotation]), &wanted) != nil {
		return nil
	}
	for i := range wanted {
		if wanted[i].Namespace == "" {
			wanted[i].Namespace = pod.Namespace
		}
	}
	return wanted
}
