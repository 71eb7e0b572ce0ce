// A program that loads only the library's peers.
package main

import "github.com/cdk8s-team/cdk8s-core-go/cdk8s/v2"

func main() {
	cdk8s.NewApp(nil)
}
