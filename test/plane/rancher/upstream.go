//go:build tools

// Package rancher names the programs that this module is there to build, so that its pins cover what they import.
package rancher

import (
	_ "github.com/rancher/fleet/cmd/fleetagent"
	_ "github.com/rancher/fleet/cmd/fleetcli"
	_ "github.com/rancher/fleet/cmd/fleetcontroller"
)
