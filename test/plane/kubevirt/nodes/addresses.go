// Guests' addresses. Every interface of every guest gets one of loopback's own, from 127.1.0.0 on: what is sent to one
// guest reaches no other, and what is sent to loopback's usual address reaches none. virt-api dials that one for a guest
// without an address.
package main

import (
	"net/netip"
	"sync/atomic"

	"k8s.io/client-go/tools/cache"
	virtv1 "kubevirt.io/api/core/v1"
)

const (
	firstAddress = 127<<24 | 1<<16
	// addressCount leaves out 127.255.0.0 and up, where loopback's broadcast address is.
	addressCount = 254 << 16
)

// holder indexes guests by their addresses.
const holder = "holder"

type addresses struct {
	guests *loop[*virtv1.VirtualMachineInstance]
	given  atomic.Uint32
}

// newAddresses begins at another address for each plane of a machine, whose ports differ.
func newAddresses(guests *loop[*virtv1.VirtualMachineInstance], port int) *addresses {
	check(guests.store.AddIndexers(cache.Indexers{holder: func(obj any) (held []string, _ error) {
		for _, reported := range obj.(*virtv1.VirtualMachineInstance).Status.Interfaces {
			held = append(held, reported.IPs...)
		}
		return held, nil
	}}))
	a := &addresses{guests: guests}
	a.given.Store(uint32(port) << 8)
	return a
}

// next is an address that no guest holds: neither one that was given before this program was started, nor one that it
// gave a moment ago.
func (a *addresses) next() string {
	for {
		address := addressNumber(a.given.Add(1))
		if a.guest(address) == nil {
			return address
		}
	}
}

// running are the addresses of all guests that run.
func (a *addresses) running() map[string]bool {
	all := map[string]bool{}
	for _, address := range a.guests.store.ListIndexFuncValues(holder) {
		all[address] = a.guest(address) != nil
	}
	return all
}

// guest is the one that runs and holds the address, if there is one.
func (a *addresses) guest(address string) *virtv1.VirtualMachineInstance {
	found, _ := a.guests.store.ByIndex(holder, address)
	for _, each := range found {
		if guest := each.(*virtv1.VirtualMachineInstance); guest.Status.Phase == virtv1.Running {
			return guest
		}
	}
	return nil
}

func addressNumber(n uint32) string {
	n = firstAddress + n%addressCount
	return netip.AddrFrom4([4]byte{byte(n >> 24), byte(n >> 16), byte(n >> 8), byte(n)}).String()
}
