// Removes logins from addresses in messages, drawings and manifests.

/**
 * A user, a password or both before a host. A password is also hidden if its characters make the address invalid. A port is not a password,
 * and neither is an address in brackets.
 */
const LOGIN = /(?<=\/\/)(?:[^/?#]*|[^/:[]*:(?!\d*[/?#])[^]*)@/g;

/** A string without the logins of the addresses in it. */
export function withoutLogins(text: string, instead = '…@'): string {
  // The search stops at the last "@". Without that, it would run from each address to the end of the string.
  const end = text.lastIndexOf('@') + 1;
  return `${text.slice(0, end).replace(LOGIN, () => instead)}${text.slice(end)}`;
}
