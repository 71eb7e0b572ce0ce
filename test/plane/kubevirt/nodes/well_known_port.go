// The port at which guests have SSH in production, at each guest's own address. Only root, or whom the machine lets use
// low ports, may listen there, and only where no SSH server of the machine listens at all of its addresses.
package main

import (
	"context"
	"net"
	"time"
)

const wellKnownPort = "22"

// lookForGuests is how often guests that have come or gone are looked for.
const lookForGuests = 100 * time.Millisecond

// canUseWellKnownPort tells whether guests can be listened for there.
func (s *sshServer) canUseWellKnownPort() bool {
	listener, err := net.Listen("tcp4", net.JoinHostPort(s.addresses.next(), wellKnownPort))
	if err != nil {
		return false
	}
	listener.Close()
	return true
}

// useWellKnownPort listens for each guest for as long as it runs.
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
			// Where the address is still in use, it is tried again.
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
