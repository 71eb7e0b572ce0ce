// Generated from the CRDs of KubeVirt 1.9.0 and CDI 1.65.0 by `npx projen imports`. Do not edit.
exports.CEL_RULES = [
  {
    "at": [
      "StorageProfile spec.claimPropertySets[].accessModes"
    ],
    "rule": "self.all(am, am in ['ReadWriteOnce', 'ReadOnlyMany', 'ReadWriteMany', 'ReadWriteOncePod'])",
    "message": "Illegal AccessMode"
  },
  {
    "at": [
      "VirtualMachine spec.template.spec.volumes[].containerPath.path",
      "VirtualMachineInstance spec.volumes[].containerPath.path",
      "VirtualMachineInstanceReplicaSet spec.template.spec.volumes[].containerPath.path",
      "VirtualMachinePool spec.virtualMachineTemplate.spec.template.spec.volumes[].containerPath.path",
      "VirtualMachineSnapshotContent spec.source.virtualMachine.spec.template.spec.volumes[].containerPath.path"
    ],
    "rule": "self.startsWith('/')",
    "message": "path must be absolute (start with '/')"
  },
  {
    "at": [
      "VirtualMachine spec.template.spec.volumes[].containerPath.path",
      "VirtualMachineInstance spec.volumes[].containerPath.path",
      "VirtualMachineInstanceReplicaSet spec.template.spec.volumes[].containerPath.path",
      "VirtualMachinePool spec.virtualMachineTemplate.spec.template.spec.volumes[].containerPath.path",
      "VirtualMachineSnapshotContent spec.source.virtualMachine.spec.template.spec.volumes[].containerPath.path"
    ],
    "rule": "!self.contains('..')",
    "message": "path must not contain '..'"
  },
  {
    "at": [
      "VirtualMachine spec.template.spec.volumes[].containerPath.readOnly",
      "VirtualMachineInstance spec.volumes[].containerPath.readOnly",
      "VirtualMachineInstanceReplicaSet spec.template.spec.volumes[].containerPath.readOnly",
      "VirtualMachinePool spec.virtualMachineTemplate.spec.template.spec.volumes[].containerPath.readOnly",
      "VirtualMachineSnapshotContent spec.source.virtualMachine.spec.template.spec.volumes[].containerPath.readOnly"
    ],
    "rule": "self == true",
    "message": "readOnly must be true, write access is not supported"
  },
  {
    "at": [
      "VirtualMachineBackup spec",
      "VirtualMachineBackupTracker spec"
    ],
    "rule": "self == oldSelf",
    "message": "spec is immutable after creation"
  },
  {
    "at": [
      "VirtualMachineBackup spec"
    ],
    "rule": "has(self.pvcName) && self.pvcName != \"\"",
    "message": "pvcName is required"
  },
  {
    "at": [
      "VirtualMachineBackup spec"
    ],
    "rule": "!has(self.mode) || self.mode != 'Pull' || (has(self.tokenSecretRef) && self.tokenSecretRef != \"\")",
    "message": "tokenSecretRef is required when mode is Pull"
  },
  {
    "at": [
      "VirtualMachineBackup spec.source"
    ],
    "rule": "has(self.apiGroup)",
    "message": "apiGroup is required"
  },
  {
    "at": [
      "VirtualMachineBackup spec.source"
    ],
    "rule": "!has(self.apiGroup) || self.apiGroup == 'kubevirt.io' || self.apiGroup == 'backup.kubevirt.io'",
    "message": "apiGroup must be kubevirt.io or backup.kubevirt.io"
  },
  {
    "at": [
      "VirtualMachineBackup spec.source"
    ],
    "rule": "!has(self.apiGroup) || (self.apiGroup == 'kubevirt.io' && self.kind == 'VirtualMachine') || (self.apiGroup == 'backup.kubevirt.io' && self.kind == 'VirtualMachineBackupTracker')",
    "message": "kind must be VirtualMachine for kubevirt.io or VirtualMachineBackupTracker for backup.kubevirt.io"
  },
  {
    "at": [
      "VirtualMachineBackup spec.source",
      "VirtualMachineBackupTracker spec.source"
    ],
    "rule": "self.name != ''",
    "message": "name is required"
  },
  {
    "at": [
      "VirtualMachineBackupTracker spec.source"
    ],
    "rule": "has(self.apiGroup) && self.apiGroup == 'kubevirt.io'",
    "message": "apiGroup must be kubevirt.io"
  },
  {
    "at": [
      "VirtualMachineBackupTracker spec.source"
    ],
    "rule": "self.kind == 'VirtualMachine'",
    "message": "kind must be VirtualMachine"
  }
];
