// virt-handler's part in a guest's life, on every node at once: once virt-controller has handed an instance over (phase
// Scheduled, with a running launcher), define and start the guest, report what becomes of it, and shut it down when the
// instance or its launcher is deleted. Unlike a real virt-handler it has no domain to query: the guest's script and the
// times in the instance's status determine what happened. Guests cannot be paused on request: such a request bypasses
// the API server.
package main

import (
	"context"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/record"
	virtv1 "kubevirt.io/api/core/v1"
	"kubevirt.io/client-go/kubevirt"
	typedvirtv1 "kubevirt.io/client-go/kubevirt/typed/core/v1"
)

// lifetime is how long a guest runs before it crashes or loses its storage.
const lifetime = 2 * time.Second

// handlerClients are the clients of each node's virt-handler.
type handlerClients map[string]typedvirtv1.KubevirtV1Interface

const handlerAccount = "system:serviceaccount:kubevirt:kubevirt-handler"

// newHandlerClients adds to virt-handler's account what the API server adds for the token of a pod: the pod's node. By it
// virt-api lets each virt-handler update the guests of its own node only.
func newHandlerClients(config *rest.Config) handlerClients {
	clients := handlerClients{}
	for _, node := range nodeNames {
		ofNode := rest.CopyConfig(config)
		ofNode.Impersonate = rest.ImpersonationConfig{
			UserName: handlerAccount,
			Groups:   []string{"system:masters"},
			Extra:    map[string][]string{"authentication.kubernetes.io/node-name": {node}},
		}
		clients[node] = kubevirt.NewForConfigOrDie(ofNode).KubevirtV1()
	}
	return clients
}

type handler struct {
	clients   handlerClients
	events    record.EventRecorder
	storage   *provisioner
	work      *workloads
	addresses *addresses
}

// guest takes the next step in a guest's life.
func (h *handler) guest(ctx context.Context, guest *virtv1.VirtualMachineInstance) (time.Duration, error) {
	switch phase := guest.Status.Phase; {
	case phase != virtv1.Scheduled && phase != virtv1.Running:
		return 0, nil
	case h.isToStop(guest):
		h.events.Event(guest, corev1.EventTypeNormal, virtv1.ShuttingDown.String(), "Signaled Graceful Shutdown")
		return 0, h.end(ctx, guest, virtv1.Succeeded)
	case phase == virtv1.Scheduled:
		return h.boot(ctx, guest)
	case isMigrating(guest):
		return h.migrate(ctx, guest)
	}
	return h.keep(ctx, guest)
}

func (h *handler) isToStop(guest *virtv1.VirtualMachineInstance) bool {
	if guest.DeletionTimestamp != nil {
		return true
	}
	for _, pod := range h.work.launchers(guest) {
		if pod.DeletionTimestamp != nil && pod.Spec.NodeName == guest.Status.NodeName {
			return true
		}
	}
	return false
}

func (h *handler) boot(ctx context.Context, guest *virtv1.VirtualMachineInstance) (time.Duration, error) {
	if wrong := mistakes(guest); len(wrong) > 0 {
		// If the guest ran anyway, its test would wait for something that never happens.
		h.events.Event(guest, corev1.EventTypeWarning, "InvalidScript", strings.Join(wrong, "; "))
		return 0, nil
	}
	takes, _ := scripted(guest, bootSeconds)
	if wait := left(since(guest, virtv1.Scheduled), takes); wait > 0 {
		return wait, nil
	}
	if fails(guest, crashBeforeRun) {
		return 0, h.end(ctx, guest, virtv1.Failed)
	}
	started := guest.DeepCopy()
	setPhase(started, virtv1.Running)
	report(started, h.addresses.next)
	if err := h.update(ctx, started); err != nil {
		return 0, err
	}
	h.events.Event(guest, corev1.EventTypeNormal, virtv1.Created.String(), "VirtualMachineInstance defined.")
	h.events.Event(guest, corev1.EventTypeNormal, virtv1.Started.String(), "VirtualMachineInstance started.")
	return 0, nil
}

