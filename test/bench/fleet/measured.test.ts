import { measured } from './measured';
import { testWith } from '../../optional-tool';

const printing = (text: string) => [process.execPath, '-e', `process.stdout.write(${JSON.stringify(text)})`];

testWith('python3')('the cost of a program is that of its process', () => {
  expect(measured(printing('not JSON'))).toEqual({ wall: expect.any(Number), cpu: expect.any(Number), memory: expect.any(Number) });
});

testWith('python3')('figures that a program prints are added to its cost', () => {
  expect(measured(printing('{"objects": 3}'))).toMatchObject({ objects: 3, memory: expect.any(Number) });
});

testWith('python3')('time that a program prints as not counted is subtracted from its cost', () => {
  expect(measured(printing('{"wall": 1000, "cpu": 1000}')).wall).toBeLessThan(-900);
});
