// Advice on rendered manifests, at the lines of their documents. The Secret of a machine may come before or after the machine.
import type { RenderedManifest } from './rendered-manifest';
import { adviceOn } from '../../admission/advice/rules';
import type { VersionCapabilities } from '../../admission/kubevirt-version';
import { isValidated } from '../../admission/schema';
import { adviceReport, type Finding, findingsIn } from '../findings/finding';
import { MachineSecrets, type NumberedDocument } from '../findings/machine-secrets';
import type { ReadDocument } from '../manifests/documents';

export class ManifestAdvice {
  private readonly secrets = new MachineSecrets();
  private readonly found = new Map<number, Finding[]>();
  private count = 0;

  constructor(private readonly capabilities: VersionCapabilities) {}

  /** @param manifest the manifest of `rendered`, which is not kept */
  public add(rendered: RenderedManifest, manifest: any): void {
    const numbered = { document: asDocument(rendered, manifest), index: this.count };
    this.count += 1;
    if (manifest.kind === 'Secret') {
      this.secrets.add(numbered).forEach((machine) => this.advise(machine));
    }
    if (isValidated(manifest)) {
      this.advise(numbered);
    }
  }

  /** All advice, in the order of the manifests. */
  public report(): string[] {
    return adviceReport([...this.found].sort(([one], [other]) => one - other).flatMap(([, findings]) => findings));
  }

  /** A machine is judged again when its Secret comes after it. */
  private advise({ document, index }: NumberedDocument): void {
    const known = { capabilities: this.capabilities, secrets: this.secrets.of({ document, index }) };
    const findings = findingsIn(document, adviceOn(document.value, known));
    if (findings.length > 0 || this.found.has(index)) {
      this.found.set(index, findings);
    }
  }
}

function asDocument(rendered: RenderedManifest, value: any): ReadDocument {
  const { source, where } = rendered.document;
  const lineAt = (path: string) => rendered.document.lineAt(path);
  return { value, raw: value, source, where, lineAt, reread: () => asDocument(rendered, rendered.manifest) };
}
