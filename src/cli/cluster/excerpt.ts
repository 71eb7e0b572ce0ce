// The parts of an answer or an address that may be printed, without anything that may be secret.

/** How much of a text is read, and how much of it is printed, in characters. */
const [MAX_READ, MAX_PRINTED] = [4_000, 80];

const SCRIPTS = /<(script|style)\b[^]*?(?:<\/\1\s*>|$)/gi;

const TAGS = /<[^>]*>?/g;

/** A value with a name that suggests a secret, and anything too long to be a word. */
const SECRET_VALUE = /((?:pass|token|secret|key|auth|code|session)[\w-]{0,20}["']?\s{0,3}[:=]\s{0,3})\S+/gi;
const LONG_WORD = /[^\s"'<>:=,;&?/]{16,}/g;

/** The first words of a text, in one line. */
export function excerpt(text: string): string {
  const words = text.slice(0, MAX_READ).replace(SCRIPTS, ' ').replace(TAGS, ' ').replace(/\s+/g, ' ').trim();
  const shown = words.replace(SECRET_VALUE, '$1…').replace(LONG_WORD, '…');
  return shown.length > MAX_PRINTED ? `${shown.slice(0, MAX_PRINTED)}…` : shown;
}

/** An address without its user and password, even if it is none: passwords may have characters that end a host, and the scheme may be missing. */
export function withoutCredentials(url: string): string {
  return url.replace(/^([\w+.-]+:\/\/)?[^]*@/, '$1');
}
