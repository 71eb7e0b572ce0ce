// Events are told in the name of whom each is imitated; like everyone's, they are counted when they repeat, and made
// rare when they repeat too often, by client-go.
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

type speakers func(component string) record.EventRecorder

func newSpeakers(ctx context.Context, client kubernetes.Interface) speakers {
	broadcaster := record.NewBroadcaster(record.WithContext(ctx), record.WithSleepDuration(time.Second))
	broadcaster.StartRecordingToSink(&typedcorev1.EventSinkImpl{Interface: client.CoreV1().Events("")})
	return func(component string) record.EventRecorder {
		return broadcaster.NewRecorder(scheme.Scheme, corev1.EventSource{Component: component})
	}
}
