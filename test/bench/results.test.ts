import { mkdtempSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { readResults, record } from './results';

const load = { rounds: 3, peers: 201.123456, more: 30, command: 140, node: 40 };

test('figures are stored to five digits, with the machine and the date', () => {
  const folder = mkdtempSync(join(tmpdir(), 'results-'));
  record('load', load, folder);
  const { load: taken } = readResults(folder);
  expect(taken!.figures).toEqual({ ...load, peers: 201.12 });
  expect(taken!.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(Object.keys(taken!.machine)).toEqual(['processor', 'cores', 'memory', 'system', 'node']);
});

test('a benchmark run again replaces its own figures, and keeps those of others', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'results-')), 'results');
  record('load', load, folder);
  record('wait', { machines: 100, rounds: [{ peak: 80, latency: 20 }] }, folder);
  record('load', { ...load, more: 31 }, folder);
  expect(readResults(folder)).toMatchObject({ load: { figures: { more: 31 } }, wait: { figures: { machines: 100 } } });
});

test('there are no results if nothing was recorded', () => {
  expect(readResults(join(tmpdir(), 'no-such-folder'))).toEqual({});
});
