// A script decides what happens to a guest or to a volume's import. It is written in annotations: a guest's on the
// virtual machine's template (spec.template.metadata.annotations, from where KubeVirt copies them to the instance and
// its pod), an import's on the DataVolume (from where CDI copies them to the claim).
//
//	plane.cdk8s-kubevirt/boot-seconds: "3"     the guest runs that long after its node got it
//	plane.cdk8s-kubevirt/fail: …               one of the failures below
//	plane.cdk8s-kubevirt/import-seconds: "3"   the importer's pod runs that long
//	plane.cdk8s-kubevirt/import-fail: "404 …"  it ends with that error, again and again
//	plane.cdk8s-kubevirt/upload-seconds: "3"   someone sends an upload that long after it could; without it, nobody does
package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

const (
	prefix        = "plane.cdk8s-kubevirt/"
	bootSeconds   = prefix + "boot-seconds"
	failure       = prefix + "fail"
	importSeconds = prefix + "import-seconds"
	importFailure = prefix + "import-fail"
	uploadSeconds = prefix + "upload-seconds"
)

// Failures of a guest.
const (
	unschedulable    = "Unschedulable"    // no node can run its pod
	errImagePull     = "ErrImagePull"     // its image cannot be pulled
	imagePullBackOff = "ImagePullBackOff" // its image still cannot be pulled later
	crashLoop        = "CrashLoop"        // it crashes soon after each start
	crashBeforeRun   = "CrashLoopBackOff" // it crashes before it runs, so that KubeVirt waits longer each time
	lostStorage      = "LostStorage"      // its volumes disappear while it runs
	noAddress        = "NoAddress"        // it runs but never gets an address
)

var failures = []string{unschedulable, errImagePull, imagePullBackOff, crashLoop, crashBeforeRun, lostStorage, noAddress}

// fails reports whether the object's script names the failure.
func fails(object metav1.Object, with string) bool {
	return object.GetAnnotations()[failure] == with
}

// scripted returns a duration of the object's script, and whether it has one.
func scripted(object metav1.Object, annotation string) (time.Duration, bool) {
	text, given := object.GetAnnotations()[annotation]
	seconds, _ := strconv.ParseFloat(text, 64)
	return time.Duration(seconds * float64(time.Second)), given
}

// mistakes lists what is invalid in a guest's script.
func mistakes(guest metav1.Object) (all []string) {
	annotations := guest.GetAnnotations()
	if with, given := annotations[failure]; given && !slices.Contains(failures, with) {
		all = append(all, fmt.Sprintf("annotation %s: %q is no failure, write one of %s", failure, with, strings.Join(failures, ", ")))
	}
	if text, given := annotations[bootSeconds]; given {
		if _, err := strconv.ParseFloat(text, 64); err != nil {
			all = append(all, fmt.Sprintf("annotation %s: %q is no number, write seconds such as 0.5", bootSeconds, text))
		}
	}
	return all
}

// left is how much of a duration remains after its start.
func left(since metav1.Time, whole time.Duration) time.Duration {
	return max(0, time.Until(since.Add(whole)))
}

// now is the current time in the API's precision.
func now() metav1.Time { return metav1.NewTime(time.Now().Truncate(time.Second)) }
