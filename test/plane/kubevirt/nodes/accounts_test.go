package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

func TestAProgramSeesTheUsersOfAGuestAndNobodyElseDoes(t *testing.T) {
	if !canShowAccounts() {
		t.Skip("only root may mount")
	}
	list, err := accounts([]string{"crabbox"}, "/home/of/guest")
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "passwd")
	if err := os.WriteFile(file, []byte(list), 0o644); err != nil {
		t.Fatal(err)
	}
	command := withAccounts(file, "getent", "passwd", "crabbox")
	seen, err := exec.Command(command[0], command[1:]...).Output()
	if err != nil || !strings.HasPrefix(string(seen), "crabbox:x:") || !strings.Contains(string(seen), ":/home/of/guest:") {
		t.Errorf("%s, %v", seen, err)
	}
	if own, _ := os.ReadFile(passwd); strings.Contains(string(own), "/home/of/guest") {
		t.Error("the machine's own list has changed")
	}
}
