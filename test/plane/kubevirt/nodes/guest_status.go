// What virt-handler reports of a running guest: its agent and operating system, its addresses, the disks it sees, and
// whether it could migrate. All guests are the same Debian with a guest agent.
package main

import (
	"fmt"
	"slices"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	virtv1 "kubevirt.io/api/core/v1"
)

// report updates the status, and reports whether that changed anything. A new interface gets the next address, and
// keeps it.
func report(guest *virtv1.VirtualMachineInstance, nextAddress func() string) bool {
	before := guest.Status.DeepCopy()
	guest.Status.GuestOSInfo = virtv1.VirtualMachineInstanceGuestOSInfo{
		Name: "Debian GNU/Linux", ID: "debian", Version: "12 (bookworm)", VersionID: "12",
		PrettyName: "Debian GNU/Linux 12 (bookworm)", KernelRelease: "6.1.0-41-cloud-amd64", Machine: "x86_64",
	}
	if machine := guest.Spec.Domain.Machine; machine != nil {
		guest.Status.Machine = &virtv1.Machine{Type: machine.Type}
	}
	// KubeVirt's value for a node without SELinux; virt-controller creates no target pod for a migration before it is set.
	guest.Status.SelinuxContext = "none"
	guest.Status.Interfaces = interfaces(guest, nextAddress)
	attach(guest)
	setGuestCondition(guest, virtv1.VirtualMachineInstanceCondition{Type: virtv1.VirtualMachineInstanceAgentConnected, Status: corev1.ConditionTrue})
	for _, condition := range migratable(guest) {
		setGuestCondition(guest, condition)
	}
	return !equality.Semantic.DeepEqual(*before, guest.Status)
}

func interfaces(guest *virtv1.VirtualMachineInstance, nextAddress func() string) []virtv1.VirtualMachineInstanceNetworkInterface {
	reported := make([]virtv1.VirtualMachineInstanceNetworkInterface, 0, len(guest.Spec.Domain.Devices.Interfaces))
	for i, wanted := range guest.Spec.Domain.Devices.Interfaces {
		// Unplugged devices are no longer reported.
		if wanted.State == virtv1.InterfaceStateAbsent {
			continue
		}
		is := virtv1.VirtualMachineInstanceNetworkInterface{
			Name: wanted.Name, MAC: wanted.MacAddress, InfoSource: "domain, guest-agent",
			InterfaceName: fmt.Sprintf("enp%ds0", i+1), QueueCount: 1, LinkState: "up",
		}
		// virt-controller knows the interface by its pod, and its address is the first one assigned.
		for _, old := range guest.Status.Interfaces {
			if old.Name == wanted.Name {
				is.PodInterfaceName, is.IP, is.IPs = old.PodInterfaceName, old.IP, old.IPs
			}
		}
		if is.MAC == "" {
			is.MAC = fmt.Sprintf("02:00:%s:%s:%s:%02x", guest.UID[0:2], guest.UID[2:4], guest.UID[4:6], i)
		}
		if is.IP == "" && !fails(guest, noAddress) {
			is.IP = nextAddress()
			is.IPs = []string{is.IP}
		}
		reported = append(reported, is)
	}
	return reported
}

// attach assigns a device name in the guest to every volume, including hotplugged ones.
func attach(guest *virtv1.VirtualMachineInstance) {
	prefixes := map[virtv1.DiskBus]string{virtv1.DiskBusVirtio: "vd", "": "vd"}
	letters := map[string]int{}
	for _, disk := range guest.Spec.Domain.Devices.Disks {
		prefix, known := prefixes[busOf(disk)]
		if !known {
			prefix = "sd"
		}
		target := prefix + string(rune('a'+letters[prefix]%26))
		letters[prefix]++
		at := slices.IndexFunc(guest.Status.VolumeStatus, func(status virtv1.VolumeStatus) bool { return status.Name == disk.Name })
		if at < 0 {
			continue
		}
		status := &guest.Status.VolumeStatus[at]
		if status.HotplugVolume == nil {
			status.Target = target
		} else if status.Phase == virtv1.HotplugVolumeAttachedToNode || status.Phase == virtv1.HotplugVolumeMounted {
			status.Target, status.Phase, status.Reason = target, virtv1.VolumeReady, "VolumeReady"
			status.Message = fmt.Sprintf("Successfully attach hotplugged volume %s to VM", status.Name)
		}
	}
}

