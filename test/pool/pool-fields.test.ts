import { Duration } from 'cdk8s';
import { issueText } from '../../src/issues/issues';
import { shapeIssues } from '../../src/issues/shape';
import { AUTOSCALING } from '../../src/pool/autoscaling';
import { POOL } from '../../src/pool/pool-props';
import { PoolScaleInStrategy, PoolUpdateStrategy } from '../../src/pool/strategies';

test('a pool that types admit is admitted', () => {
  expect(shapeIssues({
    template: {},
    replicas: 3,
    metadata: { name: 'workers', namespace: 'n', labels: { tier: 'web' } },
    apiVersion: 'pool.kubevirt.io/v1beta1',
    selector: { matchLabels: { tier: 'web' }, matchExpressions: [{ key: 'tier', operator: 'Exists' }] },
    nameGeneration: { appendIndexToConfigMapRefs: true },
    updateStrategy: PoolUpdateStrategy.unmanaged(),
    scaleInStrategy: PoolScaleInStrategy.opportunistic(),
    autohealing: { startUpFailureThreshold: 1, minFailingToStartDuration: Duration.minutes(1) },
    spreadOver: ['kubernetes.io/hostname'],
    paused: false,
  }, POOL)).toEqual([]);
  expect(shapeIssues({ maxReplicas: 3, metrics: [{ type: 'Pods', pods: {} }], behavior: { scaleUp: {} } }, AUTOSCALING)).toEqual([]);
});

test('what is said beside it is the program\'s own, unless it is nearly called as a field', () => {
  expect(shapeIssues({ template: {}, team: 'data' }, POOL)).toEqual([]);
  expect(shapeIssues({ template: {}, maxUnavailabel: 1 }, POOL).map(issueText)[0]).toMatch(/^maxUnavailabel: unknown field/);
});

test.each([1.5, NaN, 0.25])('a maxUnavailable of %s is told both forms that it may have', (maxUnavailable) => {
  expect(shapeIssues({ template: {}, maxUnavailable }, POOL).map(issueText)).toEqual([
    `maxUnavailable: ${maxUnavailable} is not valid here: write a whole number of at least 1, or a share such as "25%"`,
  ]);
});
