import { Results } from '../../../src/cli/apply/results';
import * as terminal from '../../../src/cli/terminal/print';

const secret = (namespace: string) => ({ apiVersion: 'v1', kind: 'Secret', name: 'web', namespace });

afterEach(() => jest.restoreAllMocks());

test('objects of the same name in several namespaces can be told apart', () => {
  const printed = jest.spyOn(terminal, 'printProgress').mockImplementation();
  const said = jest.spyOn(terminal, 'say').mockImplementation();
  const applied = { before: undefined, after: {}, warnings: ['is deprecated'] };
  const reportOf = (...namespaces: string[]) => {
    const objects = namespaces.map(secret);
    const results = new Results('text', false, objects);
    objects.forEach((object) => results.applied(object, applied));
    const lines = [...printed.mock.calls.flatMap(([line]) => line), ...said.mock.calls.map(([, line]) => line)];
    jest.clearAllMocks();
    return lines;
  };
  expect(reportOf('shop', 'bank')).toEqual(['secret/web in namespace shop created', 'secret/web in namespace bank created', 'secret/web in namespace shop: is deprecated']);
  expect(reportOf('shop')).toEqual(['secret/web created', 'secret/web: is deprecated']);
});

describe('the line that counts the results', () => {
  const CREATED = { before: undefined, after: {}, warnings: [] };
  const CHANGED = { before: {}, after: { data: {} }, warnings: [] };
  const UNCHANGED = { before: {}, after: {}, warnings: [] };

  const named = (name: string) => ({ ...secret('shop'), name });

  /** What is said of objects with these results, and of others that are pruned. */
  const summaryOf = (all: readonly object[], { output = 'text', dryRun = false, pruned = 0 }: {
    readonly output?: 'text' | 'json'; readonly dryRun?: boolean; readonly pruned?: number;
  } = {}) => {
    jest.spyOn(terminal, 'printProgress').mockImplementation();
    const said = jest.spyOn(terminal, 'printMessages').mockReset().mockImplementation();
    const results = new Results(output, dryRun, []);
    all.forEach((each, index) => results.applied(named(`web-${index}`), each as never));
    Array.from({ length: pruned }, (_, index) => results.pruned(named(`pruned-${index}`)));
    results.summarize();
    return said.mock.calls.flat();
  };
  const many = (...changes: readonly (readonly [number, object])[]) => changes.flatMap(([length, each]) => Array.from({ length }, () => each));
  const MIXED = many([3, CREATED], [2, CHANGED], [7, UNCHANGED]);

  test('is printed if there are many', () => {
    expect(summaryOf(MIXED)).toEqual(['12 objects applied: 3 created, 2 configured, 7 unchanged']);
    expect(summaryOf(many([11, CREATED]))).toEqual(['11 objects applied: 11 created']);
    expect(summaryOf(many([10, CREATED]))).toEqual([]);
  });

  test('tells the objects that have left the set from those that are applied, and a dry run from a change', () => {
    expect(summaryOf(many([1, UNCHANGED]), { pruned: 12 })).toEqual(['1 object applied: 1 unchanged; 12 pruned']);
    expect(summaryOf(MIXED, { pruned: 1, dryRun: true })).toEqual(['12 objects would be applied: 3 created, 2 configured, 7 unchanged; 1 would be pruned']);
  });

  test('is not printed for programs', () => {
    expect(summaryOf(MIXED, { output: 'json' })).toEqual([]);
  });
});
