// What secrets look like: strings of known forms, values in texts, and commands with a password. Each pattern takes time linear in the length of
// the text.

/** Excludes values that are not literal secrets: variables, placeholders, paths, markers, calls, encrypted values. */
export const NOT_A_LITERAL = '(?![$%<{/*!&|>\\\\]|(?:true|false|null|none|env|os\\.environ|process\\.env)\\b|(?:arn|file|op|secret|vault|ref\\+\\w{1,20}):|[A-Za-z_][\\w.]{0,100}[([]'
  // A decimal, such as the price of a token.
  + '|\\d{0,9}\\.\\d{1,20}(?:e[+-]?\\d{1,3})?(?![\\w.-]))';

/** A value inside a text. It must have a digit: without one it is more often a word, a type or a variable than a secret. */
const VALUE_IN_TEXT = `${NOT_A_LITERAL}(?=[^\\s"',;}#]{0,200}\\d)[^\\s"',;}#]{6}`;

/** The beginning of a value where only a value is possible. */
const LITERAL = `${NOT_A_LITERAL}(?!-)[^\\s"'\`;|&<>(){}[\\],\\\\]{3}`;

/** An optional quote, with backslashes if JSON is nested in JSON. */
const QUOTE = '(?:\\\\*["\'])?';

/** Excludes sudo's NOPASSWD before a colon, which is in most cloud-configs and sets no password. */
const NOT_OF_SUDO = '(?<!NOPASSWD(?=:))';

const SECRET_NAMES = [
  // Etcd's initial cluster token is a name.
  'pass(?:word|wd|phrase)', 'token(?<!initial[-_]cluster[-_]token)', 'api[-_]?key',
  ...['client', 'access', 'secret'].map((whose) => `${whose}[-_]?(?:secret|access[-_]?key|key)`),
];

/** The names of secret values. Patterns must not match longer names that only begin with one, such as `tokenSecretName`. */
export const SECRET_NAME = `(?:${SECRET_NAMES.join('|')})`;

/** A password of somebody or something, such as `adminPassword`. */
export const PASSWORD_OF = '(?<![Ee]ncrypted|[Hh]ashed)(?<=[a-z])Pass(?:word|wd|phrase)';

/** What separates two words of a command: blanks, or the separators of a list. A line may continue after a backslash. */
const BETWEEN = '(?:[ \\t,"\']|\\\\["\'\\n])';

const WORD_SEPARATOR = `${BETWEEN}+`;

/** Words of a command that a pattern skips. */
const SKIPPED_WORDS = `(?:[^;|&\\n]|\\\\\\n){0,250}?${BETWEEN}`;

/** What separates an option from its value: `=`, or a blank before the next word. */
const VALUE_SEPARATOR = `(?:=${QUOTE}|${WORD_SEPARATOR})`;

const USER = '[\\w${][\\w.${}-]{0,100}';

const LOGIN = `(?:docker|podman|nerdctl|buildah|skopeo|oras|crane|(?:helm${WORD_SEPARATOR})?registry|az|oc|argocd)${WORD_SEPARATOR}login\\b`;

/** A command that prints a text, with its options. */
const PRINTS = `\\b(?:echo|printf|yes)(?:${WORD_SEPARATOR}-[a-z]{1,20}){0,9}${WORD_SEPARATOR}(?:%s(?:\\\\{1,2}n)?${WORD_SEPARATOR})?`;

const TO_PROGRAM = '\\|\\s*(?:sudo\\s+)?(?:/usr)?(?:/s?bin/)?';

const PIPED = `[^|\\n]{0,200}${TO_PROGRAM}`;

const SQL_LITERAL = `\\\\*["'](?!md5|SCRAM)${LITERAL}`;

/** A password in any spelling, except in sudo's NOPASSWD. */
const PASSWORD_HINT = `pass(?:word|wd|phrase)${NOT_OF_SUDO}`;

