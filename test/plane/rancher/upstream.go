//go:build tools

// Package rancher names the programs that this module builds, so that its pins cover what they import.
package rancher

import (
	_ "github.com/rancher/fleet/cmd/fleetagent"
	_ "github.com/rancher/fleet/cmd/fleetcli"
	_ "github.com/rancher/fleet/cmd/fleetcontroller"
)
