package main

import (
	"os"
	"os/signal"
	"syscall"
	"time"

	"github.com/alicebob/miniredis/v2"
	"github.com/spf13/cobra"
)

// The in-memory Redis with which upstream's command line runs Argo CD without a cluster.
func redis() *cobra.Command {
	return &cobra.Command{Use: "redis ADDRESS", Args: cobra.ExactArgs(1), RunE: func(_ *cobra.Command, args []string) error {
		server := miniredis.NewMiniRedis()
		if err := server.StartAddr(args[0]); err != nil {
			return err
		}
		stop := make(chan os.Signal, 1)
		signal.Notify(stop, syscall.SIGTERM, syscall.SIGINT)
		// Keys expire only when it is told that time passes: otherwise Argo CD would never see another commit.
		for tick := time.NewTicker(time.Second); ; {
			select {
			case <-tick.C:
				server.FastForward(time.Second)
			case <-stop:
				server.Close()
				return nil
			}
		}
	}}
}
