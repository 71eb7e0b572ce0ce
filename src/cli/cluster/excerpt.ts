// What is shown of a text that somebody else wrote, such as a page of a gateway or an address: nothing that may be secret in it.

/** How much of a text is looked at, and how much is shown, in characters. */
const [LOOKED_AT, SHOWN] = [4_000, 80];

const SCRIPTS = /<(script|style)\b[^]*?(?:<\/\1\s*>|$)/gi;

const TAGS = /<[^>]*>?/g;

/** A value that its name gives away, and any word that is longer than words are. */
const NAMED = /((?:pass|token|secret|key|auth|code|session)[\w-]{0,20}["']?\s{0,3}[:=]\s{0,3})\S+/gi;
const LONG = /[^\s"'<>:=,;&?/]{16,}/g;

/** Its first words, in one line. */
export function excerpt(text: string): string {
  const words = text.slice(0, LOOKED_AT).replace(SCRIPTS, ' ').replace(TAGS, ' ').replace(/\s+/g, ' ').trim();
  const shown = words.replace(NAMED, '$1…').replace(LONG, '…');
  return shown.length > SHOWN ? `${shown.slice(0, SHOWN)}…` : shown;
}

/** An address as it is shown: what of a login stands in it is left out. */
export function shownAddress(url: string): string {
  return url.replace(/^([\w+.-]+:\/\/)[^/?#]*@/, '$1');
}
