import { readableSize } from '../../../src/cli/manifests/disk-size';

test.each([
  ['22763326669', '21.2Gi'], ['1073741824', '1Gi'], ['1048575', '1024Ki'], ['1023', '1023'], ['0', '0'], ['20Gi', '20Gi'], ['1.5G', '1.5G'], ['', ''],
])('%s is printed as %s', (size, text) => expect(readableSize(size)).toBe(text));
