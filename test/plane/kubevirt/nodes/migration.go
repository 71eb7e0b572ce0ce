// A live migration as the virt-handlers of both nodes report it while virt-controller drives it: the target announces
// where it listens, the source begins, and a moment later the guest is on the target and the migration is over. Copying
// memory takes no time, and no migration fails.
package main

import (
	"context"
	"time"

	corev1 "k8s.io/api/core/v1"
	virtv1 "kubevirt.io/api/core/v1"
)

// A migration lasts long enough for everyone to see it running.
const migrationTakes = time.Second

func isMigrating(guest *virtv1.VirtualMachineInstance) bool {
	state := guest.Status.MigrationState
	return state != nil && state.MigrationUID != "" && state.TargetNode != "" && !state.Completed
}

func (h *handler) migrate(ctx context.Context, guest *virtv1.VirtualMachineInstance) (time.Duration, error) {
	next := guest.DeepCopy()
	state := next.Status.MigrationState
	switch {
	case state.TargetNodeAddress == "":
		state.TargetNodeAddress = loopback
		state.TargetDirectMigrationNodePorts = map[string]int{"49152": 49152}
		if state.TargetState != nil {
			address := loopback
			state.TargetState.NodeAddress, state.TargetState.DirectMigrationNodePorts = &address, state.TargetDirectMigrationNodePorts
		}
		if err := h.updateFrom(ctx, state.TargetNode, next); err != nil {
			return 0, err
		}
		h.events.Event(guest, corev1.EventTypeNormal, virtv1.PreparingTarget.String(), "VirtualMachineInstance Migration Target Prepared.")
		return 0, nil
	case state.StartTimestamp == nil:
		began := now()
		state.StartTimestamp = &began
		state.Mode = virtv1.MigrationPreCopy
		if err := h.update(ctx, next); err != nil {
			return 0, err
		}
		h.events.Event(guest, corev1.EventTypeNormal, virtv1.Migrating.String(), "VirtualMachineInstance is migrating.")
		return migrationTakes, nil
	}
	if wait := left(*state.StartTimestamp, migrationTakes); wait > 0 {
		return wait, nil
	}
	over := now()
	state.TargetNodeDomainDetected, state.TargetNodeDomainReadyTimestamp = true, &over
	state.EndTimestamp, state.Completed = &over, true
	if state.TargetState != nil {
		state.TargetState.DomainDetected, state.TargetState.DomainReadyTimestamp = true, &over
	}
	next.Status.NodeName, next.Status.EvacuationNodeName = state.TargetNode, ""
	next.Labels[virtv1.NodeNameLabel] = state.TargetNode
	delete(next.Labels, virtv1.OutdatedLauncherImageLabel)
	next.Status.LauncherContainerImageVersion = ""
	if err := h.update(ctx, next); err != nil {
		return 0, err
	}
	h.events.Eventf(guest, corev1.EventTypeNormal, virtv1.Migrated.String(), "The VirtualMachineInstance migrated to node %s.", state.TargetNode)
	return 0, nil
}
