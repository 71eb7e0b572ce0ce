import { apiVersionIssues, apiVersionNotes, PoolApiVersion } from '../../src/pool/pool-props';

const ALL = { autohealing: {}, scaleInStrategy: {}, updateStrategy: {}, maxUnavailable: 1, nameGeneration: {} };

test('v1beta1 supports every field', () => {
  expect([...apiVersionIssues(PoolApiVersion.V1BETA1, ALL), ...apiVersionNotes(PoolApiVersion.V1BETA1, ALL)]).toEqual([]);
});

test('v1alpha1 refuses fields that KubeVirt lacks there, and notes newer ones', () => {
  const fields = (lines: Iterable<string>) => [...lines].map((line) => /^(?:spec\.)?(\w+)/.exec(line)![1]);
  expect(fields(Array.from(apiVersionIssues(PoolApiVersion.V1ALPHA1, ALL), ({ path }) => path))).toEqual(['autohealing', 'scaleInStrategy', 'updateStrategy']);
  expect(fields(apiVersionNotes(PoolApiVersion.V1ALPHA1, ALL))).toEqual(['maxUnavailable', 'nameGeneration']);
  expect([...apiVersionIssues(PoolApiVersion.V1ALPHA1, {}), ...apiVersionNotes(PoolApiVersion.V1ALPHA1, {})]).toEqual([]);
});