/** The commands up to their passwords, by their hints. A text is searched only for the commands whose hint it contains. */
const COMMANDS: ReadonlyArray<readonly [hints: readonly string[], ...patterns: readonly string[]]> = [
  [
    ['chpasswd'],
    `${PRINTS}${USER}:${LITERAL}${PIPED}chpasswd\\b`,
    `\\bchpasswd\\b[^;|&\\n<]{0,40}<<(?:<\\s*|-?\\s*\\S[^\\n]{0,200}\\n\\s*)${QUOTE}${USER}:${LITERAL}`,
    `<<-?[^|\\n<]{1,100}${TO_PROGRAM}chpasswd\\b[^\\n]{0,100}\\n\\s*${USER}:${LITERAL}`,
  ],
  [
    [PASSWORD_HINT, 'kinit', 'cryptsetup', 'sudo\\s+-S', 'login'],
    `${PRINTS}${LITERAL}${PIPED}(?:passwd|smbpasswd|kinit|cryptsetup|sudo\\s+-S|${LOGIN})`,
  ],
  [
    ['login'],
    `\\b${LOGIN}${SKIPPED_WORDS}(?:-p${BETWEEN}*|--password${VALUE_SEPARATOR})${LITERAL}`,
    `\\bmachine\\s+\\S[^\\s.]*\\.\\S+\\s+login\\s+\\S+\\s+password\\s+${LITERAL}`,
  ],
  [['sshpass'], `\\bsshpass${WORD_SEPARATOR}-p${BETWEEN}*${LITERAL}`],
  [
    ['mysql', 'mariadb'],
    // The port of a container (-p 3306:3306) is not a password.
    `\\b(?:mysql|mariadb)${SKIPPED_WORDS}(?:-p|--password=)${QUOTE}(?!\\d+:)${LITERAL}`,
    `\\bmysqladmin${SKIPPED_WORDS}password${WORD_SEPARATOR}${LITERAL}`,
  ],
  [['IDENTIFIED'], `\\bIDENTIFIED\\s+(?:WITH\\s+\\S{1,100}\\s+)?BY\\s+${SQL_LITERAL}`],
  [
    [PASSWORD_HINT],
    `\\b(?:WITH\\s+(?:ENCRYPTED\\s+)?|(?:CREATE|ALTER)\\s+(?:USER|ROLE)\\b[^;]{0,200}?\\b)PASSWORD\\s+${SQL_LITERAL}`,
    `(?:=|\\bUSING)\\s*PASSWORD\\(${SQL_LITERAL}`,
    `\\bwget\\b${SKIPPED_WORDS}--(?:\\w{1,20}-)?password${VALUE_SEPARATOR}${LITERAL}`,
    // An answer for the installer of Debian's systems.
    `\\bpasswd/(?:root|user)-password(?:-again)?\\s+password\\s+${LITERAL}`,
    `(?:\\$\\(|\`)\\s*openssl\\s+passwd(?:${WORD_SEPARATOR}-(?:salt${WORD_SEPARATOR}[^\\s"',\\\\]+|\\w+)){0,9}${WORD_SEPARATOR}${LITERAL}`,
  ],
  [['curl'], `\\bcurl\\b${SKIPPED_WORDS}(?:-[a-z]{0,20}u|--user|--proxy-user)(?:${VALUE_SEPARATOR})?${USER}:${LITERAL}`],
  [['smbclient'], `\\bsmbclient\\b${SKIPPED_WORDS}-U${BETWEEN}*${USER}%${LITERAL}`],
  [['redis-cli'], `\\bredis-cli\\b${SKIPPED_WORDS}-a${WORD_SEPARATOR}${LITERAL}`],
  // In a comment these are plain words.
  [['requirepass', 'masterauth'], `(?:(?:^|\\n)[ \\t]*|--)(?:requirepass|masterauth)${VALUE_SEPARATOR}${LITERAL}`],
  [['rabbitmqctl'], `\\brabbitmqctl${WORD_SEPARATOR}(?:add_user|change_password)${WORD_SEPARATOR}[^\\s,"'\\\\]{1,100}${WORD_SEPARATOR}${LITERAL}`],
  // An answer for the installer of Red Hat's systems.
  [['rootpw'], `(?:^|\\n)[ \\t]*rootpw(?:[ \\t]+--(?:plaintext|allow-ssh|lock)){0,3}[ \\t]+${LITERAL}`],
  [['token'], `\\b(?:k3s|rke2)${WORD_SEPARATOR}(?:server|agent)\\b${SKIPPED_WORDS}--(?:agent-)?token${VALUE_SEPARATOR}${LITERAL}`],
  [['tailscale'], `\\btailscale\\b${SKIPPED_WORDS}--auth-?key${VALUE_SEPARATOR}${LITERAL}`],
  [['net1?[ \\t]+user'], `\\bnet1?[ \\t]+user[ \\t]+\\S+[ \\t]+${QUOTE}(?:${VALUE_IN_TEXT}|${LITERAL}[^\\n]{0,200}/add\\b)`],
  [['SecureString'], `\\bConvertTo-SecureString[ \\t]+(?:-String[ \\t]+)?["']${LITERAL}`],
];

