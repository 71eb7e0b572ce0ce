//go:build tools

// Package ocm names the program that this module builds, so that its pins cover what the program imports.
package ocm

import _ "open-cluster-management.io/ocm/cmd/work"
