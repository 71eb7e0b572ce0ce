import { setTimeout as sleep } from 'timers/promises';
import { limiter, mapLimited } from '../../../src/cli/cluster/limit';

test('runs steps in order and no more than the limit at once, even after a failure', async () => {
  const limited = limiter(3);
  let underWay = 0;
  let most = 0;
  const began: number[] = [];
  const steps = Array.from({ length: 20 }, (_, index) => limited(async () => {
    began.push(index);
    most = Math.max(most, ++underWay);
    await sleep(index % 3);
    underWay -= 1;
    if (index % 5 === 0) {
      throw new Error(`no ${index}`);
    }
    return index;
  }));
  const settled = await Promise.allSettled(steps);
  expect([most, began]).toEqual([3, began.map((_, index) => index)]);
  expect(settled.map(({ status }) => status)).toEqual(began.map((index) => index % 5 === 0 ? 'rejected' : 'fulfilled'));
});

test('runs a step for each item in order, as many at once as there may be requests, and returns the results in order', async () => {
  const items = Array.from({ length: 100 }, (_, index) => index);
  const [began, ended]: [number[], number[]] = [[], []];
  let most = 0;
  const results = await mapLimited(items, async (item) => {
    began.push(item);
    most = Math.max(most, began.length - ended.length);
    await sleep(item % 3);
    ended.push(item);
    return `item ${item}`;
  });
  expect(most).toBe(16);
  expect(began).toEqual(items);
  expect(results).toEqual(items.map((item) => `item ${item}`));
});

test('reports the first step that fails', async () => {
  await expect(mapLimited([1, 2, 3], async (item) => {
    if (item === 2) {
      throw new Error('no 2');
    }
  })).rejects.toThrow('no 2');
});

test('begins no further steps after one has failed, since nobody waits for them', async () => {
  const began: number[] = [];
  const done = mapLimited([1, 2, 3, 4, 5, 6], async (item) => {
    began.push(item);
    await sleep(item);
    if (item === 1) {
      throw new Error('no 1');
    }
  }, 2);
  await expect(done).rejects.toThrow('no 1');
  await sleep(50);
  expect(began).toEqual([1, 2]);
});
