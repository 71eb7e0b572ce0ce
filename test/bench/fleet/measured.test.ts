import { measured } from './measured';
import { testWith } from '../../optional-tool';

const printing = (text: string) => [process.execPath, '-e', `process.stdout.write(${JSON.stringify(text)})`];

testWith('python3')('a program costs what its process took', () => {
  expect(measured(printing('not JSON'))).toEqual({ wall: expect.any(Number), cpu: expect.any(Number), memory: expect.any(Number) });
});

testWith('python3')('what a program prints of itself is told with its cost', () => {
  expect(measured(printing('{"objects": 3}'))).toMatchObject({ objects: 3, memory: expect.any(Number) });
});

testWith('python3')('what a program prints as not counted is taken off its cost', () => {
  expect(measured(printing('{"wall": 1000, "cpu": 1000}')).wall).toBeLessThan(-900);
});
