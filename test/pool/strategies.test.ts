import { Duration } from 'cdk8s';
import { LabelSelectorOperator, PoolScaleInStrategy, PoolSortPolicy, PoolUpdateStrategy, StatePreservation } from '../../src';
import { autohealing } from '../../src/pool/strategies';

test('updates go one way', () => {
  const canary = { matchExpressions: [{ key: 'canary', operator: LabelSelectorOperator.EXISTS }] };
  expect([
    PoolUpdateStrategy.proactive(), PoolUpdateStrategy.proactive({ labelSelector: canary, sortPolicy: PoolSortPolicy.NEWEST }),
    PoolUpdateStrategy.opportunistic(), PoolUpdateStrategy.unmanaged(),
  ].map(({ _wire }) => _wire)).toEqual([
    { proactive: {} },
    { proactive: { selectionPolicy: { sortPolicy: 'Newest', selectors: { labelSelector: { matchExpressions: [{ key: 'canary', operator: 'Exists' }] } } } } },
    { opportunistic: {} },
    { unmanaged: {} },
  ]);
});

test('machines that are too many go one way', () => {
  expect([
    PoolScaleInStrategy.proactive(),
    PoolScaleInStrategy.proactive({ sortPolicy: PoolSortPolicy.RANDOM, statePreservation: StatePreservation.ONLINE }),
    PoolScaleInStrategy.opportunistic(), PoolScaleInStrategy.opportunistic(StatePreservation.OFFLINE), PoolScaleInStrategy.unmanaged(),
  ].map(({ _wire }) => _wire)).toEqual([
    { proactive: {} },
    { proactive: { selectionPolicy: { sortPolicy: 'Random' }, statePreservation: 'Online' } },
    { opportunistic: {} },
    { opportunistic: { statePreservation: 'Offline' } },
    { unmanaged: {} },
  ]);
});

test('what heals by KubeVirt\'s own numbers says none', () => {
  expect(JSON.stringify(autohealing({}))).toBe('{}');
});

test('a time of a part of a second is written as Go reads it', () => {
  expect(autohealing({ startUpFailureThreshold: 2, minFailingToStartDuration: Duration.millis(1500) })).toEqual({ startUpFailureThreshold: 2, minFailingToStartDuration: '1.5s' });
});
