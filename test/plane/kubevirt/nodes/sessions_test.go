package main

import (
	"os/exec"
	"syscall"
	"testing"

	"k8s.io/apimachinery/pkg/types"
	virtv1 "kubevirt.io/api/core/v1"
)

func startIn(guest types.UID) (process *exec.Cmd, mark string) {
	of := &virtv1.VirtualMachineInstance{}
	of.UID = guest
	process = exec.Command("sleep", "60")
	process.Env = []string{"HOSTNAME=web", sessionMark(of)}
	check(process.Start())
	return process, sessionMark(of)
}

func TestAGuestsProcessesEndWithItAndNoOthers(t *testing.T) {
	its, mark := startIn("1")
	another, _ := startIn("12")
	killMarked(mark)
	if err := its.Wait(); err == nil || err.Error() != "signal: killed" {
		t.Errorf("the guest's own: %v", err)
	}
	check(another.Process.Signal(syscall.SIGTERM))
	if err := another.Wait(); err == nil || err.Error() != "signal: terminated" {
		t.Errorf("another guest's: %v", err)
	}
}
