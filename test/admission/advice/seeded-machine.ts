/** A machine with a volume for cloud-init. */
export const seededMachine = (source: object) => ({
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: 'web', namespace: 'shop' },
  spec: {
    runStrategy: 'Always',
    template: { spec: { domain: { devices: {}, memory: { guest: '2Gi' } }, volumes: [{ name: 'root', persistentVolumeClaim: { claimName: 'web' } }, { name: 'seed', ...source }] } },
  },
});
