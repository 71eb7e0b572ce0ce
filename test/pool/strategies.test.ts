import { Duration } from 'cdk8s';
import { LabelSelectorOperator, PoolScaleInStrategy, PoolSortPolicy, PoolUpdateStrategy, StatePreservation } from '../../src';
import { autohealingSpec } from '../../src/pool/strategies';

test('an update strategy is written as exactly one field', () => {
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

test('a scale-in strategy is written as exactly one field', () => {
  expect([
    PoolScaleInStrategy.proactive(),
    PoolScaleInStrategy.proactive({ sortPolicy: PoolSortPolicy.RANDOM, statePreservation: StatePreservation.ONLINE }),
    PoolScaleInStrategy.opportunistic(),
    PoolScaleInStrategy.opportunistic({ statePreservation: StatePreservation.OFFLINE }),
    PoolScaleInStrategy.unmanaged(),
  ].map(({ _wire }) => _wire)).toEqual([
    { proactive: {} },
    { proactive: { selectionPolicy: { sortPolicy: 'Random' }, statePreservation: 'Online' } },
    { opportunistic: {} },
    { opportunistic: { statePreservation: 'Offline' } },
    { unmanaged: {} },
  ]);
});

test('autohealing with KubeVirt\'s defaults has no fields', () => {
  expect(JSON.stringify(autohealingSpec({}))).toBe('{}');
});

test('a fraction of a second is written as a Go duration', () => {
  expect(autohealingSpec({ startUpFailureThreshold: 2, minFailingToStartDuration: Duration.millis(1500) })).toEqual({ startUpFailureThreshold: 2, minFailingToStartDuration: '1.5s' });
});
