// A loop is shown every object of one kind whenever it changes, and whenever the loop asked to see it again; each
// object is handled by one worker at a time. Loops list and watch as client-go's informers do: a cut watch, an expired
// resource version, and an API server that is away or returns 429 or 500 lead to another attempt. Steps keep no state
// between calls: everything they know is in the objects, so this program may be stopped and started at any moment.
package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/fields"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/cache"
	"k8s.io/client-go/util/workqueue"
)

// workers of one loop.
const workers = 8

type object interface {
	runtime.Object
	metav1.Object
}

type loop[T object] struct {
	// step looks at an object, and returns after how long it wants to see it again; zero means not before it changes. It is
	// nil in loops that others merely read.
	step func(context.Context, T) (time.Duration, error)
	// changed is called for an object once it can be read, so that other loops can be woken; it may be nil.
	changed    func(T)
	resource   string
	store      cache.Indexer
	controller cache.Controller
	queue      workqueue.TypedRateLimitingInterface[string]
}

// owner indexes objects by the UIDs of their owners.
const owner = "owner"

func newLoop[T object](client rest.Interface, resource string) *loop[T] {
	l := &loop[T]{
		resource: resource,
		queue:    workqueue.NewTypedRateLimitingQueue(workqueue.NewTypedItemExponentialFailureRateLimiter[string](20*time.Millisecond, 2*time.Second)),
	}
	seen := func(obj any) {
		if l.step != nil {
			l.wake(obj.(T).GetNamespace(), obj.(T).GetName())
		}
		if l.changed != nil {
			l.changed(obj.(T))
		}
	}
	var example T
	store, controller := cache.NewInformerWithOptions(cache.InformerOptions{
		ListerWatcher: cache.NewListWatchFromClient(client, resource, metav1.NamespaceAll, fields.Everything()),
		ObjectType:    example,
		Handler:       cache.ResourceEventHandlerFuncs{AddFunc: seen, UpdateFunc: func(_, obj any) { seen(obj) }},
		Indexers: cache.Indexers{owner: func(obj any) (uids []string, _ error) {
			for _, reference := range obj.(T).GetOwnerReferences() {
				uids = append(uids, string(reference.UID))
			}
			return uids, nil
		}},
	})
	l.store, l.controller = store.(cache.Indexer), controller
	return l
}

// get returns an object as last seen; it must not be modified.
func (l *loop[T]) get(namespace, name string) (T, bool) {
	found, exists, _ := l.store.GetByKey(cache.NewObjectName(namespace, name).String())
	if !exists {
		var none T
		return none, false
	}
	return found.(T), true
}

// owned returns the objects that have the owner.
func (l *loop[T]) owned(by metav1.Object) []T {
	found, _ := l.store.ByIndex(owner, string(by.GetUID()))
	owned := make([]T, len(found))
	for i := range found {
		owned[i] = found[i].(T)
	}
	return owned
}

// wake makes the loop look at an object that has not changed.
func (l *loop[T]) wake(namespace, name string) {
	l.queue.Add(cache.NewObjectName(namespace, name).String())
}

func (l *loop[T]) watch(ctx context.Context) cache.InformerSynced {
	go l.controller.RunWithContext(ctx)
	go func() { <-ctx.Done(); l.queue.ShutDown() }()
	return l.controller.HasSynced
}

func (l *loop[T]) work(ctx context.Context) {
	for range workers {
		go func() {
			for {
				key, stopped := l.queue.Get()
				if stopped {
					return
				}
				l.once(ctx, key)
				l.queue.Done(key)
			}
		}()
	}
}

func (l *loop[T]) once(ctx context.Context, key string) {
	found, exists, _ := l.store.GetByKey(key)
	if !exists {
		l.queue.Forget(key)
		return
	}
	again, err := l.attempt(ctx, found.(T))
	if err != nil {
		// The cache is stale: the next look will find what is new.
		if !apierrors.IsConflict(err) && !apierrors.IsNotFound(err) && !errors.Is(err, context.Canceled) {
			log.Printf("%s %s: %v", l.resource, key, err)
		}
		l.queue.AddRateLimited(key)
		return
	}
	l.queue.Forget(key)
	if again > 0 {
		l.queue.AddAfter(key, again)
	}
}

// attempt limits a request that hangs because the server is shutting down, so that it can be retried.
func (l *loop[T]) attempt(ctx context.Context, object T) (_ time.Duration, err error) {
	ctx, cancel := context.WithTimeout(ctx, 15*time.Second)
	defer cancel()
	defer func() {
		if problem := recover(); problem != nil {
			err = fmt.Errorf("panic: %v", problem)
		}
	}()
	return l.step(ctx, object)
}

type runnable interface {
	watch(context.Context) cache.InformerSynced
	work(context.Context)
}

// runLoops starts to work once all loops have listed their objects, since steps read the objects of other loops.
func runLoops(ctx context.Context, loops ...runnable) {
	synced := make([]cache.InformerSynced, len(loops))
	for i, each := range loops {
		synced[i] = each.watch(ctx)
	}
	cache.WaitForCacheSync(ctx.Done(), synced...)
	for _, each := range loops {
		each.work(ctx)
	}
}