/** `pass` alone means a password only as the last part of a name. */
const PASS_HINT = 'pass(?:\\\\*["\']?[ \\t]*[=:]|$)';

const NAME_HINTS = SECRET_NAMES.map((name) => name + NOT_OF_SUDO);

/** A form of secrets. */
interface Form {
  /** The kind of secret: `a GitHub token`. */
  readonly is: string;
  /**
   * Patterns, one of which every such secret contains. They are searched first, ignoring case, because most texts have none.
   * Each begins with three literal characters, any of which may be escaped with a backslash.
   */
  readonly hints: readonly string[];
  readonly pattern: RegExp;
}

/** 32 bytes in base64. */
const WIREGUARD_KEY = '[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=';

/** How GitLab's tokens begin, by their kinds. */
const GITLAB_TOKENS = ['pat', 'rt', 'dt', 'ft', 'ptt', 'cbt', 'soat', 'imt', 'oas', 'agent'].map((kind) => `gl${kind}-`);

/** The forms of secrets, the most certain ones first. */
export const FORMS: readonly Form[] = [
  {
    is: 'a private key',
    hints: ['private', 'OpenVPN Static', 'PuTTY-User', 'AGE-SECRET'],
    pattern: /-----BEGIN (?:[A-Z0-9 ]*PRIVATE KEY(?: BLOCK)?|OpenVPN Static key V1)-----|PuTTY-User-Key-File|AGE-SECRET-KEY-1/,
  },
  {
    is: 'a private key',
    hints: ['private', 'shared', 'wireguard'],
    pattern: new RegExp(`\\b(?:private|preshared|shared)(?:[-_]?key)?\\\\*["']?(?:\\s*[=:]\\s*|[ \\t]+<\\(echo[ \\t]+)${QUOTE}${WIREGUARD_KEY}|\\bwireguard\\b[^]{0,200}?\\bkey\\\\*["']?:\\s*${QUOTE}${WIREGUARD_KEY}`, 'i'),
  },
  { is: 'a GitHub token', hints: ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_', 'github_pat_'], pattern: /\bgh[pousr]_[A-Za-z0-9]{36}|\bgithub_pat_[A-Za-z0-9_]{50}/ },
  { is: 'a GitLab token', hints: GITLAB_TOKENS, pattern: new RegExp(`\\b(?:${GITLAB_TOKENS.join('|')})[A-Za-z0-9_-]{20}`) },
  { is: 'a Slack token', hints: ['xox[abeoprs]-', 'xapp-', 'hooks\\.slack'], pattern: /\bxox[abeoprs]-[A-Za-z0-9-]{10}|\bxapp-\d-[A-Z0-9]{8}|\bhooks\.slack\.com\/services\/T[A-Z0-9]+\/B[A-Z0-9]+\// },
  { is: 'an AWS access key', hints: ['AKIA', 'ASIA'], pattern: /\b(?:AKIA|ASIA)[A-Z2-7]{16}\b/ },
  { is: 'a Google API key', hints: ['AIza', 'GOCSPX-', 'ya29\\.'], pattern: /\bAIza[A-Za-z0-9_-]{35}|\bGOCSPX-[A-Za-z0-9_-]{28}|\bya29\.[A-Za-z0-9_-]{20}/ },
  { is: 'an Azure storage key', hints: ['AccountKey='], pattern: /\bAccountKey=[A-Za-z0-9+/]{86}==/ },
  { is: 'a HashiCorp Vault token', hints: ['hvb\\.', 'hvs\\.', 'hvr\\.'], pattern: /\bhv[bsr]\.[A-Za-z0-9_-]{24}/ },
  {
    is: 'a registry token',
    hints: ['dckr_[po]at_', 'npm_', ':_auth', 'pypi-Ag', 'auths'],
    pattern: new RegExp(`\\bdckr_[po]at_[A-Za-z0-9_-]{20}|\\bnpm_[A-Za-z0-9]{36}|:_auth(?:Token)?\\s*=\\s*${QUOTE}${LITERAL}|\\bpypi-Ag[A-Za-z0-9_-]{30}`
      + '|\\bauths\\\\*["\']?\\s*:[^]{0,200}?\\bauth\\\\*["\']?\\s*:\\s*\\\\*["\']?[A-Za-z0-9+/]{6}'),
  },
  { is: 'an OpenShift token', hints: ['sha256~'], pattern: /\bsha256~[A-Za-z0-9_-]{43}/ },
  { is: 'a Tailscale key', hints: ['tskey-'], pattern: /\btskey-[a-z]{1,20}-[A-Za-z0-9]{1,40}-[A-Za-z0-9]{16}/ },
  {
    is: 'an API key',
    hints: ['k_live_', 'sk-(?:ant|proj|svcacct)-', 'hf_', 'doo_v1_', 'dop_v1_', 'dor_v1_', 'glsa_', 'SG\\.'],
    pattern: /\b[rs]k_live_[A-Za-z0-9]{16}|\bsk-(?:ant|proj|svcacct)-[A-Za-z0-9_-]{20}|\bhf_[A-Za-z]{34}|\bdo[opr]_v1_[0-9a-f]{64}|\bglsa_[A-Za-z0-9]{32}_[0-9a-f]{8}|\bSG\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}/,
  },
  { is: 'a JSON web token', hints: ['eyJ'], pattern: /\.eyJ(?<=\beyJ[A-Za-z0-9_-]{10,}\.eyJ)[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10}/ },
  {
    is: 'a cluster\'s join token',
    hints: ['token', 'K10', 'certificate-key'],
    pattern: /\btoken[=:\s"',]+[a-z0-9]{6}\.[a-z0-9]{16}\b|\bK10[0-9a-f]{64}::|--certificate-key[=\s"',]+[0-9a-f]{64}\b/,
  },
  { is: 'a URL with a password', hints: ['://[^/]*@'], pattern: new RegExp(`\\b[a-z][a-z0-9+.-]{0,20}:\\/\\/(?!user(?:name)?:pass(?:word)?@)[^\\s/:@?#'"]*:${NOT_A_LITERAL}[^\\s/@?#'",]+@`, 'i') },
  { is: 'an Authorization header', hints: ['authorization'], pattern: new RegExp(`\\bauthorization["']?\\s*:\\s*["']?(?:basic|bearer|token)\\s+(?!(?:header|token|scheme|prefix)\\b|your[-_])${NOT_A_LITERAL}\\S{6}`, 'i') },
  { is: 'a password of Windows Setup', hints: ['Password>'], pattern: new RegExp(`Password>\\s*<Value>\\s*${NOT_A_LITERAL}[^<\\s]`) },
  {
    // A shell variable in capitals and `=` without blanks is followed by a literal value.
    is: 'a password or token',
    hints: [...NAME_HINTS, PASS_HINT, 'MYSQL_PWD', 'SSHPASS', 'REDISCLI_AUTH'],
    pattern: new RegExp(`(?:PASS(?:WORD|WD|PHRASE)|(?<!PROXY)_PASS|TOKEN(?<!INITIAL_CLUSTER_TOKEN)|API_?KEY|ACCESS_KEY|SECRET_KEY|CLIENT_SECRET|MYSQL_PWD|SSHPASS|REDISCLI_AUTH)=${QUOTE}${LITERAL}[^\\s"']`),
  },
  {
    is: 'a password or token',
    hints: [...NAME_HINTS, PASS_HINT],
    pattern: new RegExp(`(?:(?:^|[\\s"';&|?{,(_.=-])${SECRET_NAME}|(?<!proxy)[_-]pass|,pass(?==))${QUOTE}[ \\t]*[=:][ \\t]*${QUOTE}${VALUE_IN_TEXT}`
      + `|[\\s"'[]--(?:[a-z]+-)*${SECRET_NAME}${QUOTE}(?:[ \\t,]+|\\n *- )${QUOTE}(?!-)${VALUE_IN_TEXT}`, 'im'),
  },
  {
    is: 'a password or token',
    hints: [PASSWORD_HINT],
    pattern: new RegExp(`${PASSWORD_OF}${QUOTE}[ \\t]*[=:][ \\t]*${QUOTE}${VALUE_IN_TEXT}|<[Pp]assword>${NOT_A_LITERAL}(?=[^<\\s]{0,200}\\d)[^<\\s]{6,200}</`),
  },
  ...COMMANDS.map(([hints, ...patterns]) => ({ is: 'a password in a command', hints, pattern: new RegExp(patterns.join('|'), 'i') })),
];
