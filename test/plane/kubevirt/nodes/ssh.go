// The guests' SSH: one listener for the addresses of all guests, and a real OpenSSH server for each connection, which
// knows the keys of the guest whose address was dialled, tells its name in HOSTNAME and gives it a HOME of its own.
// Everybody logs in as the user who runs the plane. ssh/port holds the port.
package main

import (
	"context"
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
`

type sshServer struct {
	client    kubernetes.Interface
	addresses *addresses
	sessions  *sessions
	folder    string
}

// listen serves until the context is done and the guests' sessions have ended. Without an OpenSSH server on the machine
// guests have no SSH, and there is no ssh/port.
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
	port = listener.Addr().(*net.TCPAddr).Port
	if err := os.WriteFile(s.file("port"), []byte(strconv.Itoa(port)+"\n"), 0o600); err != nil {
		return err
	}
	go func() { <-ctx.Done(); listener.Close() }()
	for ctx.Err() == nil {
		connection, err := listener.Accept()
		if err != nil {
			// There may be too many open files for the moment.
			time.Sleep(100 * time.Millisecond)
			continue
		}
		go func() {
			if err := s.serve(ctx, connection.(*net.TCPConn)); err != nil {
				log.Printf("ssh to %v: %v", connection.LocalAddr(), err)
			}
		}()
	}
	s.sessions.wait()
	return nil
}

// listenOnLoopback listens at every address of loopback, and at none of another interface.
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
	// Where the server, run by root, shuts its unprivileged part in; a service manager would have made it.
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

// serve answers in the name of the guest that was dialled, and resets the connection if there is none.
func (s *sshServer) serve(ctx context.Context, connection *net.TCPConn) error {
	defer connection.Close()
	guest := s.addresses.guest(connection.LocalAddr().(*net.TCPAddr).IP.String())
	if guest == nil {
		return connection.SetLinger(0)
	}
	keys, err := authorizedKeys(ctx, s.client, guest)
	if err != nil {
		return err
	}
	home := s.file("home-" + string(guest.UID))
	if err := os.MkdirAll(home, 0o700); err != nil {
		return err
	}
	known, err := os.CreateTemp(s.folder, "authorized_keys-")
	if err != nil {
		return err
	}
	defer os.Remove(known.Name())
	defer known.Close()
	if _, err := fmt.Fprintln(known, strings.Join(keys, "\n")); err != nil {
		return err
	}
	socket, err := connection.File()
	if err != nil {
		return err
	}
	defer socket.Close()
	running := s.sessions.of(ctx, guest)
	server := exec.CommandContext(running, sshdProgram, "-i", "-e", "-f", s.file("sshd_config"),
		"-o", "AuthorizedKeysFile="+strconv.Quote(known.Name()),
		"-o", fmt.Sprintf("SetEnv=HOSTNAME=%s HOME=%q %s", dns.SanitizeHostname(guest), home, sessionMark(guest)))
	server.Stdin, server.Stdout, server.Stderr = socket, socket, os.Stderr
	err = server.Run()
	// How the server ends with a client that was not let in or went away, which is the client's own affair.
	const clientsAffair = 255
	if running.Err() != nil || server.ProcessState != nil && server.ProcessState.ExitCode() == clientsAffair {
		return nil
	}
	return err
}

func (s *sshServer) file(name string) string { return filepath.Join(s.folder, name) }
