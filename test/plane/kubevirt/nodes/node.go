// Nodes as their kubelets and virt-handlers register them: ready, with room for every guest, able to run KVM, and with
// the heartbeat without which virt-controller gives up a node's guests after five minutes. There are two, so that a
// guest can migrate.
package main

import (
	"context"
	"encoding/json"
	"log"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/kubernetes"
	virtv1 "kubevirt.io/api/core/v1"
)

var nodeNames = []string{"node-1", "node-2"}

const (
	heartbeatInterval = 30 * time.Second
	// hostModel is the CPU of the nodes, in virt-handler's labels.
	hostModel = "Skylake-Server"
)

var room = corev1.ResourceList{
	corev1.ResourceCPU:                resource.MustParse("10k"),
	corev1.ResourceMemory:             resource.MustParse("100Ti"),
	corev1.ResourcePods:               resource.MustParse("10k"),
	corev1.ResourceEphemeralStorage:   resource.MustParse("100Ti"),
	"devices.kubevirt.io/kvm":         resource.MustParse("10k"),
	"devices.kubevirt.io/tun":         resource.MustParse("10k"),
	"devices.kubevirt.io/vhost-net":   resource.MustParse("10k"),
	"devices.kubevirt.io/vhost-vsock": resource.MustParse("10k"),
}

func keepRegistered(ctx context.Context, client kubernetes.Interface) {
	for ctx.Err() == nil {
		pause := heartbeatInterval
		for _, name := range nodeNames {
			if err := register(ctx, client, name); err != nil {
				log.Printf("node %s: %v", name, err)
				pause = time.Second
			}
		}
		select {
		case <-ctx.Done():
		case <-time.After(pause):
		}
	}
}

func register(ctx context.Context, client kubernetes.Interface, name string) error {
	nodes := client.CoreV1().Nodes()
	_, err := nodes.Create(ctx, &corev1.Node{ObjectMeta: metav1.ObjectMeta{Name: name}}, metav1.CreateOptions{})
	if err != nil && !apierrors.IsAlreadyExists(err) {
		return err
	}
	if err := addHandler(ctx, client, name); err != nil {
		return err
	}
	patch := map[string]any{
		"metadata": map[string]any{
			"labels": map[string]string{
				corev1.LabelHostname:                              name,
				corev1.LabelArchStable:                            "amd64",
				corev1.LabelOSStable:                              "linux",
				virtv1.NodeSchedulable:                            "true",
				virtv1.HostModelCPULabel + hostModel:              "true",
				virtv1.SupportedHostModelMigrationCPU + hostModel: "true",
				virtv1.CPUModelLabel + hostModel:                  "true",
			},
			"annotations": map[string]string{virtv1.VirtHandlerHeartbeat: time.Now().UTC().Format(time.RFC3339)},
		},
		// The API server adds a taint to new nodes, which nobody here would remove.
		"spec": map[string]any{"taints": nil},
	}
	if err := patchNode(ctx, client, name, patch); err != nil {
		return err
	}
	return patchNode(ctx, client, name, map[string]any{"status": corev1.NodeStatus{
		Capacity:    room,
		Allocatable: room,
		Addresses:   []corev1.NodeAddress{{Type: corev1.NodeInternalIP, Address: loopback}, {Type: corev1.NodeHostName, Address: name}},
		NodeInfo:    corev1.NodeSystemInfo{Architecture: "amd64", OperatingSystem: "linux", KubeletVersion: "v1.34.2"},
		Conditions: []corev1.NodeCondition{{
			Type: corev1.NodeReady, Status: corev1.ConditionTrue, Reason: "KubeletReady", Message: "kubelet is posting ready status",
			LastHeartbeatTime: now(), LastTransitionTime: now(),
		}},
	}}, "status")
}

// addHandler creates the pod by which virt-api finds a node's virt-handler.
func addHandler(ctx context.Context, client kubernetes.Interface, node string) error {
	const handler = "virt-handler"
	_, err := client.CoreV1().Pods("kubevirt").Create(ctx, &corev1.Pod{
		ObjectMeta: metav1.ObjectMeta{Name: handler + "-" + node, Labels: map[string]string{virtv1.AppLabel: handler}},
		Spec:       corev1.PodSpec{NodeName: node, Containers: []corev1.Container{{Name: handler, Image: "registry.test/" + handler}}},
	}, metav1.CreateOptions{})
	if apierrors.IsAlreadyExists(err) {
		return nil
	}
	return err
}

func patchNode(ctx context.Context, client kubernetes.Interface, name string, patch any, subresources ...string) error {
	body, err := json.Marshal(patch)
	if err != nil {
		return err
	}
	_, err = client.CoreV1().Nodes().Patch(ctx, name, types.StrategicMergePatchType, body, metav1.PatchOptions{}, subresources...)
	return err
}
