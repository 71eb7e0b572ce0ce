// Guests' SSH on the port that they have in production, at each guest's own address. Only root and privileged users may
// listen on low ports, and only if no SSH server of the machine listens on all addresses.
package main

import (
	"context"
	"net"
	"time"
)

const wellKnownPort = "22"

// lookForGuests is how often to check for guests that have come or gone.
const lookForGuests = 100 * time.Millisecond

// canUseWellKnownPort reports whether it is possible to listen for guests there.
func (s *sshServer) canUseWellKnownPort() bool {
	listener, err := net.Listen("tcp4", net.JoinHostPort(s.addresses.next(), wellKnownPort))
	if err != nil {
		return false
	}
	listener.Close()
	return true
}

// useWellKnownPort listens for each guest while it runs.
func (s *sshServer) useWellKnownPort(ctx context.Context) {
	listeners := map[string]net.Listener{}
	look := time.NewTicker(lookForGuests)
	defer look.Stop()
	for ctx.Err() == nil {
		running := s.addresses.running()
		for address, listener := range listeners {
			if !running[address] {
				listener.Close()
				delete(listeners, address)
			}
		}
		for address := range running {
			if listeners[address] != nil {
				continue
			}
			// If the address is still in use, the next check retries.
			if listener, err := net.Listen("tcp4", net.JoinHostPort(address, wellKnownPort)); err == nil {
				listeners[address] = listener
				go s.accept(ctx, listener)
			}
		}
		select {
		case <-ctx.Done():
		case <-look.C:
		}
	}
	for _, listener := range listeners {
		listener.Close()
	}
}
