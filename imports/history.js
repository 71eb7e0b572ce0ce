// Generated from the OpenAPI documents of KubeVirt's releases by `npm run history`. Do not edit.
exports.HISTORY = {
  "releases": [
    "1.3",
    "1.4",
    "1.5",
    "1.6",
    "1.7",
    "1.8",
    "1.9"
  ],
  "fields": {
    "KubeVirtSpec": {
      "configuration.architectureConfiguration.s390x": "1.7",
      "configuration.changedBlockTrackingLabelSelectors": "1.7",
      "configuration.commonInstancetypesDeployment": "1.4",
      "configuration.confidentialCompute": "1.9",
      "configuration.developerConfiguration.clusterProfiler": "1.6",
      "configuration.developerConfiguration.disabledFeatureGates": "1.8",
      "configuration.developerConfiguration.logVerbosity.virtSynchronizationController": "1.6",
      "configuration.hypervisors": "1.8",
      "configuration.instancetype": "1.4",
      "configuration.mediatedDevicesConfiguration.enabled": "1.8",
      "configuration.migrations.allowWorkloadDisruption": "1.5",
      "configuration.migrations.maxDowntimeMs": "1.9",
      "configuration.migrations.utilityVolumesTimeout": "1.8",
      "configuration.persistentReservationConfiguration": "1.9",
      "configuration.roleAggregationStrategy": "1.8",
      "configuration.virtTemplateDeployment": "1.8",
      "synchronizationPort": "1.6"
    },
    "MigrationPolicySpec": {
      "allowWorkloadDisruption": "1.5",
      "experimental": "1.9",
      "maxDowntimeMs": "1.9"
    },
    "VirtualMachineCloneSpec": {
      "patches": "1.6",
      "volumeNamePolicy": "1.8"
    },
    "VirtualMachineInstanceMigrationSpec": {
      "addedNodeSelector": "1.6",
      "priority": "1.7",
      "receive": "1.6",
      "sendTo": "1.6"
    },
    "VirtualMachineInstanceSpec": {
      "domain.devices.disks[].blockSize.custom.discardGranularity": "1.7",
      "domain.devices.disks[].changedBlockTracking": "1.7",
      "domain.devices.gpus[].claimName": "1.6",
      "domain.devices.gpus[].requestName": "1.6",
      "domain.devices.hostDevices[].claimName": "1.6",
      "domain.devices.hostDevices[].requestName": "1.6",
      "domain.devices.interfaces[].passtBinding": "1.8",
      "domain.devices.interfaces[].portRanges": "1.9",
      "domain.devices.panicDevices": "1.6",
      "domain.devices.tpm.enabled": "1.4",
      "domain.devices.video": "1.6",
      "domain.devices.watchdog.diag288": "1.5",
      "domain.features.hyperv.tlbflush.direct": "1.8",
      "domain.features.hyperv.tlbflush.extended": "1.8",
      "domain.firmware.acpi.msdmNameRef": "1.6",
      "domain.ioThreads": "1.5",
      "domain.launchSecurity.snp": "1.7",
      "domain.launchSecurity.tdx": "1.7",
      "domain.memory.reservedOverhead": "1.8",
      "domain.rebootPolicy": "1.8",
      "networks[].resourceClaim": "1.9",
      "resourceClaims": "1.6",
      "serviceAccountName": "1.9",
      "utilityVolumes": "1.8",
      "volumes[].containerPath": "1.8"
    },
    "VirtualMachineInstancetypeSpec": {
      "gpus[].claimName": "1.6",
      "gpus[].requestName": "1.6",
      "hostDevices[].claimName": "1.6",
      "hostDevices[].requestName": "1.6",
      "ioThreads": "1.7",
      "launchSecurity.snp": "1.7",
      "launchSecurity.tdx": "1.7"
    },
    "VirtualMachinePoolSpec": {
      "autohealing": "1.7",
      "maxUnavailable": "1.6",
      "nameGeneration": "1.5",
      "scaleInStrategy": "1.6",
      "scaleInStrategy.opportunistic": "1.7",
      "scaleInStrategy.proactive.selectionPolicy.selectors": "1.7",
      "scaleInStrategy.proactive.selectionPolicy.sortPolicy": "1.7",
      "scaleInStrategy.proactive.statePreservation": "1.7",
      "scaleInStrategy.unmanaged": "1.7",
      "updateStrategy": "1.7"
    },
    "VirtualMachinePreferenceSpec": {
      "devices.preferredDiskBlockSize.custom.discardGranularity": "1.7",
      "devices.preferredPanicDeviceModel": "1.6",
      "devices.preferredTPM.enabled": "1.4",
      "devices.preferredVideoType": "1.9",
      "features.preferredHyperv.tlbflush.direct": "1.8",
      "features.preferredHyperv.tlbflush.extended": "1.8",
      "firmware.preferredEfi": "1.4",
      "preferredArchitecture": "1.7",
      "preferredLaunchSecurity": "1.9",
      "requirements.architecture": "1.7"
    },
    "VirtualMachineRestoreSpec": {
      "targetReadinessPolicy": "1.5",
      "volumeOwnershipPolicy": "1.7",
      "volumeRestoreOverrides": "1.6",
      "volumeRestorePolicy": "1.6"
    },
    "VirtualMachineSpec": {}
  },
  "apis": {
    "backup.kubevirt.io/v1alpha1": "1.8",
    "clone.kubevirt.io/v1beta1": "1.5",
    "export.kubevirt.io/v1": "1.9",
    "pool.kubevirt.io/v1beta1": "1.7"
  }
};
