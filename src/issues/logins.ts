// Logins in addresses, which messages, drawings and manifests leave out.

/**
 * A user, a password or both before a host. A password may have characters with which there is no address, and is none to show for that;
 * a port is no password, and neither is what is in brackets.
 */
const LOGIN = /(?<=\/\/)(?:[^/?#]*|[^/:[]*:(?!\d*[/?#])[^]*)@/g;

/** A text without the logins of the addresses in it. */
export function withoutLogins(text: string, instead = '…@'): string {
  // Where no "@" follows, nothing has to be looked for: it would be at each address, up to the end.
  const end = text.lastIndexOf('@') + 1;
  return `${text.slice(0, end).replace(LOGIN, () => instead)}${text.slice(end)}`;
}
