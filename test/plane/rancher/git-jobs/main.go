// git-jobs runs the pods of Rancher Fleet's Git jobs, which no node of the plane does: the real `fleet gitcloner`, and
// then the real `fleet apply` on what that cloned, with the real controller's arguments, as the job's service account.
// The plane's kubelet starts such pods and leaves their end to this program.
package main

import (
	"bytes"
	"context"
	"flag"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/tools/clientcmd"
)

const (
	// cloner is the init container by which the kubelet, too, recognizes such pods.
	cloner    = "gitcloner-initializer"
	workspace = "/workspace"
	// configVolume is where the job finds the targets of bundles.
	configVolume = "/run/config"
	longest      = 4096
)

type runner struct {
	client            kubernetes.Interface
	kubeconfig, fleet string
}

func main() {
	kubeconfig := flag.String("kubeconfig", "", "kubeconfig of the cluster")
	fleet := flag.String("fleet", "", "the program that the containers' image has")
	flag.Parse()
	config, err := clientcmd.BuildConfigFromFlags("", *kubeconfig)
	if err != nil {
		log.Fatal(err)
	}
	run := runner{client: kubernetes.NewForConfigOrDie(config), kubeconfig: *kubeconfig, fleet: *fleet}
	for range time.Tick(500 * time.Millisecond) {
		pods, err := run.client.CoreV1().Pods("").List(context.Background(), metav1.ListOptions{
			LabelSelector: "batch.kubernetes.io/job-name", FieldSelector: "status.phase=Running",
		})
		if err != nil {
			log.Print(err)
			continue
		}
		for _, pod := range pods.Items {
			if len(pod.Spec.InitContainers) == 1 && pod.Spec.InitContainers[0].Name == cloner {
				if err := run.pod(context.Background(), &pod); err != nil {
					log.Printf("%s/%s: %v", pod.Namespace, pod.Name, err)
				}
			}
		}
	}
}

// pod runs the containers of a pod one after the other, and reports in its status how they ended.
func (r runner) pod(ctx context.Context, pod *corev1.Pod) error {
	folder, err := os.MkdirTemp("", "git-job-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	places := map[string]string{workspace: filepath.Join(folder, "source"), configVolume: filepath.Join(folder, "config")}
	for _, place := range places {
		if err := os.MkdirAll(place, 0o755); err != nil {
			return err
		}
	}
	if err := r.mount(ctx, pod, places[configVolume]); err != nil {
		return err
	}
	kubeconfig := filepath.Join(folder, "kubeconfig")
	if err := r.impersonate("system:serviceaccount:"+pod.Namespace+":"+pod.Spec.ServiceAccountName, kubeconfig); err != nil {
		return err
	}
	failed := ""
	for _, container := range append(pod.Spec.InitContainers, pod.Spec.Containers...) {
		if output, err := r.run(ctx, container, places, folder, kubeconfig); err != nil {
			failed = output + err.Error()
			break
		}
	}
	log.Printf("%s/%s: %s", pod.Namespace, pod.Name, failed)
	return r.end(ctx, pod, failed)
}

// mount writes the contents of the job's ConfigMaps.
func (r runner) mount(ctx context.Context, pod *corev1.Pod, folder string) error {
	for _, volume := range pod.Spec.Volumes {
		if volume.ConfigMap == nil {
			continue
		}
		held, err := r.client.CoreV1().ConfigMaps(pod.Namespace).Get(ctx, volume.ConfigMap.Name, metav1.GetOptions{})
		if err != nil {
			return err
		}
		for name, value := range held.BinaryData {
			if err := os.WriteFile(filepath.Join(folder, name), value, 0o600); err != nil {
				return err
			}
		}
		for name, value := range held.Data {
			if err := os.WriteFile(filepath.Join(folder, name), []byte(value), 0o600); err != nil {
				return err
			}
		}
	}
	return nil
}

// impersonate writes a kubeconfig with the permissions of a user, and no others.
func (r runner) impersonate(user, file string) error {
	config, err := clientcmd.LoadFromFile(r.kubeconfig)
	if err != nil {
		return err
	}
	for _, info := range config.AuthInfos {
		info.Impersonate = user
	}
	return clientcmd.WriteToFile(*config, file)
}

func (r runner) run(ctx context.Context, container corev1.Container, places map[string]string, folder, kubeconfig string) (string, error) {
	// The container's command is a script that saves the output; the first argument is the program's name in the image.
	command := exec.CommandContext(ctx, r.fleet, container.Args[1:]...)
	for index, word := range command.Args {
		for path, place := range places {
			word = strings.Replace(word, path, place, 1)
		}
		command.Args[index] = word
	}
	command.Dir = places[workspace]
	command.Env = append(os.Environ(), "KUBECONFIG="+kubeconfig)
	for _, variable := range container.Env {
		if variable.ValueFrom == nil {
			command.Env = append(command.Env, variable.Name+"="+variable.Value)
		}
	}
	command.Env = append(command.Env, "HOME="+folder)
	var output bytes.Buffer
	command.Stdout, command.Stderr = &output, &output
	err := command.Run()
	os.Stderr.Write(output.Bytes())
	return output.String(), err
}

func (r runner) end(ctx context.Context, pod *corev1.Pod, failed string) error {
	ended := pod.DeepCopy()
	code := int32(0)
	ended.Status.Phase = corev1.PodSucceeded
	if failed != "" {
		code, ended.Status.Phase = 1, corev1.PodFailed
	}
	for index := range ended.Status.ContainerStatuses {
		status := &ended.Status.ContainerStatuses[index]
		status.Ready = false
		status.State = corev1.ContainerState{Terminated: &corev1.ContainerStateTerminated{
			ExitCode: code, Message: failed[max(0, len(failed)-longest):], FinishedAt: metav1.Now(),
		}}
	}
	_, err := r.client.CoreV1().Pods(pod.Namespace).UpdateStatus(ctx, ended, metav1.UpdateOptions{})
	return err
}
