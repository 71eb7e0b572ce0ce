// source stands in for Flux's source-controller, which is not a Go module that can be built: every second it reads the
// branch of each GitRepository, packs its commit, serves the pack, and writes the status that kustomize-controller
// reads.
package main

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"flag"
	"fmt"
	"log"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/fluxcd/pkg/apis/meta"
	sourcev1 "github.com/fluxcd/source-controller/api/v1"
	apimeta "k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/client-go/tools/clientcmd"
	"sigs.k8s.io/controller-runtime/pkg/client"
)

// longestLook is how long one look at all repositories may take.
const longestLook = 30 * time.Second

func main() {
	kubeconfig := flag.String("kubeconfig", "", "kubeconfig of the cluster")
	address := flag.String("address", "", "address at which packs are served")
	folder := flag.String("folder", "", "folder that packs are kept in")
	flag.Parse()
	config, err := clientcmd.BuildConfigFromFlags("", *kubeconfig)
	if err != nil {
		log.Fatal(err)
	}
	scheme := runtime.NewScheme()
	if err := sourcev1.AddToScheme(scheme); err != nil {
		log.Fatal(err)
	}
	cluster, err := client.New(config, client.Options{Scheme: scheme})
	if err != nil {
		log.Fatal(err)
	}
	go func() { log.Fatal(http.ListenAndServe(*address, http.FileServer(http.Dir(*folder)))) }()
	for range time.Tick(time.Second) {
		if err := look(cluster, *address, *folder); err != nil {
			log.Print(err)
		}
	}
}

func look(cluster client.Client, address, folder string) error {
	ctx, cancel := context.WithTimeout(context.Background(), longestLook)
	defer cancel()
	var repositories sourcev1.GitRepositoryList
	if err := cluster.List(ctx, &repositories); err != nil {
		return err
	}
	for _, repository := range repositories.Items {
		if err := reconcile(ctx, cluster, &repository, address, folder); err != nil {
			log.Printf("%s/%s: %v", repository.Namespace, repository.Name, err)
		}
	}
	return nil
}

func reconcile(ctx context.Context, cluster client.Client, repository *sourcev1.GitRepository, address, folder string) error {
	branch := "master"
	if repository.Spec.Reference != nil && repository.Spec.Reference.Branch != "" {
		branch = repository.Spec.Reference.Branch
	}
	heads, err := git(ctx, "", "ls-remote", "--exit-code", repository.Spec.URL, "refs/heads/"+branch)
	if err != nil {
		return err
	}
	commit := strings.Fields(heads)[0]
	revision := branch + "@sha1:" + commit
	if artifact := repository.Status.Artifact; artifact != nil && artifact.Revision == revision && repository.Status.ObservedGeneration == repository.Generation {
		return nil
	}
	path := filepath.Join("gitrepository", repository.Namespace, repository.Name, commit+".tar.gz")
	pack, err := packed(ctx, repository.Spec.URL, branch, commit, filepath.Join(folder, path))
	if err != nil {
		return err
	}
	before := repository.DeepCopy()
	now, size, digest := metav1.Now(), int64(len(pack)), sha256.Sum256(pack)
	repository.Status.ObservedGeneration = repository.Generation
	repository.Status.Artifact = &meta.Artifact{
		Path: path, URL: "http://" + address + "/" + path, Revision: revision, Digest: "sha256:" + hex.EncodeToString(digest[:]), LastUpdateTime: now, Size: &size,
	}
	for _, condition := range []string{meta.ReadyCondition, "ArtifactInStorage"} {
		apimeta.SetStatusCondition(&repository.Status.Conditions, metav1.Condition{
			Type: condition, Status: metav1.ConditionTrue, Reason: "Succeeded", Message: "stored artifact for revision '" + revision + "'", ObservedGeneration: repository.Generation,
		})
	}
	log.Printf("%s/%s: %s, %d bytes", repository.Namespace, repository.Name, revision, size)
	return cluster.Status().Patch(ctx, repository, client.MergeFrom(before))
}

// packed stores the files of a commit in an archive, and returns it.
func packed(ctx context.Context, url, branch, commit, file string) ([]byte, error) {
	clone, err := os.MkdirTemp("", "source-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(clone)
	if _, err := git(ctx, "", "clone", "--quiet", "--bare", "--branch", branch, url, clone); err != nil {
		return nil, err
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return nil, err
	}
	if _, err := git(ctx, clone, "archive", "--format=tar.gz", "--output="+file, commit); err != nil {
		return nil, err
	}
	return os.ReadFile(file)
}

func git(ctx context.Context, folder string, args ...string) (string, error) {
	command := exec.CommandContext(ctx, "git", args...)
	command.Dir = folder
	output, err := command.Output()
	if exit, ok := err.(*exec.ExitError); ok {
		return "", fmt.Errorf("git %s: %w: %s", args[0], err, exit.Stderr)
	}
	return string(output), err
}
