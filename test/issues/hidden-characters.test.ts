import { escapeHidden, hasHiddenCharacters } from '../../src/issues/hidden-characters';

test.each<[string, string, string]>([
  ['an escape sequence that erases the line', '\u001b[2K', '\\u001b[2K'],
  ['an escape sequence that writes to the clipboard', '\u001b]52;c;cm0=\u0007', '\\u001b]52;c;cm0=\\u0007'],
  ['an escape sequence of one byte', '\u009b31m', '\\u009b31m'],
  ['a carriage return', 'failed\rready', 'failed\\rready'],
  ['a line break and a tab', 'a\nb\tc', 'a\\nb\\tc'],
  ['a delete character', 'a\u007f', 'a\\u007f'],
  ['bidirectional controls', '\u202egnp.exe\u202c\u2067\u2069\u200e\u200f\u061c', '\\u202egnp.exe\\u202c\\u2067\\u2069\\u200e\\u200f\\u061c'],
  ['line separators of Unicode', '\u0085\u2028\u2029', '\\u0085\\u2028\\u2029'],
  ['invisible characters', 'w\u200be\u2060b\ufeff\u00ad\u3164\u034f', 'w\\u200be\\u2060b\\ufeff\\u00ad\\u3164\\u034f'],
  ['emoji joiners and selectors between letters', 'w\u200deb\ufe0f 1\ufe0f 😀\u200d\u200dx', 'w\\u200deb\\ufe0f 1\\ufe0f 😀\\u200d\\u200dx'],
  ['surplus variation selectors of an emoji', '😀\ufe0f\ufe0f\u{e0101}', '😀\ufe0f\\ufe0f\\udb40\\udd01'],
  ['tag characters', 'web\u{e0041}', 'web\\udb40\\udc41'],
  ['a lone surrogate', 'a\ud83d', 'a\\ud83d'],
])('escapes %s', (_, text, shown) => expect(escapeHidden(text)).toBe(shown));

test.each(['VirtualMachine "web" → ready, 100 % ✓', 'für 東京 العربية עברית हिन्दी 😀', '⚠️ ❤️‍🔥 👩🏽‍💻 👨‍👩‍👧 ☎︎ 1️⃣ 🇩🇪', '', 'C:\\new'])('leaves %j unchanged', (text) => {
  expect([escapeHidden(text), hasHiddenCharacters(text)]).toEqual([text, false]);
});
