import { setTimeout as sleep } from 'timers/promises';
import { limiter } from '../../../src/cli/cluster/limit';

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
