import { Duration } from 'cdk8s';
import { issueText } from '../../src/issues/issues';
import { shapeIssues } from '../../src/issues/shape-issues';
import { AUTOSCALING } from '../../src/pool/autoscaling';
import { POOL } from '../../src/pool/pool-props';
import { PoolScaleInStrategy, PoolUpdateStrategy } from '../../src/pool/strategies';

test('every value that the types allow is accepted', () => {
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

test('an unknown field is accepted as the program\'s own, unless it looks like a misspelt one', () => {
  expect(shapeIssues({ template: {}, team: 'data' }, POOL)).toEqual([]);
  expect(shapeIssues({ template: {}, maxUnavailabel: 1 }, POOL).map(issueText)[0]).toMatch(/^maxUnavailabel: unknown field/);
});

test.each([1.5, NaN, 0.25])('a maxUnavailable of %s is refused with both allowed forms', (maxUnavailable) => {
  expect(shapeIssues({ template: {}, maxUnavailable }, POOL).map(issueText)).toEqual([
    `maxUnavailable: ${maxUnavailable} is not valid here: write a whole number of at least 1, or a share such as "25%"`,
  ]);
});
