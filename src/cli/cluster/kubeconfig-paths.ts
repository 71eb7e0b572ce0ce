// Which files make up the kubeconfig: the one of an option, else those of KUBECONFIG, else the one in the home folder.
import { existsSync } from 'fs';
import { homedir } from 'os';
import { delimiter, join } from 'path';
import { issue, IssueError } from '../../issues/issues';

/** The files that exist. One that an option names must exist; missing files in KUBECONFIG are ignored. */
export function kubeconfigPaths(kubeconfig: string | undefined): string[] {
  if (kubeconfig !== undefined && !existsSync(kubeconfig)) {
    throw new IssueError([issue('', `--kubeconfig ${kubeconfig}: no such file: write the file that kubectl uses`)]);
  }
  const listed = listedFiles();
  const files = kubeconfig !== undefined ? [kubeconfig] : listed.length > 0 ? listed : [defaultFile()].filter((file) => file !== undefined);
  return files.filter((file) => existsSync(file));
}

/** Where no file was found. */
export function noKubeconfigMessage(): string {
  const listed = listedFiles();
  const file = defaultFile();
  return listed.length === 0
    ? `no kubeconfig was found: write --kubeconfig, or set KUBECONFIG (${file === undefined ? 'this user has no home folder' : `looked at ${file}`})`
    : `KUBECONFIG names ${listed.join(' and ')}: ${listed.length === 1 ? 'the file does not exist' : 'none of these files exists'}: set it to the file that kubectl uses, or write --kubeconfig`;
}

/** The files that KUBECONFIG names. */
function listedFiles(): string[] {
  return (process.env.KUBECONFIG ?? '').split(delimiter).filter((file) => file !== '');
}

/** Undefined for a user whom the system does not know, such as a random one of a pod. */
function defaultFile(): string | undefined {
  try {
    return join(homedir(), '.kube', 'config');
  } catch {
    return undefined;
  }
}
