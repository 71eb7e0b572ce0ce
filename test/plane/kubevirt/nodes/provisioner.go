// The external provisioner and resizer of the storage classes whose provisioner is named below; binding and protection
// are left to Kubernetes' own controllers. A volume is nothing but its object. As with any external provisioner, claims
// with a data source other than a claim or a snapshot are left to volume populators.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	corev1 "k8s.io/api/core/v1"
	storagev1 "k8s.io/api/storage/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/tools/record"
)

const (
	provisionerName    = "plane.cdk8s-kubevirt"
	storageProvisioner = "volume.kubernetes.io/storage-provisioner"
	provisionedBy      = "pv.kubernetes.io/provisioned-by"
)

type provisioner struct {
	client  kubernetes.Interface
	events  record.EventRecorder
	classes *loop[*storagev1.StorageClass]
	claims  *loop[*corev1.PersistentVolumeClaim]
	volumes *loop[*corev1.PersistentVolume]
}

func (p *provisioner) claim(ctx context.Context, claim *corev1.PersistentVolumeClaim) (time.Duration, error) {
	switch {
	case claim.DeletionTimestamp != nil:
		return 0, nil
	case claim.Status.Phase == corev1.ClaimBound:
		return 0, p.resize(ctx, claim)
	// Kubernetes adds this annotation when the claim is due, possibly only with its first consumer.
	case claim.Annotations[storageProvisioner] != provisionerName || claim.Spec.VolumeName != "" || isPopulated(claim):
		return 0, nil
	}
	return 0, p.provision(ctx, claim)
}

func isPopulated(claim *corev1.PersistentVolumeClaim) bool {
	from := claim.Spec.DataSourceRef
	return from != nil && from.Kind != "PersistentVolumeClaim" && from.Kind != "VolumeSnapshot"
}

func (p *provisioner) provision(ctx context.Context, claim *corev1.PersistentVolumeClaim) error {
	name := "pvc-" + string(claim.UID)
	if _, exists := p.volumes.get("", name); exists {
		return nil
	}
	class, exists := p.classes.get("", *claim.Spec.StorageClassName)
	if !exists {
		return fmt.Errorf("storageclass %q not found", *claim.Spec.StorageClassName)
	}
	volume := &corev1.PersistentVolume{
		ObjectMeta: metav1.ObjectMeta{Name: name, Annotations: map[string]string{provisionedBy: provisionerName}},
		Spec: corev1.PersistentVolumeSpec{
			Capacity:    corev1.ResourceList{corev1.ResourceStorage: claim.Spec.Resources.Requests[corev1.ResourceStorage]},
			AccessModes: claim.Spec.AccessModes,
			VolumeMode:  claim.Spec.VolumeMode,
			ClaimRef: &corev1.ObjectReference{
				APIVersion: "v1", Kind: "PersistentVolumeClaim", Namespace: claim.Namespace, Name: claim.Name, UID: claim.UID,
				ResourceVersion: claim.ResourceVersion,
			},
			PersistentVolumeReclaimPolicy: *class.ReclaimPolicy,
			StorageClassName:              class.Name,
			MountOptions:                  class.MountOptions,
			PersistentVolumeSource: corev1.PersistentVolumeSource{
				CSI: &corev1.CSIPersistentVolumeSource{Driver: provisionerName, VolumeHandle: name},
			},
		},
	}
	if _, err := p.client.CoreV1().PersistentVolumes().Create(ctx, volume, metav1.CreateOptions{}); err != nil {
		if apierrors.IsAlreadyExists(err) {
			return nil
		}
		p.events.Eventf(claim, corev1.EventTypeWarning, "ProvisioningFailed", "failed to provision volume with StorageClass %q: %v", class.Name, err)
		return err
	}
	p.events.Eventf(claim, corev1.EventTypeNormal, "ProvisioningSucceeded", "Successfully provisioned volume %s", name)
	return nil
}

// resize makes the volume as large as the claim requests; the API server has checked that this is allowed. As with any
// external resizer, the volume tells whose it is: a claim that a populator binds may never get the annotation of its
// provisioner.
func (p *provisioner) resize(ctx context.Context, claim *corev1.PersistentVolumeClaim) error {
	wanted := claim.Spec.Resources.Requests[corev1.ResourceStorage]
	if has := claim.Status.Capacity[corev1.ResourceStorage]; wanted.Cmp(has) <= 0 {
		return nil
	}
	volume, err := p.client.CoreV1().PersistentVolumes().Get(ctx, claim.Spec.VolumeName, metav1.GetOptions{})
	if err != nil {
		return err
	}
	if volume.Annotations[provisionedBy] != provisionerName {
		return nil
	}
	capacity := map[string]any{"capacity": corev1.ResourceList{corev1.ResourceStorage: wanted}}
	patch, err := json.Marshal(map[string]any{"spec": capacity})
	if err != nil {
		return err
	}
	if _, err := p.client.CoreV1().PersistentVolumes().Patch(ctx, claim.Spec.VolumeName, types.MergePatchType, patch, metav1.PatchOptions{}); err != nil {
		return err
	}
	if patch, err = json.Marshal(map[string]any{"status": capacity}); err != nil {
		return err
	}
	claims := p.client.CoreV1().PersistentVolumeClaims(claim.Namespace)
	if _, err := claims.Patch(ctx, claim.Name, types.MergePatchType, patch, metav1.PatchOptions{}, "status"); err != nil {
		return err
	}
	p.events.Event(claim, corev1.EventTypeNormal, "FileSystemResizeSuccessful", "MountVolume.NodeExpandVolume succeeded for volume "+claim.Spec.VolumeName)
	return nil
}

// volume deletes a volume whose claim no longer exists.
func (p *provisioner) volume(ctx context.Context, volume *corev1.PersistentVolume) (time.Duration, error) {
	if volume.Annotations[provisionedBy] != provisionerName || volume.DeletionTimestamp != nil ||
		volume.Status.Phase != corev1.VolumeReleased || volume.Spec.PersistentVolumeReclaimPolicy != corev1.PersistentVolumeReclaimDelete {
		return 0, nil
	}
	return 0, p.client.CoreV1().PersistentVolumes().Delete(ctx, volume.Name, metav1.DeleteOptions{})
}

// lose removes the volume of a bound claim despite any protection, and returns once Kubernetes has declared the claim
// lost.
func (p *provisioner) lose(ctx context.Context, namespace, claimName string) error {
	claim, exists := p.claims.get(namespace, claimName)
	if !exists || claim.Status.Phase != corev1.ClaimBound {
		return nil
	}
	volumes := p.client.CoreV1().PersistentVolumes()
	if err := volumes.Delete(ctx, claim.Spec.VolumeName, metav1.DeleteOptions{}); err != nil && !apierrors.IsNotFound(err) {
		return err
	}
	_, err := volumes.Patch(ctx, claim.Spec.VolumeName, types.MergePatchType, []byte(`{"metadata":{"finalizers":null}}`), metav1.PatchOptions{})
	if err != nil && !apierrors.IsNotFound(err) {
		return err
	}
	return wait.PollUntilContextTimeout(ctx, 100*time.Millisecond, time.Minute, true, func(context.Context) (bool, error) {
		claim, exists := p.claims.get(namespace, claimName)
		return !exists || claim.Status.Phase == corev1.ClaimLost, nil
	})
}
