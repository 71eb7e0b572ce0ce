// git-server ADDRESS FOLDER serves the Git repositories in a folder over HTTP, for cloning.
package main

import (
	"log"
	"net/http"
	"net/http/cgi"
	"os"
	"os/exec"
)

func main() {
	if len(os.Args) != 3 {
		log.Fatal("usage: git-server ADDRESS FOLDER")
	}
	git, err := exec.LookPath("git")
	if err != nil {
		log.Fatal(err)
	}
	log.Fatal(http.ListenAndServe(os.Args[1], &cgi.Handler{
		Path: git,
		Args: []string{"http-backend"},
		Env:  []string{"GIT_PROJECT_ROOT=" + os.Args[2], "GIT_HTTP_EXPORT_ALL=1"},
		// There Git finds which folders of other owners its user trusts.
		InheritEnv: []string{"HOME"},
	}))
}
