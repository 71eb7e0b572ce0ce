// nodes stands in for everything below the control plane: the scheduler, kubelets, virt-handlers, the storage
// provisioner, CDI's pods, and the guests themselves, whose SSH servers are real OpenSSH servers.
package main

import (
	"context"
	"flag"
	"log"
	"os/signal"
	"path/filepath"
	"syscall"

	corev1 "k8s.io/api/core/v1"
	storagev1 "k8s.io/api/storage/v1"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/kubernetes/scheme"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	"k8s.io/client-go/tools/record"
	virtv1 "kubevirt.io/api/core/v1"
	"kubevirt.io/client-go/kubevirt"
)

// loopback is every node's and pod's address.
const loopback = "127.0.0.1"

func main() {
	log.SetFlags(log.Ltime | log.Lmicroseconds)
	kubeconfig := flag.String("kubeconfig", "", "who kubelets, scheduler and provisioner are")
	handlerKubeconfig := flag.String("handler-kubeconfig", "", "who virt-handler is: KubeVirt keeps status writes for its service account")
	state := flag.String("state", "", "folder of the plane, an absolute path; the SSH server's files go to ssh/ there")
	pki := flag.String("pki", "", "folder of the plane's keys and certificates")
	displayPort := flag.Int("display-port", 0, "port of virt-handlers, at which virt-api finds the guests' displays")
	sshPort := flag.Int("ssh-port", 0, "port of the guests' SSH server at each guest's address; 0 chooses a free one")
	flag.Parse()

	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM, syscall.SIGINT)
	defer stop()
	check(virtv1.AddToScheme(scheme.Scheme))
	core := config(*kubeconfig)
	// Compact, but not available for custom resources.
	core.ContentType = "application/vnd.kubernetes.protobuf"
	client := kubernetes.NewForConfigOrDie(core)
	virt := kubevirt.NewForConfigOrDie(config(*handlerKubeconfig)).KubevirtV1()
	handlers := newHandlerClients(config(*handlerKubeconfig))
	custom := kubernetes.NewForConfigOrDie(config(*kubeconfig)).RESTClient()
	speaks := newSpeakers(ctx, client)

	classes := newLoop[*storagev1.StorageClass](client.StorageV1().RESTClient(), "storageclasses")
	claims := newLoop[*corev1.PersistentVolumeClaim](client.CoreV1().RESTClient(), "persistentvolumeclaims")
	volumes := newLoop[*corev1.PersistentVolume](client.CoreV1().RESTClient(), "persistentvolumes")
	pods := newLoop[*corev1.Pod](client.CoreV1().RESTClient(), "pods")
	guests := newLoop[*virtv1.VirtualMachineInstance](virt.RESTClient(), "virtualmachineinstances")

	storage := &provisioner{client: client, events: speaks(provisionerName), classes: classes, claims: claims, volumes: volumes}
	claims.step, volumes.step = storage.claim, storage.volume
	work := &workloads{client: client, custom: custom, pods: pods, claims: claims, guests: guests}
	pods.changed, guests.changed = work.podChanged, work.guestChanged
	pods.step = (&kubelet{
		client: client, custom: custom, work: work,
		events:    map[component]record.EventRecorder{ofKubelet: speaks(ofKubelet), ofMultus: speaks(ofMultus)},
		scheduler: &scheduler{client: client, events: speaks("default-scheduler"), classes: classes, claims: claims, guests: guests},
	}).pod
	held := newAddresses(guests, *sshPort)
	guests.step = (&handler{clients: handlers, events: speaks("virt-handler"), storage: storage, work: work, addresses: held}).guest

	go keepRegistered(ctx, client)
	runLoops(ctx, classes, claims, volumes, pods, guests)
	log.Print("watching")
	go func() {
		if err := (&displays{guests: guests, pki: *pki}).listen(ctx, *displayPort); err != nil {
			log.Printf("guests have no displays: %v", err)
		}
	}()
	ssh := &sshServer{client: client, addresses: held, sessions: newSessions(guests), folder: filepath.Join(*state, "ssh")}
	if err := ssh.listen(ctx, *sshPort); err != nil {
		log.Printf("guests have no SSH: %v", err)
	}
	<-ctx.Done()
}

func config(kubeconfig string) *rest.Config {
	config, err := clientcmd.BuildConfigFromFlags("", kubeconfig)
	check(err)
	config.QPS, config.Burst = 1000, 2000
	return config
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
