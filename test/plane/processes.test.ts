import { mkdtempSync, readFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { Processes } from './processes';
import { until } from './until';

const folder = mkdtempSync(join(tmpdir(), 'processes-'));

test('a program that does not exist is a process that does not run, and its log says why', async () => {
  const processes = new Processes(folder);
  processes.start('etcd', { command: join(folder, 'no-such-program'), args: [] });
  expect([processes.names, processes.pid('etcd')]).toEqual([['etcd'], undefined]);
  await until('its log', () => readFileSync(processes.log('etcd'), 'utf8').includes('ENOENT'));
  await processes.stop();
  expect(processes.names).toEqual([]);
});
