// pki FOLDER creates the keys and certificates of a plane: a certificate authority, a certificate for each server, and
// one for each client. Nothing is reused: every start of a plane has its own authority.
package main

import (
	"crypto"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/rsa"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"log"
	"math/big"
	"net"
	"os"
	"time"
)

const validity = 30 * 24 * time.Hour

var (
	masters  = []string{"system:masters"}
	loopback = []net.IP{net.IPv4(127, 0, 0, 1), net.IPv4(10, 0, 0, 1)}
)

// A certificate with names is a server's, and one without is a client's.
var certificates = map[string]struct {
	subject pkix.Name
	names   []string
}{
	"apiserver": {pkix.Name{CommonName: "kube-apiserver"}, []string{"localhost", "kubernetes.default.svc"}},
	// virt-handler and virt-api authenticate each other by these names.
	"virt-api":            {pkix.Name{CommonName: "virt-api.kubevirt.pod.cluster.local"}, []string{"localhost", "virt-api.kubevirt.svc"}},
	"virt-handler-server": {pkix.Name{CommonName: "kubevirt.io:system:node:virt-handler"}, []string{"localhost"}},
	"cdi-api":             {pkix.Name{CommonName: "cdi-api"}, []string{"localhost", "cdi-api.cdi.svc"}},
	"ocm-webhook":         {pkix.Name{CommonName: "ocm-webhook"}, []string{"localhost"}},

	"admin":               {pkix.Name{CommonName: "admin", Organization: masters}, nil},
	"front-proxy":         {pkix.Name{CommonName: "front-proxy-client"}, nil},
	"virt-handler-client": {pkix.Name{CommonName: "kubevirt.io:system:client:virt-handler"}, nil},
	// KubeVirt reserves status updates and changes to instances for its own service accounts, by name.
	"virt-api-client": {pkix.Name{CommonName: "system:serviceaccount:kubevirt:kubevirt-apiserver", Organization: masters}, nil},
	"virt-controller": {pkix.Name{CommonName: "system:serviceaccount:kubevirt:kubevirt-controller", Organization: masters}, nil},
	"virt-handler":    {pkix.Name{CommonName: "system:serviceaccount:kubevirt:kubevirt-handler", Organization: masters}, nil},
	"cdi-controller":  {pkix.Name{CommonName: "system:serviceaccount:cdi:cdi-sa", Organization: masters}, nil},
}

type authority struct {
	certificate *x509.Certificate
	key         *rsa.PrivateKey
}

func main() {
	log.SetFlags(0)
	if len(os.Args) != 2 {
		log.Fatal("usage: pki FOLDER")
	}
	check(os.MkdirAll(os.Args[1], 0o700))
	check(os.Chdir(os.Args[1]))

	newKey("service-account")
	ca := authority{key: newAuthorityKey("ca")}
	ca.certificate = ca.issue("ca", ca.key.Public(), x509.Certificate{
		Subject:               pkix.Name{CommonName: "plane"},
		KeyUsage:              x509.KeyUsageCertSign | x509.KeyUsageDigitalSignature,
		BasicConstraintsValid: true,
		IsCA:                  true,
	})
	for file, entry := range certificates {
		template := x509.Certificate{Subject: entry.subject, DNSNames: entry.names, KeyUsage: x509.KeyUsageDigitalSignature}
		template.ExtKeyUsage = []x509.ExtKeyUsage{x509.ExtKeyUsageClientAuth}
		if entry.names != nil {
			template.ExtKeyUsage = []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth}
			template.IPAddresses = loopback
		}
		ca.issue(file, newKey(file).Public(), template)
	}
}

// issue signs a certificate; the first one is that of the authority, which signs itself.
func (ca authority) issue(file string, public crypto.PublicKey, template x509.Certificate) *x509.Certificate {
	var err error
	template.SerialNumber, err = rand.Int(rand.Reader, new(big.Int).Lsh(big.NewInt(1), 120))
	check(err)
	template.NotBefore = time.Now().Add(-time.Minute)
	template.NotAfter = time.Now().Add(validity)
	parent := ca.certificate
	if parent == nil {
		parent = &template
	}
	der, err := x509.CreateCertificate(rand.Reader, &template, parent, public, ca.key)
	check(err)
	write(file+".crt", "CERTIFICATE", der)
	certificate, err := x509.ParseCertificate(der)
	check(err)
	return certificate
}

func newKey(file string) *ecdsa.PrivateKey {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	check(err)
	der, err := x509.MarshalECPrivateKey(key)
	check(err)
	write(file+".key", "EC PRIVATE KEY", der)
	return key
}

// newAuthorityKey creates an RSA key, the only type with which CDI signs its own certificates.
func newAuthorityKey(file string) *rsa.PrivateKey {
	key, err := rsa.GenerateKey(rand.Reader, 2048)
	check(err)
	write(file+".key", "RSA PRIVATE KEY", x509.MarshalPKCS1PrivateKey(key))
	return key
}

func write(file, kind string, der []byte) {
	check(os.WriteFile(file, pem.EncodeToMemory(&pem.Block{Type: kind, Bytes: der}), 0o600))
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
