// The guests' SSH server: one real OpenSSH server on loopback, since every guest's address is loopback's and
// virt-api's port-forward dials the address that the guest reports. Whoever runs the plane may log in, with a key that
// is in ssh/authorized_keys; ssh/port holds the port. It ends with this program.
package main

import (
	"context"
	"fmt"
	"log"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"syscall"
	"time"
)

const sshdProgram = "/usr/sbin/sshd"

const sshdConfig = `ListenAddress %[1]s:%[2]d
HostKey %[3]s/host_key
AuthorizedKeysFile %[3]s/authorized_keys
PidFile none
StrictModes no
UsePAM no
PasswordAuthentication no
KbdInteractiveAuthentication no
PermitRootLogin prohibit-password
MaxStartups 200
PrintMotd no
Subsystem sftp internal-sftp
`

// serveSSH runs the server, again whenever it ends, until the context is done. Without an OpenSSH server on the
// machine guests have no SSH, and there is no ssh/port.
func serveSSH(ctx context.Context, state string, port int) {
	if _, err := os.Stat(sshdProgram); err != nil {
		log.Printf("guests have no SSH: %v (Debian's package is openssh-server)", err)
		return
	}
	config, err := configureSSH(filepath.Join(state, "ssh"), port)
	if err != nil {
		log.Printf("guests have no SSH: %v", err)
		return
	}
	// The signal below comes with the end of the thread that started the server.
	runtime.LockOSThread()
	for ctx.Err() == nil {
		server := exec.CommandContext(ctx, sshdProgram, "-D", "-e", "-f", config)
		server.Stderr = os.Stderr
		server.Cancel = func() error { return server.Process.Signal(syscall.SIGTERM) }
		// Even when this program is killed.
		server.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGTERM}
		err := server.Run()
		if ctx.Err() == nil {
			log.Printf("sshd ended and is started again: %v", err)
		}
		select {
		case <-ctx.Done():
		case <-time.After(time.Second):
		}
	}
}

func configureSSH(folder string, port int) (string, error) {
	folder, err := filepath.Abs(folder)
	if err != nil {
		return "", err
	}
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return "", err
	}
	// Where the server, run by root, shuts its unprivileged part in; a service manager would have made it.
	if os.Geteuid() == 0 {
		if err := os.MkdirAll("/run/sshd", 0o755); err != nil {
			return "", err
		}
	}
	key := filepath.Join(folder, "host_key")
	if _, err := os.Stat(key); err != nil {
		if output, err := exec.Command("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", key).CombinedOutput(); err != nil {
			return "", fmt.Errorf("ssh-keygen: %w: %s", err, output)
		}
	}
	keys, err := os.OpenFile(filepath.Join(folder, "authorized_keys"), os.O_CREATE|os.O_APPEND, 0o600)
	if err != nil {
		return "", err
	}
	keys.Close()
	if port == 0 {
		if port, err = freePort(); err != nil {
			return "", err
		}
	}
	config := filepath.Join(folder, "sshd_config")
	if err := os.WriteFile(config, fmt.Appendf(nil, sshdConfig, loopback, port, folder), 0o600); err != nil {
		return "", err
	}
	return config, os.WriteFile(filepath.Join(folder, "port"), []byte(strconv.Itoa(port)+"\n"), 0o600)
}

func freePort() (int, error) {
	listener, err := net.Listen("tcp", loopback+":0")
	if err != nil {
		return 0, err
	}
	defer listener.Close()
	return listener.Addr().(*net.TCPAddr).Port, nil
}
