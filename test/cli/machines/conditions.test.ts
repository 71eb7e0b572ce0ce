import { reasonOf } from '../../../src/cli/machines/conditions';

test.each([
  ['TemplateNotFound', 'FailedFindInstancetype', 'virtualmachineclusterinstancetypes "u9" not found'],
  ['TemplateNotFound', 'FailedCreate', 'VirtualMachinePreference.instancetype.kubevirt.io "ubuntu" not found'],
  ['NetworkConfigurationNotFound', 'FailedCreate', 'failed to locate network attachment definition shop/office'],
  ['NetworkConfigurationNotFound', 'FailedCreatePodSandBox', 'network-attachment-definitions.k8s.cni.cncf.io "office" not found'],
  ['StorageClassNotFound', 'StorageClassNotFound', 'storageclass.storage.k8s.io "fast" not found'],
  ['InsufficientResources', 'ErrorUnschedulable', '0/3 nodes are available: 3 Insufficient memory.'],
  ['InsufficientResources', 'Unschedulable', 'Importer pod cannot be scheduled: 0/3 nodes are available: 3 Insufficient memory.'],
  ['InsufficientResources', 'QuotaExceeded', 'exceeded quota: none'],
  ['KubeVirtApiError', 'FailedCreate', 'admission webhook denied the request'],
  ['ErrImagePull', 'ErrImagePull', 'image not found'],
  ['DataVolumeError', 'DataVolumeError', 'Unable to process data: 404 Not Found'],
])('%s stands for %s: %s', (word, reason, message) => expect(reasonOf({ reason, message, advice: '' })).toBe(word));
