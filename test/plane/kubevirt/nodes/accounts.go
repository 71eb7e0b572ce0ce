// The users of guests by the names that cloud-init gives them. An OpenSSH server knows the users of the machine it runs
// on, so it is shown a list of its own, in a mount namespace that ends with it: nothing of the machine is changed.
package main

import (
	"fmt"
	"os"
	"os/exec"
	"strings"
)

const passwd = "/etc/passwd"

// accounts is a list of users in the form of /etc/passwd: those of a guest, each of whom is the one who runs the plane
// by another name, and then the machine's own.
func accounts(users []string, home string) (string, error) {
	own, err := os.ReadFile(passwd)
	if err != nil {
		return "", err
	}
	list := &strings.Builder{}
	for _, name := range users {
		fmt.Fprintf(list, "%s:x:%d:%d::%s:/bin/bash\n", name, os.Getuid(), os.Getgid(), home)
	}
	return list.String() + string(own), nil
}

// withAccounts is the command line of a program that takes a file for the list of users.
func withAccounts(file string, program ...string) []string {
	inside := `mount --bind "$0" ` + passwd + ` && exec "$@"`
	return append([]string{"unshare", "--mount", "--propagation", "private", "sh", "-c", inside, file}, program...)
}

// canShowAccounts tells whether this user may; root may, unless the machine is a container that keeps it from it.
func canShowAccounts() bool {
	try := withAccounts(passwd, "true")
	return exec.Command(try[0], try[1:]...).Run() == nil
}
