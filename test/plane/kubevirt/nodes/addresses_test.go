package main

import (
	"net/netip"
	"testing"

	virtv1 "kubevirt.io/api/core/v1"
)

func guestAt(name, address string, phase virtv1.VirtualMachineInstancePhase) *virtv1.VirtualMachineInstance {
	guest := &virtv1.VirtualMachineInstance{}
	guest.Name = name
	guest.Status.Phase = phase
	guest.Status.Interfaces = []virtv1.VirtualMachineInstanceNetworkInterface{{IP: address, IPs: []string{address}}}
	return guest
}

func TestAnAddressIsGivenOnce(t *testing.T) {
	guests := newLoop[*virtv1.VirtualMachineInstance](nil, "virtualmachineinstances")
	given := newAddresses(guests, 0)
	check(guests.store.Add(guestAt("since-before", addressNumber(1), virtv1.Running)))
	check(guests.store.Add(guestAt("stopped", addressNumber(2), virtv1.Succeeded)))
	for _, wanted := range []uint32{2, 3, 4} {
		if got := given.next(); got != addressNumber(wanted) {
			t.Errorf("%s, not %s", got, addressNumber(wanted))
		}
	}
}

func TestAnAddressLeadsToTheGuestThatRunsThere(t *testing.T) {
	guests := newLoop[*virtv1.VirtualMachineInstance](nil, "virtualmachineinstances")
	given := newAddresses(guests, 0)
	for _, guest := range []*virtv1.VirtualMachineInstance{
		guestAt("former", "127.1.0.7", virtv1.Failed), guestAt("present", "127.1.0.7", virtv1.Running), guestAt("without", "", virtv1.Running),
	} {
		check(guests.store.Add(guest))
	}
	if guest := given.guest("127.1.0.7"); guest == nil || guest.Name != "present" {
		t.Errorf("127.1.0.7 leads to %v", guest)
	}
	if guest := given.guest(loopback); guest != nil {
		t.Errorf("%s leads to %s", loopback, guest.Name)
	}
}

func TestAddressesAreLoopbacksAndNeverItsUsualOne(t *testing.T) {
	for _, n := range []uint32{0, 1, addressCount - 1, addressCount, 1<<32 - 1} {
		address := netip.MustParseAddr(addressNumber(n))
		if bytes := address.As4(); !address.IsLoopback() || bytes[1] == 0 || bytes[1] == 255 {
			t.Errorf("%d: %s", n, address)
		}
	}
}
