//go:build tools

// Package flux names the program that this module builds, so that its pins cover what the program imports.
package flux

import _ "github.com/fluxcd/kustomize-controller"
