// cdi-apiserver runs CDI's own API server and admission webhooks on a given loopback port; upstream's entry point
// supports no address but 0.0.0.0:8443.
package main

import (
	"crypto/tls"
	"flag"
	"log"

	snapclient "github.com/kubernetes-csi/external-snapshotter/client/v6/clientset/versioned"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/kubernetes/scheme"
	aggregator "k8s.io/kube-aggregator/pkg/client/clientset_generated/clientset"
	"kubevirt.io/containerized-data-importer-api/pkg/apis/core/v1beta1"
	"kubevirt.io/containerized-data-importer/pkg/apiserver"
	cdiclient "kubevirt.io/containerized-data-importer/pkg/client/clientset/versioned"
	cryptowatch "kubevirt.io/containerized-data-importer/pkg/util/tls-crypto-watch"
	"sigs.k8s.io/controller-runtime/pkg/client"
	clientconfig "sigs.k8s.io/controller-runtime/pkg/client/config"
	"sigs.k8s.io/controller-runtime/pkg/manager/signals"
)

// serving is a certificate that stays the same while the plane runs.
type serving struct{ certificate tls.Certificate }

func (s serving) GetCertificate(*tls.ClientHelloInfo) (*tls.Certificate, error) {
	return &s.certificate, nil
}

func main() {
	log.SetFlags(0)
	port := flag.Uint("port", 0, "port on 127.0.0.1")
	certFile := flag.String("tls-cert-file", "", "certificate to serve with")
	keyFile := flag.String("tls-private-key-file", "", "its key")
	flag.Parse()

	ctx := signals.SetupSignalHandler()
	// -kubeconfig is a flag of this package.
	config := clientconfig.GetConfigOrDie()
	config.QPS, config.Burst = 200, 400
	check(v1beta1.AddToScheme(scheme.Scheme))
	kube := kubernetes.NewForConfigOrDie(config)
	cdi := cdiclient.NewForConfigOrDie(config)
	auth := must(apiserver.NewAuthConfigWatcher(ctx, kube))

	server := must(apiserver.NewCdiAPIServer("127.0.0.1", *port,
		kube, aggregator.NewForConfigOrDie(config), cdi, snapclient.NewForConfigOrDie(config),
		must(client.New(config, client.Options{Scheme: scheme.Scheme})),
		must(apiserver.NewAuthorizorFromConfig(config, auth)), auth,
		must(cryptowatch.NewCdiConfigTLSWatcher(ctx, cdi)),
		serving{must(tls.LoadX509KeyPair(*certFile, *keyFile))}, nil))
	check(server.Start(ctx.Done()))
}

func must[T any](value T, err error) T {
	check(err)
	return value
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
