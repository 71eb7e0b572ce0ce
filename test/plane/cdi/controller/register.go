// Registers every controller of CDI, in the order that their shared indexes require.
package main

import (
	"context"
	"crypto/rsa"
	"errors"

	"kubevirt.io/containerized-data-importer/pkg/common"
	"kubevirt.io/containerized-data-importer/pkg/controller"
	"kubevirt.io/containerized-data-importer/pkg/controller/datavolume"
	"kubevirt.io/containerized-data-importer/pkg/controller/populators"
	"kubevirt.io/containerized-data-importer/pkg/controller/transfer"
	"kubevirt.io/containerized-data-importer/pkg/util/cert/fetcher"
	"kubevirt.io/containerized-data-importer/pkg/util/cert/generator"
	runtimecontroller "sigs.k8s.io/controller-runtime/pkg/controller"
	"sigs.k8s.io/controller-runtime/pkg/manager"
)

// Nobody pulls these images: the pods that use them are simulated.
const (
	importerImage = "plane.invalid/cdi-importer"
	clonerImage   = "plane.invalid/cdi-cloner"
	uploadImage   = "plane.invalid/cdi-uploadserver"
	ovirtImage    = "plane.invalid/ovirt-populator"
	pullPolicy    = common.DefaultPullPolicy
	verbose       = "1"
)

type settings struct {
	signer    *rsa.PrivateKey
	key       *rsa.PublicKey
	authority fetcher.CertFetcher
	bundle    fetcher.CertBundleFetcher
}

func register(ctx context.Context, mgr manager.Manager, with settings) error {
	log := mgr.GetLogger()
	labels := map[string]string{}
	issuer := &generator.FetchCertGenerator{Fetcher: with.authority}
	// Arguments are evaluated in order, and each constructor registers its controller.
	return errors.Join(
		failure(controller.NewConfigController(mgr, log, "cdi-uploadproxy", common.ConfigName, labels)),
		failure(controller.NewStorageProfileController(mgr, log, labels)),
		datavolume.CreateCommonIndexes(mgr),
		failure(datavolume.NewImportController(ctx, mgr, log, labels)),
		failure(datavolume.NewUploadController(ctx, mgr, log, labels)),
		failure(datavolume.NewPvcCloneController(ctx, mgr, log, clonerImage, importerImage, pullPolicy, with.key, with.signer, labels)),
		failure(datavolume.NewSnapshotCloneController(ctx, mgr, log, clonerImage, importerImage, pullPolicy, with.key, with.signer, labels)),
		failure(datavolume.NewPopulatorController(ctx, mgr, log, labels)),
		failure(controller.NewImportController(mgr, log, importerImage, pullPolicy, verbose, labels)),
		failure(controller.NewCloneController(mgr, log, clonerImage, pullPolicy, verbose, issuer, with.bundle, with.key, labels)),
		failure(controller.NewUploadController(mgr, log, uploadImage, pullPolicy, verbose, issuer, with.bundle, labels)),
		failure(transfer.NewObjectTransferController(mgr, log, labels)),
		failure(controller.NewDataImportCronController(mgr, log, importerImage, pullPolicy, labels)),
		failure(controller.NewDataSourceController(mgr, log, labels)),
		populators.CreateCommonPopulatorIndexes(mgr),
		failure(populators.NewImportPopulator(ctx, mgr, log, labels)),
		failure(populators.NewUploadPopulator(ctx, mgr, log, labels)),
		failure(populators.NewClonePopulator(ctx, mgr, log, clonerImage, pullPolicy, labels, with.key)),
		failure(populators.NewForkliftPopulator(ctx, mgr, log, importerImage, ovirtImage, labels)),
	)
}

func failure(_ runtimecontroller.Controller, err error) error { return err }
