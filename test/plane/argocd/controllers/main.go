// argocd NAME [FLAG...] runs one of Argo CD's controllers by name: the parts that deliver, without user interface and
// API server.
package main

import (
	"fmt"
	"os"

	applicationset "github.com/argoproj/argo-cd/v3/cmd/argocd-applicationset-controller/commands"
	reposerver "github.com/argoproj/argo-cd/v3/cmd/argocd-repo-server/commands"
	"github.com/spf13/cobra"
)

func main() {
	root := &cobra.Command{Use: "argocd", SilenceUsage: true}
	root.AddCommand(applicationController(), applicationset.NewCommand(), reposerver.NewCommand(), redis())
	if err := root.Execute(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
