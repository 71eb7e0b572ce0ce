// virt-operator serves upstream's own webhooks for KubeVirt objects on a given loopback port, and installs nothing;
// upstream's entry point serves them on port 8444, and installs KubeVirt.
package main

import (
	"context"
	"flag"
	"log"
	"net/http"

	admissionv1 "k8s.io/api/admission/v1"
	"k8s.io/client-go/tools/clientcmd"
	"kubevirt.io/client-go/kubecli"
	kubevirtlog "kubevirt.io/client-go/log"
	"kubevirt.io/kubevirt/pkg/util/webhooks/validating-webhooks"
	"kubevirt.io/kubevirt/pkg/virt-operator/resource/generate/components"
	"kubevirt.io/kubevirt/pkg/virt-operator/webhooks"
)

// deletePath is the only path for which upstream has no constant.
const deletePath = "/kubevirt-validate-delete"

type admitter interface {
	Admit(context.Context, *admissionv1.AdmissionReview) *admissionv1.AdmissionResponse
}

func main() {
	log.SetFlags(0)
	kubeconfig := flag.String("kubeconfig", "", "who virt-operator is")
	port := flag.String("port", "", "port on 127.0.0.1")
	certFile := flag.String("tls-cert-file", "", "certificate to serve with")
	keyFile := flag.String("tls-private-key-file", "", "its key")
	flag.Parse()
	kubevirtlog.InitializeLogging("virt-operator")

	config := must(clientcmd.BuildConfigFromFlags("", *kubeconfig))
	config.QPS, config.Burst = 200, 400
	kube := must(kubecli.GetK8sClientFromRESTConfig(config))
	virt := must(kubecli.GetKubevirtClientFromRESTConfig(config))

	var mux http.ServeMux
	for path, webhook := range map[string]admitter{
		deletePath:                            webhooks.NewKubeVirtDeletionAdmitter(virt),
		components.KubeVirtCreateValidatePath: webhooks.NewKubeVirtCreateAdmitter(virt),
		// The configuration that it is given by upstream is never read: it compares the two objects of the request.
		components.KubeVirtUpdateValidatePath: webhooks.NewKubeVirtUpdateAdmitter(kube, nil),
	} {
		mux.HandleFunc(path, func(response http.ResponseWriter, request *http.Request) {
			validating_webhooks.Serve(response, request, webhook)
		})
	}
	log.Fatal(http.ListenAndServeTLS("127.0.0.1:"+*port, *certFile, *keyFile, &mux))
}

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}
