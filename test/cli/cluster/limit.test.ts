import { setTimeout as sleep } from 'timers/promises';
import { limiter, mapLimited } from '../../../src/cli/cluster/limit';

test('no more steps than told are under way, all have their turn in order, and a failure keeps nobody back', async () => {
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

test('a step is taken for each item in order, as many at once as requests are, and its result is in the place of the item', async () => {
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

test('the first step that fails is told', async () => {
  await expect(mapLimited([1, 2, 3], async (item) => {
    if (item === 2) {
      throw new Error('no 2');
    }
  })).rejects.toThrow('no 2');
});
