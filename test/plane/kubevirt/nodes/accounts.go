// The users of guests, by the names that cloud-init gives them. An OpenSSH server knows the users of the machine it
// runs on, so it sees a list of its own, in a mount namespace that ends with it: nothing on the machine is changed.
package main

import (
	"fmt"
	"os"
	"os/exec"
	"strings"
)

const passwd = "/etc/passwd"

// accounts is a list of users in the format of /etc/passwd: first those of a guest, each of whom is the user who runs
// the plane under another name, and then the machine's own.
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

// withAccounts is the command line of a program that sees a file as the list of users.
func withAccounts(file string, program ...string) []string {
	inside := `mount --bind "$0" ` + passwd + ` && exec "$@"`
	return append([]string{"unshare", "--mount", "--propagation", "private", "sh", "-c", inside, file}, program...)
}

// canShowAccounts reports whether this user may do that: root may, except in a container that forbids it.
func canShowAccounts() bool {
	try := withAccounts(passwd, "true")
	return exec.Command(try[0], try[1:]...).Run() == nil
}
