// What may be printed of an answer or an address: nothing in it that may be secret.

/** How much of a text is read, and how much is printed, in characters. */
const [READ, PRINTED] = [4_000, 80];

const SCRIPTS = /<(script|style)\b[^]*?(?:<\/\1\s*>|$)/gi;

const TAGS = /<[^>]*>?/g;

/** A value whose name says that it is secret, and any word that is too long for a word. */
const SECRET_VALUE = /((?:pass|token|secret|key|auth|code|session)[\w-]{0,20}["']?\s{0,3}[:=]\s{0,3})\S+/gi;
const LONG_WORD = /[^\s"'<>:=,;&?/]{16,}/g;

/** Its first words, in one line. */
export function excerpt(text: string): string {
  const words = text.slice(0, READ).replace(SCRIPTS, ' ').replace(TAGS, ' ').replace(/\s+/g, ' ').trim();
  const shown = words.replace(SECRET_VALUE, '$1…').replace(LONG_WORD, '…');
  return shown.length > PRINTED ? `${shown.slice(0, PRINTED)}…` : shown;
}

/** An address without its user and password. */
export function withoutCredentials(url: string): string {
  return url.replace(/^([\w+.-]+:\/\/)[^/?#]*@/, '$1');
}
