import * as fc from 'fast-check';
import { bytesOfBase64, isBase64 } from '../../src/plain-data/base64';

// What Go's base64.StdEncoding.DecodeString says about each.
test.each([
  ['', 0], ['aGk=', 2], ['line breaks anywhere', 2, 'aG\nk\r\n='], ['a line break between the padding', 1, 'YQ=\n='], ['only a line break', 0, '\n'],
  ['bits after the last byte, which are ignored', 2, 'aGl='], ['four bits after the last byte', 1, 'YR=='],
])('%j is base64 of %d bytes', (title, bytes, text = title) => {
  expect([isBase64(text), bytesOfBase64(text)]).toEqual([true, bytes]);
  expect(Buffer.from(text, 'base64')).toHaveLength(bytes);
});

test.each(['YQ=', 'YQ', 'YQ===', '====', '=', 'aG=k', 'YQ==YQ==', 'YWJj ZGVm', 'YWJj\tZGVm', 'a-_b'])('%j is not base64', (text) => {
  expect([isBase64(text), bytesOfBase64(text)]).toEqual([false, undefined]);
});

test('the base64 of any bytes has as many bytes', () => {
  fc.assert(fc.property(fc.uint8Array(), (bytes) => {
    expect(bytesOfBase64(Buffer.from(bytes).toString('base64'))).toBe(bytes.length);
  }));
});
