// The guests' SSH: one listener for the addresses of all guests, and a real OpenSSH server for each connection, which
// accepts the keys of the guest that was dialled, has its name in HOSTNAME, and gives it its own HOME. Everybody logs
// in as the user who runs the plane. If that is root, guests also have their own users and the port that they have in
// production. ssh/port contains the port.
package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"

	"k8s.io/client-go/kubernetes"
	"kubevirt.io/kubevirt/pkg/util/net/dns"
)

const sshdProgram = "/usr/sbin/sshd"

const sshdConfig = `HostKey "%[1]s/host_key"
PidFile none
StrictModes no
UsePAM no
PasswordAuthentication no
KbdInteractiveAuthentication no
PermitRootLogin prohibit-password
PrintMotd no
LoginGraceTime 0
Subsystem sftp internal-sftp
ForceCommand cd && if [ -n "$SSH_ORIGINAL_COMMAND" ]; then exec "$SHELL" -c "$SSH_ORIGINAL_COMMAND"; else exec "$SHELL" -l; fi
`

type sshServer struct {
	client    kubernetes.Interface
	addresses *addresses
	sessions  *sessions
	folder    string
	// asInProduction reports whether guests have users of their own and the well-known port.
	asInProduction bool
}

// listen serves until the context is done and the guests' sessions have ended. Without an OpenSSH server on the
// machine, guests have no SSH, and ssh/port does not exist.
func (s *sshServer) listen(ctx context.Context, port int) error {
	if _, err := os.Stat(sshdProgram); err != nil {
		return fmt.Errorf("%w (Debian's package is openssh-server)", err)
	}
	if err := s.configure(); err != nil {
		return err
	}
	listener, err := listenOnLoopback(ctx, port)
	if err != nil {
		return err
	}
	told := strconv.Itoa(listener.Addr().(*net.TCPAddr).Port)
	if s.asInProduction = canShowAccounts() && s.canUseWellKnownPort(); s.asInProduction {
		told = wellKnownPort
		go s.useWellKnownPort(ctx)
	}
	if err := os.WriteFile(s.file("port"), []byte(told+"\n"), 0o600); err != nil {
		return err
	}
	s.accept(ctx, listener)
	s.sessions.wait()
	return nil
}

// accept serves until the context is done or the listener is closed.
func (s *sshServer) accept(ctx context.Context, listener net.Listener) {
	end := context.AfterFunc(ctx, func() { listener.Close() })
	defer end()
	for {
		connection, err := listener.Accept()
		if errors.Is(err, net.ErrClosed) {
			return
		}
		if err != nil {
			// There may be too many open files at the moment.
			time.Sleep(100 * time.Millisecond)
			continue
		}
		go func() {
			if err := s.serve(ctx, connection.(*net.TCPConn)); err != nil {
				log.Printf("ssh to %v: %v", connection.LocalAddr(), err)
			}
		}()
	}
}

// listenOnLoopback listens on every loopback address, and on no other interface.
func listenOnLoopback(ctx context.Context, port int) (net.Listener, error) {
	bound := net.ListenConfig{Control: func(_, _ string, socket syscall.RawConn) (err error) {
		if failed := socket.Control(func(fd uintptr) { err = syscall.BindToDevice(int(fd), "lo") }); failed != nil {
			return failed
		}
		return err
	}}
	return bound.Listen(ctx, "tcp4", net.JoinHostPort("", strconv.Itoa(port)))
}

func (s *sshServer) configure() error {
	if err := os.MkdirAll(s.folder, 0o700); err != nil {
		return err
	}
	// The chroot of the server's unprivileged part when root runs it; a service manager would have created it.
	if os.Geteuid() == 0 {
		if err := os.MkdirAll("/run/sshd", 0o755); err != nil {
			return err
		}
	}
	if _, err := os.Stat(s.file("host_key")); err != nil {
		if output, err := exec.Command("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", s.file("host_key")).CombinedOutput(); err != nil {
			return fmt.Errorf("ssh-keygen: %w: %s", err, output)
		}
	}
	return os.WriteFile(s.file("sshd_config"), fmt.Appendf(nil, sshdConfig, s.folder), 0o600)
}

// serve acts for the guest that was dialled, and resets the connection if there is none.
func (s *sshServer) serve(ctx context.Context, connection *net.TCPConn) error {
	defer connection.Close()
	guest := s.addresses.guest(connection.LocalAddr().(*net.TCPAddr).IP.String())
	if guest == nil {
		return connection.SetLinger(0)
	}
	users, keys, err := logins(ctx, s.client, guest)
	if err != nil {
		return err
	}
	home := s.file("home-" + string(guest.UID))
	if err := os.MkdirAll(home, 0o700); err != nil {
		return err
	}
	known, err := s.temporary("authorized_keys-", strings.Join(keys, "\n")+"\n")
	if err != nil {
		return err
	}
	defer os.Remove(known)
	command := []string{sshdProgram, "-i", "-e", "-f", s.file("sshd_config"),
		"-o", "AuthorizedKeysFile=" + strconv.Quote(known),
		"-o", fmt.Sprintf("SetEnv=HOSTNAME=%s HOME=%q %s", dns.SanitizeHostname(guest), home, sessionMark(guest))}
	if s.asInProduction {
		list, err := accounts(users, home)
		if err != nil {
			return err
		}
		file, err := s.temporary("passwd-", list)
		if err != nil {
			return err
		}
		defer os.Remove(file)
		command = withAccounts(file, command...)
	}
	socket, err := connection.File()
	if err != nil {
		return err
	}
	defer socket.Close()
	running := s.sessions.of(ctx, guest)
	server := exec.CommandContext(running, command[0], command[1:]...)
	server.Stdin, server.Stdout, server.Stderr = socket, socket, os.Stderr
	err = server.Run()
	// How the server ends when a client was refused or disconnected, which is not an error here.
	const clientsAffair = 255
	if running.Err() != nil || server.ProcessState != nil && server.ProcessState.ExitCode() == clientsAffair {
		return nil
	}
	return err
}

// temporary returns the path of a new file that others may read.
func (s *sshServer) temporary(prefix, text string) (string, error) {
	file, err := os.CreateTemp(s.folder, prefix)
	if err != nil {
		return "", err
	}
	defer file.Close()
	if _, err := file.WriteString(text); err != nil {
		return "", err
	}
	return file.Name(), file.Chmod(0o644)
}

func (s *sshServer) file(name string) string { return filepath.Join(s.folder, name) }
