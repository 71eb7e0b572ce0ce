package main

import (
	"fmt"
	"time"

	cmdutil "github.com/argoproj/argo-cd/v3/cmd/util"
	commitclient "github.com/argoproj/argo-cd/v3/commitserver/apiclient"
	"github.com/argoproj/argo-cd/v3/controller"
	"github.com/argoproj/argo-cd/v3/controller/sharding"
	"github.com/argoproj/argo-cd/v3/pkg/apis/application/v1alpha1"
	appclientset "github.com/argoproj/argo-cd/v3/pkg/client/clientset/versioned"
	"github.com/argoproj/argo-cd/v3/pkg/ratelimiter"
	"github.com/argoproj/argo-cd/v3/reposerver/apiclient"
	"github.com/argoproj/argo-cd/v3/util/argo"
	"github.com/argoproj/argo-cd/v3/util/argo/normalizers"
	cacheutil "github.com/argoproj/argo-cd/v3/util/cache"
	appstatecache "github.com/argoproj/argo-cd/v3/util/cache/appstate"
	"github.com/argoproj/argo-cd/v3/util/cli"
	kubeutil "github.com/argoproj/argo-cd/v3/util/kube"
	"github.com/argoproj/argo-cd/v3/util/settings"
	"github.com/spf13/cobra"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/tools/clientcmd"
)

const namespace = "argocd"

// The application controller with upstream's defaults. Upstream's own command would expose metrics on every address.
func applicationController() *cobra.Command {
	var repoServer, metrics string
	var resync time.Duration
	command := &cobra.Command{Use: "application-controller", Args: cobra.NoArgs}
	config := cli.AddKubectlFlagsToCmd(command)
	cache := appstatecache.AddCacheFlagsToCmd(command)
	command.Flags().StringVar(&repoServer, "repo-server", "", "Address of the repo server")
	command.Flags().StringVar(&metrics, "metrics-address", "", "Address of the metrics")
	command.Flags().DurationVar(&resync, "resync", 2*time.Minute, "How often an Application is compared with its repository")
	command.RunE = func(command *cobra.Command, _ []string) error {
		cli.SetLogFormat("text")
		cli.SetLogLevel(cmdutil.LogLevel)
		states, err := cache()
		if err != nil {
			return err
		}
		states.Cache.SetClient(cacheutil.NewTwoLevelClient(states.Cache.GetClient(), 10*time.Minute))
		return runController(command, config, states, repoServer, metrics, resync)
	}
	return command
}

func runController(command *cobra.Command, clientConfig clientcmd.ClientConfig, states *appstatecache.Cache, repoServer, metrics string, resync time.Duration) error {
	config, err := clientConfig.ClientConfig()
	if err != nil {
		return err
	}
	if err := v1alpha1.SetK8SConfigDefaults(config); err != nil {
		return err
	}
	client := kubernetes.NewForConfigOrDie(config)

	var applications *controller.ApplicationController
	changed := func() { applications.InvalidateProjectsCache() }
	settingsManager := settings.NewSettingsManager(command.Context(), client, namespace, settings.WithRepoOrClusterChangedHandler(changed))
	shards, err := sharding.GetClusterSharding(client, settingsManager, "legacy", false)
	if err != nil {
		return err
	}
	applications, err = controller.NewApplicationController(
		namespace,
		settingsManager,
		client,
		appclientset.NewForConfigOrDie(config),
		apiclient.NewRepoServerClientset(repoServer, 60, apiclient.TLSConfiguration{DisableTLS: true}),
		commitclient.NewCommitServerClientset(""),
		states,
		kubeutil.NewKubectl(),
		resync,
		0, // hard resync: never
		0, // jitter of the resync
		0, // timeout of self-heal
		&wait.Backoff{Duration: 2 * time.Second, Factor: 3, Cap: 300 * time.Second},
		330*time.Second, // delay after which self-heal's back-off starts over
		0,               // timeout of a sync
		180*time.Second, // grace period for repository errors
		0,               // metrics port, whose address is set below
		0,               // expiry of metrics
		nil, nil, nil,   // metrics labels
		20, // concurrent applies of objects
		// The only way to read an object's health without the user interface.
		true,
		shards,
		nil, // further namespaces of Applications
		ratelimiter.GetDefaultAppRateLimiterConfig(),
		false, // server-side diff
		false, // dynamic distribution over clusters
		normalizers.IgnoreNormalizerOpts{},
		argo.DefaultEnableEventList(),
		false, // hydrator
	)
	if err != nil {
		return err
	}
	applications.GetMetricsServer().Addr = metrics
	fmt.Println("running")
	applications.Run(command.Context(), 20, 10)
	return nil
}