func busOf(disk virtv1.Disk) virtv1.DiskBus {
	switch {
	case disk.Disk != nil:
		return disk.Disk.Bus
	case disk.CDRom != nil:
		return disk.CDRom.Bus
	case disk.LUN != nil:
		return disk.LUN.Bus
	}
	return ""
}

// migratable reports whether the guest's disks and interfaces allow it to move to another node.
func migratable(guest *virtv1.VirtualMachineInstance) []virtv1.VirtualMachineInstanceCondition {
	yes := func(of virtv1.VirtualMachineInstanceConditionType) virtv1.VirtualMachineInstanceCondition {
		return virtv1.VirtualMachineInstanceCondition{Type: of, Status: corev1.ConditionTrue}
	}
	live, storage := yes(virtv1.VirtualMachineInstanceIsMigratable), yes(virtv1.VirtualMachineInstanceIsStorageLiveMigratable)
	// The claim with the state of a TPM and firmware has a status too, but is no volume of the machine: each migration makes another one.
	isVolume := map[string]bool{}
	for _, volume := range guest.Spec.Volumes {
		isVolume[volume.Name] = true
	}
	for _, status := range guest.Status.VolumeStatus {
		if claim := status.PersistentVolumeClaimInfo; isVolume[status.Name] && claim != nil && !slices.Contains(claim.AccessModes, corev1.ReadWriteMany) {
			live.Status, live.Reason = corev1.ConditionFalse, virtv1.VirtualMachineInstanceReasonDisksNotMigratable
			live.Message = fmt.Sprintf("cannot migrate VMI: PVC %s is not shared, live migration requires that all PVCs must be shared (using ReadWriteMany access mode)", claim.ClaimName)
		}
	}
	pod := map[string]bool{}
	for _, network := range guest.Spec.Networks {
		pod[network.Name] = network.Pod != nil
	}
	_, mayMove := guest.Annotations[virtv1.AllowPodBridgeNetworkLiveMigrationAnnotation]
	for _, wanted := range guest.Spec.Domain.Devices.Interfaces {
		if pod[wanted.Name] && wanted.Bridge != nil && !mayMove {
			message := "cannot migrate VMI which does not use masquerade, bridge with kubevirt.io/allow-pod-bridge-network-live-migration VM annotation or a migratable plugin to connect to the pod network"
			live.Status, live.Reason, live.Message = corev1.ConditionFalse, virtv1.VirtualMachineInstanceReasonInterfaceNotMigratable, message
			storage.Status, storage.Reason = corev1.ConditionFalse, virtv1.VirtualMachineInstanceReasonNotMigratable
			storage.Message = virtv1.VirtualMachineInstanceReasonInterfaceNotMigratable + ": " + message
		}
	}
	return []virtv1.VirtualMachineInstanceCondition{live, storage}
}

func hasCondition(guest *virtv1.VirtualMachineInstance, of virtv1.VirtualMachineInstanceConditionType) bool {
	return slices.ContainsFunc(guest.Status.Conditions, func(condition virtv1.VirtualMachineInstanceCondition) bool {
		return condition.Type == of && condition.Status == corev1.ConditionTrue
	})
}

func setGuestCondition(guest *virtv1.VirtualMachineInstance, condition virtv1.VirtualMachineInstanceCondition) {
	for i, old := range guest.Status.Conditions {
		if old.Type == condition.Type {
			if old.Status != condition.Status || old.Reason != condition.Reason || old.Message != condition.Message {
				condition.LastTransitionTime = now()
				guest.Status.Conditions[i] = condition
			}
			return
		}
	}
	condition.LastTransitionTime = now()
	guest.Status.Conditions = append(guest.Status.Conditions, condition)
}
