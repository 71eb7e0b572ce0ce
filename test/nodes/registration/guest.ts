// A guest without a machine: a scratch folder as its root, the real shell, and fake programs that record how they were called.
import { spawnSync } from 'child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { dirname, join } from 'path';
import { parse } from 'yaml';

/** The files of Secrets, by the label of their disk. */
export interface Disks {
  readonly [label: string]: { readonly [file: string]: string };
}

export interface GuestProps {
  readonly disks?: Disks;
  /** How often a program fails before it succeeds: `{ curl: 2 }`. */
  readonly failures?: { readonly [program: string]: number };
  /** The script that curl downloads. */
  readonly download?: string;
  /** Whether systemd runs. Default: true. */
  readonly systemd?: boolean;
  /** The shell that replaces `/bin/sh`. Default: /bin/sh. */
  readonly shell?: string;
}

const PROGRAMS: { readonly [name: string]: string } = {
  'cloud-init': '',
  // A guest that never joins is stopped after twenty waits.
  'sleep': '[ "$(grep -c "^sleep" "$ROOT/log/calls")" -lt 20 ] || kill -TERM "$PPID"',
  'nohup': 'exec "$@"',
  // Mounts a disk with the files of a Secret.
  'mount': 'for last; do :; done; cp "$ROOT/disks/${3#LABEL=}"/* "$last"',
  'umount': 'rm -f "$1"/*',
  'curl': 'case "$*" in *:10248/healthz) [ -e "$ROOT/kubelet" ]; exit;; esac; cat >>"$ROOT/log/curl-config"; fails; while [ "$1" != --output ]; do shift; done; cp "$ROOT/download" "$2"',
  'kubeadm': 'case $1 in join) fails; echo "ran $*" >>"$ROOT/log/runs"; cp "$3" "$ROOT/log/join.yaml"; mkdir -p "$ROOT/etc/kubernetes"; echo joined >"$ROOT/etc/kubernetes/kubelet.conf";; esac',
  'systemctl': `case "$*" in
    'start --no-block node-registration.service') [ -e "$ROOT/var/lib/node-registration/joined" ] || $SHELL "$ROOT/etc/node-registration/register";;
    'cat '*) [ -e "$ROOT/services/$2" ];;
    'restart '*) [ ! -e "$ROOT/services/$2" ] || . "$ROOT/services/$2";;
    esac`,
};

export class Guest {
  public readonly root = mkdtempSync(join(tmpdir(), 'guest-'));
  private readonly shell: string;

  constructor(props: GuestProps = {}) {
    const { disks = {}, failures = {}, download = '', systemd = true, shell = '/bin/sh' } = props;
    this.shell = shell;
    for (const [label, files] of Object.entries(disks)) {
      Object.entries(files).forEach(([file, text]) => this.put(`disks/${label}/${file}`, text));
    }
    for (const [name, body] of Object.entries(PROGRAMS)) {
      this.put(`programs/${name}`, `#!/bin/sh\necho "${name}$(printf ' %s' "$@")" >>"$ROOT/log/calls"\n${fails(name)}\n${body}\n`, 0o755);
      this.put(`log/failures-${name}`, 'x'.repeat(failures[name] ?? 0));
    }
    this.put('download', download);
    mkdirSync(join(this.root, systemd ? 'run/systemd/system' : 'run'), { recursive: true });
    mkdirSync(join(this.root, 'var/log'), { recursive: true });
  }

  /** Writes the files of a cloud-config, as cloud-init does before anything runs. */
  public writeFiles(cloudConfig: string | { readonly write_files: readonly any[] }): void {
    const { write_files: files } = typeof cloudConfig === 'string' ? parse(cloudConfig, { version: '1.1' }) : cloudConfig;
    for (const { path, content = '', encoding, permissions = '0644' } of files) {
      const text = encoding === 'b64' ? Buffer.from(content, 'base64').toString() : content;
      this.put(path, this.moved(text), parseInt(permissions, 8));
    }
  }

  /** Boots: runs the script that cloud-init runs at every boot. Returns its output and its log. */
  public boot(): string {
    const starter = join(this.root, 'var/lib/cloud/scripts/per-boot/node-registration');
    const { stdout, stderr, status, error } = spawnSync(this.shell, ['-c', '. "$0"; wait', starter], {
      encoding: 'utf8', timeout: 60_000, env: { PATH: `${join(this.root, 'programs')}:${process.env.PATH}`, ROOT: this.root, SHELL: this.shell },
    });
    const said = `${stdout}${stderr}${this.has('/var/log/node-registration.log') ? this.read('/var/log/node-registration.log') : ''}`;
    expect({ status, error, said: status === 0 ? '' : said }).toEqual({ status: 0, error: undefined, said: '' });
    return said;
  }

  /** Boots, and stops the guest at its next wait. */
  public breakOff(): void {
    this.put('programs/sleep', '#!/bin/sh\nkill -TERM "$PPID"\n', 0o755);
    expect(() => this.boot()).toThrow();
    this.put('programs/sleep', '#!/bin/sh\n', 0o755);
  }

  /** How often a joining program ran. */
  public get runs(): number {
    return this.has('log/runs') ? this.read('log/runs').trim().split('\n').length : 0;
  }

  /** The programs that were called, with their arguments. */
  public get calls(): string[] {
    return this.has('log/calls') ? this.read('log/calls').trim().split('\n') : [];
  }

  public has(path: string): boolean {
    return existsSync(join(this.root, path));
  }

  public read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8').replaceAll(this.root, '');
  }

  public mode(path: string): string {
    return statSync(join(this.root, path)).mode.toString(8).slice(-3);
  }

  public put(path: string, text: string, mode = 0o644): void {
    const file = join(this.root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    chmodSync(file, mode);
  }

  public forget(path: string): void {
    rmSync(join(this.root, path));
  }

  public remove(): void {
    rmSync(this.root, { recursive: true });
  }

  /** Moves absolute paths into the scratch folder. */
  private moved(text: string): string {
    return text.replace(/(?<![\w/:.$}*-])\/(?=(?:etc|var|run)\/)/g, `${this.root}/`).replaceAll('/bin/sh', this.shell);
  }
}

/** A shell function that fails as often as `failures` wants, and which the body of a program calls. */
function fails(name: string): string {
  const file = `"$ROOT/log/failures-${name}"`;
  return `fails() { if [ -s ${file} ]; then left=$(cat ${file}); printf %s "\${left#x}" >${file}; echo "${name}: failed" >&2; exit 7; fi; }`;
}
