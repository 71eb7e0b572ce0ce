import { escapeHidden, hasHiddenCharacters } from '../../src/issues/hidden-characters';

test.each<[string, string, string]>([
  ['a line that would be erased', '\u001b[2K', '\\u001b[2K'],
  ['the clipboard', '\u001b]52;c;cm0=\u0007', '\\u001b]52;c;cm0=\\u0007'],
  ['a command of one byte', '\u009b31m', '\\u009b31m'],
  ['a line that is written over', 'failed\rready', 'failed\\rready'],
  ['another line', 'a\nb\tc', 'a\\nb\\tc'],
  ['deleting', 'a\u007f', 'a\\u007f'],
  ['text from right to left', '\u202egnp.exe\u202c\u2067\u2069\u200e\u200f\u061c', '\\u202egnp.exe\\u202c\\u2067\\u2069\\u200e\\u200f\\u061c'],
  ['lines as Unicode separates them', '\u0085\u2028\u2029', '\\u0085\\u2028\\u2029'],
  ['nothing to see', 'w\u200be\u2060b\ufeff\u00ad\u3164\u034f', 'w\\u200be\\u2060b\\ufeff\\u00ad\\u3164\\u034f'],
  ['what joins pictures, between letters', 'w\u200deb\ufe0f 1\ufe0f 😀\u200d\u200dx', 'w\\u200deb\\ufe0f 1\\ufe0f 😀\\u200d\\u200dx'],
  ['a message in what varies a picture', '😀\ufe0f\ufe0f\u{e0101}', '😀\ufe0f\\ufe0f\\udb40\\udd01'],
  ['tags', 'web\u{e0041}', 'web\\udb40\\udc41'],
  ['half a character', 'a\ud83d', 'a\\ud83d'],
])('%s is shown, and not done', (_, text, shown) => expect(escapeHidden(text)).toBe(shown));

test.each(['VirtualMachine "web" → ready, 100 % ✓', 'für 東京 العربية עברית हिन्दी 😀', '⚠️ ❤️‍🔥 👩🏽‍💻 👨‍👩‍👧 ☎︎ 1️⃣ 🇩🇪', '', 'C:\\new'])('%j stays as it is', (text) => {
  expect([escapeHidden(text), hasHiddenCharacters(text)]).toEqual([text, false]);
});
