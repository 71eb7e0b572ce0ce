// Package fake is empty: only upstream's tests import it, which `go mod tidy` follows.
package fake