// keep reports a running guest's disks and interfaces as they come and go, and carries on with its script.
func (h *handler) keep(ctx context.Context, guest *virtv1.VirtualMachineInstance) (time.Duration, error) {
	misfortune := map[string]func(context.Context, *virtv1.VirtualMachineInstance) error{
		crashLoop: func(ctx context.Context, guest *virtv1.VirtualMachineInstance) error {
			return h.end(ctx, guest, virtv1.Failed)
		},
		lostStorage: h.loseStorage,
	}[guest.Annotations[failure]]
	if misfortune != nil {
		if wait := left(since(guest, virtv1.Running), lifetime); wait > 0 {
			return wait, nil
		}
		return 0, misfortune(ctx, guest)
	}
	next := guest.DeepCopy()
	if !report(next, h.addresses.next) {
		return 0, nil
	}
	return 0, h.update(ctx, next)
}

// end reports that the guest has ended, whereupon its launcher ends too.
func (h *handler) end(ctx context.Context, guest *virtv1.VirtualMachineInstance, phase virtv1.VirtualMachineInstancePhase) error {
	ended := guest.DeepCopy()
	setPhase(ended, phase)
	if err := h.update(ctx, ended); err != nil {
		return err
	}
	if phase == virtv1.Failed {
		h.events.Event(guest, corev1.EventTypeWarning, virtv1.Stopped.String(), "The VirtualMachineInstance crashed.")
	} else {
		h.events.Event(guest, corev1.EventTypeNormal, virtv1.Stopped.String(), "The VirtualMachineInstance was shut down.")
	}
	return nil
}

// loseStorage takes the guest's volumes away, whereupon QEMU pauses it at its next write.
func (h *handler) loseStorage(ctx context.Context, guest *virtv1.VirtualMachineInstance) error {
	if hasCondition(guest, virtv1.VirtualMachineInstancePaused) {
		return nil
	}
	for _, volume := range guest.Spec.Volumes {
		if name := claimOf(volume); name != "" {
			if err := h.storage.lose(ctx, guest.Namespace, name); err != nil {
				return err
			}
		}
	}
	paused := guest.DeepCopy()
	setGuestCondition(paused, virtv1.VirtualMachineInstanceCondition{
		Type: virtv1.VirtualMachineInstancePaused, Status: corev1.ConditionTrue,
		Reason: "PausedIOError", Message: "VMI was paused, low-level IO error detected",
	})
	if err := h.update(ctx, paused); err != nil {
		return err
	}
	for _, volume := range guest.Spec.Volumes {
		if claimOf(volume) != "" {
			h.events.Event(guest, corev1.EventTypeWarning, "IOerror", "VM Paused due to IO error at the volume: "+volume.Name)
		}
	}
	return nil
}

func (h *handler) update(ctx context.Context, guest *virtv1.VirtualMachineInstance) error {
	return h.updateFrom(ctx, guest.Status.NodeName, guest)
}

// updateFrom updates a guest in the name of a node's virt-handler.
func (h *handler) updateFrom(ctx context.Context, node string, guest *virtv1.VirtualMachineInstance) error {
	_, err := h.clients[node].VirtualMachineInstances(guest.Namespace).Update(ctx, guest, metav1.UpdateOptions{})
	return err
}

func setPhase(guest *virtv1.VirtualMachineInstance, phase virtv1.VirtualMachineInstancePhase) {
	guest.Status.Phase = phase
	guest.Status.PhaseTransitionTimestamps = append(guest.Status.PhaseTransitionTimestamps, virtv1.VirtualMachineInstancePhaseTransitionTimestamp{
		Phase: phase, PhaseTransitionTimestamp: now(),
	})
}

// since is when the guest entered a phase.
func since(guest *virtv1.VirtualMachineInstance, phase virtv1.VirtualMachineInstancePhase) metav1.Time {
	for _, entered := range guest.Status.PhaseTransitionTimestamps {
		if entered.Phase == phase {
			return entered.PhaseTransitionTimestamp
		}
	}
	return guest.CreationTimestamp
}

func claimOf(volume virtv1.Volume) string {
	switch {
	case volume.PersistentVolumeClaim != nil:
		return volume.PersistentVolumeClaim.ClaimName
	case volume.DataVolume != nil:
		return volume.DataVolume.Name
	}
	return ""
}
