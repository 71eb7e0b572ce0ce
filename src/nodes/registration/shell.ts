// Lines of POSIX shell that several kinds of clusters need. What users say stands in them in quotes.

/** A text as one word of the shell, whatever is in it. */
export function quoted(text: string): string {
  return `'${text.replace(/'/g, '\'\\\'\'')}'`;
}

/**
 * Downloads a file. Its URL is handed over on standard input, where no list of processes shows it.
 *
 * @param url a word of the shell, such as a text in quotes
 * @param target a word of the shell
 * @param options what else curl is told, as words of the shell
 */
export function download(url: string, target: string, options: string = ''): string {
  return `printf 'url = "%s"\\n' ${url} | curl --config - --fail --silent --show-error --location --proto '=https,file' --proto-redir '=https'${options} --output ${target}`;
}

/** Refuses a value with characters that it cannot have, so that it stays one word wherever it is written. */
export function onlyOf(variable: string, characters: string, is: string): string {
  return `case $${variable} in ''|*[!${characters}]*) echo ${quoted(`${is} is empty or has characters that it cannot have: correct its Secret`)} >&2; exit 1;; esac`;
}

/**
 * Clears what an attempt of kubeadm's that broke off has left behind: it would stop the next one.
 *
 * @param options what else `kubeadm reset` is told, as words of the shell
 */
export function clearBrokenAttempt(options: string = ''): string[] {
  return [
    'attempted=/var/lib/node-registration/attempted',
    `if [ -e "$attempted" ] && command -v kubeadm >/dev/null; then kubeadm reset --force${options} || :; fi`,
    'mkdir -p "${attempted%/*}"',
    ': >"$attempted"',
  ];
}
