// Patterns of commands with a password: in a script, or as a list of words in cloud-init's YAML.
import { LITERAL, NOT_OF_SUDO, QUOTE, VALUE_IN_TEXT } from './literal';

/** What separates two words of a command: blanks, or the separators of a list. A line may continue after a backslash. */
const BETWEEN = '(?:[ \\t,"\']|\\\\["\'\\n])';

const GAP = `${BETWEEN}+`;

/** Words of a command that a pattern skips. */
const WORDS = `(?:[^;|&\\n]|\\\\\\n){0,250}?${BETWEEN}`;

/** What separates an option from its value: `=`, or a blank before the next word. */
const IS = `(?:=${QUOTE}|${GAP})`;

const USER = '[\\w${][\\w.${}-]{0,100}';

const LOGIN = `(?:docker|podman|nerdctl|buildah|skopeo|oras|crane|registry|az|oc|argocd)${GAP}login\\b`;

/** A command that prints a text, with its options. */
const PRINTS = `\\b(?:echo|printf|yes)(?:${GAP}-[a-z]{1,20}){0,9}${GAP}`;

const PIPED = '[^|\\n]{0,200}\\|\\s*(?:sudo\\s+)?(?:/usr)?(?:/s?bin/)?';

/** The patterns: each command up to its password. */
const COMMANDS = [
  `${PRINTS}${USER}:${LITERAL}${PIPED}chpasswd\\b`,
  `\\bchpasswd\\b[^;|&\\n<]{0,40}<<(?:<\\s*|-?\\s*\\S[^\\n]{0,200}\\n\\s*)${QUOTE}${USER}:${LITERAL}`,
  `${PRINTS}${LITERAL}${PIPED}(?:passwd|smbpasswd|kinit|cryptsetup|sudo\\s+-S|${LOGIN})`,
  `\\b${LOGIN}${WORDS}(?:-p${BETWEEN}*|--password${IS})${LITERAL}`,
  `\\bsshpass${GAP}-p${BETWEEN}*${LITERAL}`,
  // The port of a container (-p 3306:3306) is not a password.
  `\\b(?:mysql|mariadb)${WORDS}(?:-p|--password=)${QUOTE}(?!\\d+:)${LITERAL}`,
  `\\bmysqladmin${WORDS}password${GAP}${LITERAL}`,
  `\\b(?:IDENTIFIED\\s+BY|WITH\\s+(?:ENCRYPTED\\s+)?PASSWORD)\\s+\\\\*["'](?!md5|SCRAM)${LITERAL}`,
  `\\bcurl\\b${WORDS}(?:-[a-z]{0,20}u|--user|--proxy-user)(?:${IS})?${USER}:${LITERAL}`,
  `\\bwget\\b${WORDS}--(?:\\w{1,20}-)?password${IS}${LITERAL}`,
  `\\bsmbclient\\b${WORDS}-U${BETWEEN}*${USER}%${LITERAL}`,
  `\\bredis-cli\\b${WORDS}-a${GAP}${LITERAL}`,
  `\\b(?:k3s|rke2)${GAP}(?:server|agent)\\b${WORDS}--(?:agent-)?token${IS}${LITERAL}`,
  `\\btailscale\\b${WORDS}--auth-?key${IS}${LITERAL}`,
  `(?:\\$\\(|\`)\\s*openssl\\s+passwd(?:${GAP}-(?:salt${GAP}[^\\s"',\\\\]+|\\w+)){0,9}${GAP}${LITERAL}`,
  `\\bnet1?[ \\t]+user[ \\t]+\\S+[ \\t]+${QUOTE}(?:${VALUE_IN_TEXT}|${LITERAL}[^\\n]{0,200}/add\\b)`,
  `\\bConvertTo-SecureString[ \\t]+(?:-String[ \\t]+)?["']${LITERAL}`,
  `\\bmachine\\s+\\S[^\\s.]*\\.\\S+\\s+login\\s+\\S+\\s+password\\s+${LITERAL}`,
];

/** A quick check for the commands above whose password is not already found by a secret's name. */
export const COMMAND_HINT = `login|sshpass|passwd${NOT_OF_SUDO}|mysql|mariadb|curl|redis-cli|smbclient|tailscale|sudo +-S|kinit|cryptsetup|net1? +user|SecureString|IDENTIFIED`;

export const COMMAND_WITH_PASSWORD = new RegExp(COMMANDS.join('|'), 'i');
