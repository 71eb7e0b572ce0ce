// What is advised against in the manifests that `render` prints, at the line of the document that each is of.
import { adviceOn } from '../../admission/advice/rules';
import { isJudged } from '../../admission/schema';
import { SourcedManifest } from '../manifests/duplicates';
import { adviceReport, findingsIn } from '../manifests/findings';

/** A line for each warning. A manifest's Secrets are those of all documents. */
export function warnings(manifests: readonly SourcedManifest[]): string[] {
  const secrets = manifests.map(({ manifest }) => manifest).filter(({ kind }) => kind === 'Secret');
  return adviceReport(manifests.filter(({ manifest }) => isJudged(manifest))
    .flatMap(({ manifest, document }) => findingsIn({ ...document, value: manifest }, adviceOn(manifest, { secrets }))));
}
