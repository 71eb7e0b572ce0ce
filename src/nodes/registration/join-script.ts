// The words and commands of the shell scripts that join clusters: a node's taints and labels, quoted strings, downloads, checks and clean-up.
import type { RegisteredNode } from './joining';
import { entriesOf } from '../../plain-data/plain-data';
import { taintText } from '../node-taint';

/** A node's taints in the form of `--register-with-taints`. */
export function taintsText({ taints }: RegisteredNode): string {
  return taints.map(taintText).join(',');
}

/** A node's labels in the form of `--node-labels`. */
export function labelsText(node: RegisteredNode): string {
  return labelTexts(node).join(',');
}

/** A node's labels, each as `key=value`. */
export function labelTexts({ labels }: RegisteredNode): string[] {
  return entriesOf(labels).map(([key, value]) => `${key}=${value}`);
}

/** Quotes a string as one word of the shell. */
export function quote(text: string): string {
  return `'${text.replace(/'/g, '\'\\\'\'')}'`;
}

/**
 * Downloads a file. curl reads the URL from standard input, so that it does not appear in the list of processes.
 *
 * @param url a word of the shell, such as a quoted string
 * @param target a word of the shell
 * @param options more options of curl, as words of the shell
 */
export function download(url: string, target: string, options: string = ''): string {
  return `printf 'url = "%s"\\n' ${url} | curl --config - --fail --silent --show-error --location --proto '=https,file' --proto-redir '=https'${options} --output ${target}`;
}

/** Reads a secret value into a variable. Refuses other characters than the given ones, so that the value is safe wherever it is written. */
export function readSecret(variable: string, file: string, characters: string, is: string): string[] {
  return [
    `${variable}=$(cat "$secrets"/${file})`,
    `case $${variable} in ''|*[!${characters}]*) echo ${quote(`${is} is empty or has characters that it cannot have: correct its Secret`)} >&2; exit 1;; esac`,
  ];
}

/**
 * Cleans up after an interrupted attempt of kubeadm, whose leftovers would make the next attempt fail.
 *
 * @param options more options of `kubeadm reset`, as words of the shell
 */
export function clearBrokenAttempt(options: string = ''): string[] {
  return [
    'attempted=/var/lib/node-registration/attempted',
    `if [ -e "$attempted" ] && command -v kubeadm >/dev/null; then kubeadm reset --force${options} || :; fi`,
    'mkdir -p "${attempted%/*}"',
    ': >"$attempted"',
  ];
}
