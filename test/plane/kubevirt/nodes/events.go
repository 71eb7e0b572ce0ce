// Events are recorded in the name of the simulated component; client-go counts repeated ones, and rate-limits frequent
// ones.
package main

import (
	"context"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/kubernetes/scheme"
	typedcorev1 "k8s.io/client-go/kubernetes/typed/core/v1"
	"k8s.io/client-go/tools/record"
)

type speakers func(component) record.EventRecorder

// A component is the source of events.
type component string

func newSpeakers(ctx context.Context, client kubernetes.Interface) speakers {
	broadcaster := record.NewBroadcaster(record.WithContext(ctx), record.WithSleepDuration(time.Second))
	broadcaster.StartRecordingToSink(&typedcorev1.EventSinkImpl{Interface: client.CoreV1().Events("")})
	return func(source component) record.EventRecorder {
		return broadcaster.NewRecorder(scheme.Scheme, corev1.EventSource{Component: string(source)})
	}
}
