import { setTimeout as sleep } from 'timers/promises';
import { forEach, limiter } from '../../../src/cli/cluster/limit';

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

test('a step is taken for each item in order, as many at once as requests are, and no item is asked for before its turn', async () => {
  const [asked, ended]: [number[], number[]] = [[], []];
  function* items() {
    for (let item = 0; item < 100; item += 1) {
      asked.push(item);
      yield item;
    }
  }
  let most = 0;
  await forEach(items(), async (item) => {
    most = Math.max(most, asked.length - ended.length);
    await sleep(item % 3);
    ended.push(item);
  });
  expect(most).toBe(16);
  expect(asked).toEqual(asked.map((_, index) => index));
  expect(ended).toHaveLength(100);
});

test('the first step that fails is told', async () => {
  await expect(forEach([1, 2, 3], async (item) => {
    if (item === 2) {
      throw new Error('no 2');
    }
  })).rejects.toThrow('no 2');
});
