// cdi-controller runs CDI's own controllers without their metrics server, whose port upstream's entry point fixes, and
// without reading a pod's mounted files.
package main

import (
	"crypto/rsa"
	"flag"
	"log"
	"os"

	snapshotv1 "github.com/kubernetes-csi/external-snapshotter/client/v6/apis/volumesnapshot/v1"
	openshiftconfigv1 "github.com/openshift/api/config/v1"
	imagev1 "github.com/openshift/api/image/v1"
	routev1 "github.com/openshift/api/route/v1"
	corev1 "k8s.io/api/core/v1"
	extv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	"k8s.io/apimachinery/pkg/fields"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/client-go/kubernetes"
	kubescheme "k8s.io/client-go/kubernetes/scheme"
	cdiv1 "kubevirt.io/containerized-data-importer-api/pkg/apis/core/v1beta1"
	forklift "kubevirt.io/containerized-data-importer-api/pkg/apis/forklift/v1beta1"
	"kubevirt.io/containerized-data-importer/pkg/apiserver"
	"kubevirt.io/containerized-data-importer/pkg/keys"
	metrics "kubevirt.io/containerized-data-importer/pkg/monitoring/metrics/cdi-controller"
	"kubevirt.io/containerized-data-importer/pkg/util/cert/fetcher"
	"sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/client"
	clientconfig "sigs.k8s.io/controller-runtime/pkg/client/config"
	controllerlog "sigs.k8s.io/controller-runtime/pkg/log"
	"sigs.k8s.io/controller-runtime/pkg/log/zap"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/manager/signals"
	metricsserver "sigs.k8s.io/controller-runtime/pkg/metrics/server"
)

const namespace = "cdi"

func main() {
	log.SetFlags(0)
	caFile := flag.String("ca-cert-file", "", "certificate of the authority that signs upload servers and clients")
	caKeyFile := flag.String("ca-key-file", "", "its key")
	flag.Parse()
	controllerlog.SetLogger(zap.New())
	check(metrics.SetupMetrics())

	// -kubeconfig is a flag of this package.
	config := clientconfig.GetConfigOrDie()
	config.QPS, config.Burst = 200, 400
	// The key with which cdi-apiserver signs tokens; whichever of the two starts first creates it.
	signer := must(keys.GetOrCreatePrivateKey(kubernetes.NewForConfigOrDie(config), namespace, apiserver.APISigningKeySecretName, nil))

	// CDI needs no Secrets and ConfigMaps of other namespaces.
	own := cache.ByObject{Field: fields.OneTermEqualSelector("metadata.namespace", namespace)}
	mgr := must(manager.New(config, manager.Options{
		Scheme:  newScheme(),
		Metrics: metricsserver.Options{BindAddress: "0"},
		Cache:   cache.Options{ByObject: map[client.Object]cache.ByObject{&corev1.ConfigMap{}: own, &corev1.Secret{}: own}},
	}))
	ctx := signals.SetupSignalHandler()
	check(register(ctx, mgr, settings{
		signer:    signer,
		authority: &fetcher.FileCertFetcher{CertFileName: *caFile, KeyFileName: *caKeyFile},
		bundle:    &fetcher.MemCertBundleFetcher{Bundle: must(os.ReadFile(*caFile))},
		key:       &rsa.PublicKey{N: signer.N, E: signer.E},
	}))
	check(mgr.Start(ctx))
}

// newScheme includes OpenShift's types: the controllers query them, and accept that they are missing.
func newScheme() *runtime.Scheme {
	scheme := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{
		kubescheme.AddToScheme, extv1.AddToScheme, cdiv1.AddToScheme, forklift.AddToScheme, snapshotv1.AddToScheme,
		openshiftconfigv1.Install, imagev1.Install, routev1.Install,
	} {
		check(add(scheme))
	}
	return scheme
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
