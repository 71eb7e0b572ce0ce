// Guests' addresses. Every interface of every guest gets a loopback address of its own, from 127.1.0.0 on: what is sent
// to one guest reaches no other one, and no guest has loopback's usual address, which virt-api dials for a guest
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
	// addressCount excludes 127.255.0.0 and up, where loopback's broadcast address is.
	addressCount = 254 << 16
)

// holder indexes guests by their addresses.
const holder = "holder"

type addresses struct {
	guests *loop[*virtv1.VirtualMachineInstance]
	given  atomic.Uint32
}

// newAddresses starts at a different address for each plane of a machine, depending on its ports.
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

// next returns an address that no guest holds: neither one from before this program was started, nor one that was
// assigned a moment ago.
func (a *addresses) next() string {
	for {
		address := addressNumber(a.given.Add(1))
		if a.guest(address) == nil {
			return address
		}
	}
}

// running returns the addresses of all running guests.
func (a *addresses) running() map[string]bool {
	all := map[string]bool{}
	for _, address := range a.guests.store.ListIndexFuncValues(holder) {
		all[address] = a.guest(address) != nil
	}
	return all
}

// guest returns the running guest with the address, if any.
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
