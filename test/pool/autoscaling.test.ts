import { autoscalerManifest } from '../../src/pool/autoscaling';

const TARGET = { apiVersion: 'pool.kubevirt.io/v1beta1', kind: 'VirtualMachinePool', name: 'workers', namespace: 'shop' };

test('an autoscaler has any metrics and behavior', () => {
  const queue = { type: 'External', external: { metric: { name: 'queue_length' }, target: { type: 'AverageValue', averageValue: '30' } } };
  const behavior = { scaleDown: { stabilizationWindowSeconds: 600 } };
  expect(autoscalerManifest(TARGET, { autoscalerName: 'by-queue', maxReplicas: 9, cpuUtilization: 300, metrics: [queue], behavior })).toEqual({
    apiVersion: 'autoscaling/v2',
    kind: 'HorizontalPodAutoscaler',
    metadata: { name: 'by-queue', namespace: 'shop' },
    spec: {
      scaleTargetRef: { apiVersion: 'pool.kubevirt.io/v1beta1', kind: 'VirtualMachinePool', name: 'workers' },
      minReplicas: 1,
      maxReplicas: 9,
      metrics: [{ type: 'Resource', resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 300 } } }, queue],
      behavior,
    },
  });
});

test('changing the metrics later does not change the autoscaler', () => {
  const metrics = [{ type: 'Pods', pods: { metric: { name: 'queue' } } }];
  const object = autoscalerManifest(TARGET, { maxReplicas: 2, metrics });
  metrics[0].pods.metric.name = 'another';
  expect(object.spec).toMatchObject({ metrics: [{ pods: { metric: { name: 'queue' } } }] });
});

test('one error lists every mistake in the options', () => {
  expect(() => autoscalerManifest(TARGET, { autoscalerName: 'By Queue', minReplicas: 0, maxReplicas: -1 })).toThrow([
    'autoscalerName: "By Queue" is not a DNS label: write at most 63 lower-case letters, digits and "-", such as "ubuntu"',
    'minReplicas: 0 is not a whole number of at least 1: write such a number',
    'maxReplicas: -1 is not a whole number of at least 1: write such a number',
    'minReplicas: 0 is more than maxReplicas, which is -1: write at most as many',
    'there is no metric to scale by: write cpuUtilization, or metrics',
  ].join('\n'));
});

test('values of the wrong type are reported to programs without types', () => {
  expect(() => autoscalerManifest(TARGET, { maxReplicas: 3, cpuUtilization: '80%', metrics: ['cpu', { type: 'resource' }], behavior: { scaledown: {} } } as any)).toThrow([
    'metrics[0]: "cpu" is not a map: write one with type',
    'metrics[1].type: "resource" is not valid here: write one of Resource, ContainerResource, Pods, Object, External',
    'behavior.scaledown: is written scaleDown here: write that',
    'cpuUtilization: "80%" is not a whole number of at least 1: write such a number',
  ].join('\n'));
});
