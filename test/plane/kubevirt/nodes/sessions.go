// Everything that users run in a guest ends with it, as if it were a machine of its own: connections to it, and every
// process started over one, including background processes. These processes are identified by an environment variable.
package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strconv"
	"sync"
	"syscall"
	"time"

	"k8s.io/apimachinery/pkg/types"
	virtv1 "kubevirt.io/api/core/v1"
)

type sessions struct {
	guests *loop[*virtv1.VirtualMachineInstance]
	lock   sync.Mutex
	// running has a context for each guest that somebody has logged in to.
	running map[types.UID]context.Context
	ending  sync.WaitGroup
}

func newSessions(guests *loop[*virtv1.VirtualMachineInstance]) *sessions {
	return &sessions{guests: guests, running: map[types.UID]context.Context{}}
}

// of returns a context that is done once the guest no longer runs.
func (s *sessions) of(ctx context.Context, guest *virtv1.VirtualMachineInstance) context.Context {
	s.lock.Lock()
	defer s.lock.Unlock()
	if running, known := s.running[guest.UID]; known {
		return running
	}
	running, end := context.WithCancel(ctx)
	s.running[guest.UID] = running
	s.ending.Add(1)
	go func() {
		defer s.ending.Done()
		s.awaitEnd(ctx, guest)
		end()
		killMarked(sessionMark(guest))
		s.lock.Lock()
		defer s.lock.Unlock()
		delete(s.running, guest.UID)
	}()
	return running
}

// wait returns once everything that ran in guests has ended.
func (s *sessions) wait() { s.ending.Wait() }

func (s *sessions) awaitEnd(ctx context.Context, guest *virtv1.VirtualMachineInstance) {
	look := time.NewTicker(200 * time.Millisecond)
	defer look.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-look.C:
		}
		known, exists := s.guests.get(guest.Namespace, guest.Name)
		if !exists || known.UID != guest.UID || known.Status.Phase != virtv1.Running {
			return
		}
	}
}

// sessionMark is the environment variable of all processes of a guest.
func sessionMark(guest *virtv1.VirtualMachineInstance) string {
	return "PLANE_GUEST=" + string(guest.UID)
}

func killMarked(mark string) {
	environments, _ := filepath.Glob("/proc/[0-9]*/environ")
	for _, file := range environments {
		// Other users' processes cannot be read, and are not ours.
		environment, err := os.ReadFile(file)
		if err != nil || !bytes.Contains(append([]byte{0}, environment...), []byte("\x00"+mark+"\x00")) {
			continue
		}
		if pid, err := strconv.Atoi(filepath.Base(filepath.Dir(file))); err == nil {
			syscall.Kill(pid, syscall.SIGKILL)
		}
	}
}
