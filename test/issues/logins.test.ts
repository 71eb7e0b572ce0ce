import { withoutLogins } from '../../src/issues/logins';

test.each([
  ['https://ada:hunter2@example.com/u.img', 'https://…@example.com/u.img'],
  ['https://hunter2@example.com', 'https://…@example.com'],
  ['//ada:hunter2@example.com', '//…@example.com'],
  ['https://ada:hun@ter2@example.com', 'https://…@example.com'],
  ['https://ada:hun/ter2@example.com', 'https://…@example.com'],
  ['https://ada:hun?ter2@example.com', 'https://…@example.com'],
  ['https://ada:hun#t@er2@example.com', 'https://…@example.com'],
  ['https://a?da:hunter2@example.com', 'https://…@example.com'],
  ['https://ada:hunter2@a.example, https://eve:hunter2@b.example', 'https://…@a.example, https://…@b.example'],
])('removes the login from %j', (address, without) => {
  expect(withoutLogins(address)).toBe(without);
});

test.each([
  'https://example.com/u@2.img', 'https://example.com:8443/u@2.img', 'https://[2001:db8::1]:8443/u@2.img', 'ada@example.com', 'https://example.com?to=ada@example.com', '',
])('leaves %j unchanged, which has no login', (address) => {
  expect(withoutLogins(address)).toBe(address);
});

test('takes time in proportion to the length of a text', () => {
  const text = `@${'//a:b'.repeat(400_000)}`;
  expect(withoutLogins(text)).toBe(text);
});
