// The guests' displays, as virt-handler serves them to virt-api: for each viewer, a VNC server whose desktop has the
// guest's name and shows nothing.
package main

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strconv"

	"github.com/gorilla/websocket"
	virtv1 "kubevirt.io/api/core/v1"
)

type displays struct {
	guests *loop[*virtv1.VirtualMachineInstance]
	// pki is the folder of keys and certificates.
	pki string
}

// KubeVirt's name for a WebSocket whose messages are the bytes of a stream.
var upgrader = websocket.Upgrader{Subprotocols: []string{"plain.kubevirt.io"}}

// listen serves until the context is done.
func (d *displays) listen(ctx context.Context, port int) error {
	authority, err := os.ReadFile(filepath.Join(d.pki, "ca.crt"))
	if err != nil {
		return err
	}
	known := x509.NewCertPool()
	known.AppendCertsFromPEM(authority)
	paths := http.NewServeMux()
	paths.HandleFunc("GET /v1/namespaces/{namespace}/virtualmachineinstances/{name}/vnc", d.serve)
	server := &http.Server{
		Addr:      net.JoinHostPort(loopback, strconv.Itoa(port)),
		Handler:   paths,
		TLSConfig: &tls.Config{ClientAuth: tls.RequireAndVerifyClientCert, ClientCAs: known},
	}
	defer context.AfterFunc(ctx, func() { server.Close() })()
	err = server.ListenAndServeTLS(filepath.Join(d.pki, "virt-handler-server.crt"), filepath.Join(d.pki, "virt-handler-server.key"))
	if errors.Is(err, http.ErrServerClosed) {
		return nil
	}
	return err
}

func (d *displays) serve(response http.ResponseWriter, request *http.Request) {
	guest, exists := d.guests.get(request.PathValue("namespace"), request.PathValue("name"))
	if !exists || guest.Status.Phase != virtv1.Running {
		http.Error(response, "the guest does not run", http.StatusNotFound)
		return
	}
	socket, err := upgrader.Upgrade(response, request, nil)
	if err != nil {
		log.Printf("display of %s: %v", guest.Name, err)
		return
	}
	defer socket.Close()
	// A viewer that disconnects is not a fault.
	_ = show(&byteStream{Conn: socket}, guest.Name)
}

// show speaks the remote framebuffer protocol, version 3.8, until the viewer disconnects: no password, and a screen of
// 640 by 480.
func show(viewer io.ReadWriter, name string) error {
	noPassword := []byte{1, 1}
	accepted := []byte{0, 0, 0, 0}
	screen := binary.BigEndian.AppendUint16(nil, 640)
	screen = binary.BigEndian.AppendUint16(screen, 480)
	screen = append(screen, 32, 24, 0, 1, 0, 255, 0, 255, 0, 255, 16, 8, 0, 0, 0, 0)
	screen = binary.BigEndian.AppendUint32(screen, uint32(len(name)))
	for _, step := range []struct {
		say   []byte
		heard int
	}{{[]byte("RFB 003.008\n"), 12}, {noPassword, 1}, {accepted, 1}, {append(screen, name...), 0}} {
		if _, err := viewer.Write(step.say); err != nil {
			return err
		}
		if _, err := io.CopyN(io.Discard, viewer, int64(step.heard)); err != nil {
			return fmt.Errorf("a viewer that says less than it should: %w", err)
		}
	}
	_, err := io.Copy(io.Discard, viewer)
	return err
}

// byteStream turns messages into a stream.
type byteStream struct {
	*websocket.Conn
	current io.Reader
}

func (s *byteStream) Read(into []byte) (int, error) {
	for {
		if s.current == nil {
			_, next, err := s.NextReader()
			if err != nil {
				return 0, err
			}
			s.current = next
		}
		count, err := s.current.Read(into)
		if err == io.EOF {
			s.current, err = nil, nil
		}
		if count > 0 || err != nil {
			return count, err
		}
	}
}

func (s *byteStream) Write(bytes []byte) (int, error) {
	return len(bytes), s.WriteMessage(websocket.BinaryMessage, bytes)
}
