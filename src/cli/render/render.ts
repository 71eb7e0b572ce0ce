// Renders documents of any supported system as plain manifests.
import { dirname, isAbsolute, relative } from 'path';
import { ApiObject, App, Chart } from 'cdk8s';
import { Assignment, assignmentIssues } from './assignments';
import { correctDocuments } from './corrections';
import { read } from './readers';
import { adviceOn } from '../../admission/advice/rules';
import { Advice } from '../../admission/advice/silence';
import { ADVICE_CATALOGUE } from '../../admission/catalogue';
import { objectIdentity } from '../../admission/distinct-objects';
import { isJudged } from '../../admission/schema';
import { IssueCollector, refuse } from '../../issues/issues';
import { shapeIssues, name, required } from '../../issues/shape';
import { MachineDefaults } from '../../objects/machine-defaults';
import { issuesOfObject } from '../../objects/object-check';
import { isMap } from '../../plain-data/plain-data';
import { substitutePlaceholders } from '../../template/placeholders';
import { CONFIGURATION } from '../leases/configuration';
import { absolutePath } from '../leases/settings';
import { readTemplate, templateText } from '../leases/template';
import { CloudInitSecrets } from '../manifests/cloud-init-secrets';
import { Document } from '../manifests/documents';
import { conflicts, distinct, duplicateNotes, SourcedManifest } from '../manifests/duplicates';
import { adviceReport, findingsIn } from '../manifests/findings';
import { CHART, withLocation } from '../manifests/place';

/** How documents are rendered. */
export interface RenderOptions {
  /** The values of placeholders. */
  readonly set: readonly Assignment[];
  readonly namespace?: string;
  readonly storageClass?: string;
}

/** The result. */
export interface Rendered {
  readonly manifests: any[];
  /** Notes for the user, such as on corrections. */
  readonly notes: string[];
  /** Advice on the manifests. */
  readonly warnings: string[];
}

/**
 * Renders documents.
 *
 * @throws one error that lists every mistake of every document with its file and line
 */
export function render(documents: readonly Document[], { set, namespace, storageClass }: RenderOptions): Rendered {
  const templates = eachDocument(documents, (document) => isLeaseConfiguration(document.value) ? leaseTemplate(document) : document);
  const filled = fill(templates, set);
  const { documents: right, notes } = correctDocuments(filled, namespace);
  const app = new App();
  MachineDefaults.set(app, { storageClassName: storageClass });
  // The advice is given on manifests, not on the constructs of the readers, which the user does not know.
  Advice.silence(app, ...ADVICE_CATALOGUE.map((advice) => advice.name));
  const collector = new IssueCollector();
  const made = right.flatMap((document) => collector.collect(() => withLocation(document, (): SourcedManifest[] => {
    // A chart for each document: its constructs are forgotten once its manifests are made.
    const chart = new Chart(app, CHART, { namespace });
    try {
      read(document, { chart, documents: right, note: (message) => notes.push(message) });
      const added = chart.node.findAll().filter(ApiObject.isApiObject);
      refuse(added.flatMap(issuesOfObject));
      return added.map((object) => object.toJson()).map((manifest) => ({ identity: objectIdentity(manifest), manifest, document }));
    } finally {
      app.node.tryRemoveChild(CHART);
    }
  }), []));
  collector.add(conflicts(made));
  collector.raise();
  return { manifests: distinct(made).map(({ manifest }) => manifest), notes: [...notes, ...duplicateNotes(made)], warnings: warningsOf(made) };
}

/** The documents with the values of their placeholders. */
function fill(documents: readonly Document[], set: readonly Assignment[]): Document[] {
  const values = Object.fromEntries(set);
  const collector = new IssueCollector();
  collector.add(assignmentIssues(set, documents));
  const fillOne = (document: Document): Document => ({ ...document, value: substitutePlaceholders(document.value, values) });
  const filled = collector.collect(() => eachDocument(documents, fillOne), []);
  collector.raise();
  return filled;
}

/** The results of a step for each document; all its errors are thrown as one. */
function eachDocument(documents: readonly Document[], step: (document: Document) => Document): Document[] {
  const collector = new IssueCollector();
  const results = documents.map((document) => collector.collect(() => withLocation(document, () => step(document)), document));
  collector.raise();
  return results;
}

/** The advice on manifests, at the lines of their documents. The Secrets of a manifest may be in any document. */
function warningsOf(manifests: readonly SourcedManifest[]): string[] {
  const secrets = new CloudInitSecrets();
  const documents = manifests.map(({ manifest, document }, index) => ({ index, document: { ...document, value: manifest } }));
  documents.filter(({ document: { value } }) => value.kind === 'Secret').forEach((secret) => secrets.add(secret));
  return adviceReport(documents.filter(({ document: { value } }) => isJudged(value))
    .flatMap((numbered) => findingsIn(numbered.document, adviceOn(numbered.document.value, { secrets: secrets.of(numbered) }))));
}

const RENDERED = { ...CONFIGURATION, kubevirt: { ...CONFIGURATION.kubevirt, template: required(name, 'write the path of the VirtualMachine\'s YAML') } };

/** Whether a document is the configuration of leases. */
export function isLeaseConfiguration(value: any): boolean {
  return isMap(value) && value.apiVersion === undefined && isMap(value.kubevirt);
}

/**
 * The VirtualMachine that a configuration names, in the configuration's namespace.
 *
 * @throws one error that lists every mistake of the configuration, or of the file that it names
 */
export function leaseTemplate({ value, source }: Document): Document {
  refuse(shapeIssues(value, RENDERED));
  const { template, namespace } = value.kubevirt;
  const absolute = absolutePath(template, dirname(source));
  // As it is named where the file is among the documents too.
  const path = isAbsolute(source) ? absolute : relative('', absolute);
  const where = `kubevirt.template: ${JSON.stringify(template)}`;
  const document = readTemplate(path, where, templateText(path, where, `relative to ${source}`));
  return namespace ? { ...document, value: { ...document.value, metadata: { ...document.value.metadata, namespace } } } : document;
}
