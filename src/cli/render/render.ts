// Renders documents of any supported system as plain manifests. The documents are read one by one, and twice: first for references between
// them. Documents and manifests are kept only as text.
import { ApiObject, App, Chart } from 'cdk8s';
import { Assignment, assignmentIssues, issueOfValue } from './assignments';
import { RenderContext } from './context';
import { correctDocument } from './corrections';
import { ImageClaims } from './data-source-correction';
import { isLeaseConfiguration, leaseTemplate } from './lease-template';
import { ManifestAdvice } from './manifest-advice';
import { isOfNodes, NodeDocuments } from './node-documents';
import { isFilledLater, missingValues, templateIssues } from './placeholders';
import { read } from './readers';
import { RenderedManifest } from './rendered-manifest';
import { Advice } from '../../admission/advice/silence';
import { ADVICE_CATALOGUE } from '../../admission/catalogue';
import { ClusterCapabilities } from '../../admission/cluster-capabilities';
import { IssueCollector, refuse } from '../../issues/issues';
import { MachineDefaults } from '../../objects/machine-defaults';
import { issuesOfObject } from '../../objects/object-check';
import { findPlaceholders, substitutePlaceholders, usesPlaceholders } from '../../template/placeholders';
import type { Document, InputStream } from '../manifests/documents';
import { conflicts, distinct, duplicateNotes } from '../manifests/duplicates';
import { largeNumbers } from '../manifests/large-numbers';
import { CHART, withLocation } from '../manifests/place';
import { storeDocument } from '../manifests/stored-document';

/** How documents are rendered. */
export interface RenderOptions {
  /** The values of placeholders. */
  readonly set: readonly Assignment[];
  readonly namespace?: string;
  readonly storageClass?: string;
  /** With a newer KubeVirt than the checks are made for, fields that it may have pass. */
  readonly kubevirtVersion?: string;
}

/** The result. */
interface Rendered {
  readonly manifests: RenderedManifest[];
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
export function render(input: InputStream, { set, namespace, storageClass, kubevirtVersion }: RenderOptions): Rendered {
  const fill = (value: unknown) => substitutePlaceholders(value, Object.fromEntries(set), isFilledLater(value));
  const claims = new ImageClaims(namespace);
  const { documents, nodeDocuments } = survey(input, set, fill, claims);
  const capabilities = { kubevirtVersion };
  const ofNodes = new NodeDocuments(nodeDocuments, capabilities);
  const app = new App();
  ClusterCapabilities.set(app, capabilities);
  MachineDefaults.set(app, { storageClassName: storageClass });
  // Advice is given on manifests, not on the readers' constructs, which the user does not know.
  Advice.silence(app, ...ADVICE_CATALOGUE.map((advice) => advice.name));
  const collector = new IssueCollector();
  const notes: string[] = [];
  const manifests: RenderedManifest[] = [];
  const advice = new ManifestAdvice(capabilities);
  for (const document of documents) {
    const correct = () => withLocation(document, () => correctDocument(fill(document.value), claims, capabilities));
    const corrected = collector.collect(correct, { values: [], notes: [] });
    notes.push(...corrected.notes.map((note) => `${document.where}: ${note}`));
    for (const value of corrected.values) {
      const note = (message: string) => notes.push(message);
      const make = () => withLocation(document, () => manifestsOf(withValue(document, value), app, { namespace, ofNodes, note }));
      for (const manifest of collector.collect(make, [])) {
        const rendered = new RenderedManifest(manifest, document);
        manifests.push(rendered);
        advice.add(rendered, manifest);
      }
    }
  }
  collector.add(conflicts(manifests));
  const reported = new IssueCollector();
  reported.add(collector.issues.map((each) => issueOfValue(each, set)));
  reported.raise();
  return { manifests: distinct(manifests), notes: [...notes, ...duplicateNotes(manifests)], warnings: advice.report() };
}

/** What the rendering of each document needs to know about all documents. */
interface Survey {
  /** Lease configurations are replaced by the machines that they name. */
  readonly documents: readonly Document[];
  /** The NodeProviders, and the vClusters that claim nodes of them. */
  readonly nodeDocuments: readonly Document[];
}

/**
 * Reads all documents once.
 *
 * @param claims receives the disks of all documents
 * @throws one error that lists what cannot be read, all lease configurations without a machine, all templates of another tool, all
 *   placeholders without a value, all integers that would change, and, unless unread documents may contain the placeholders, all values
 *   without a placeholder
 */
function survey(input: InputStream, set: readonly Assignment[], fill: (value: unknown) => unknown, claims: ImageClaims): Survey {
  const [unusable, unfilled] = [new IssueCollector(), new IssueCollector()];
  const known = new Set(set.map(([name]) => name));
  const placeholders = new Set<string>();
  const documents: Document[] = [];
  const nodeDocuments: Document[] = [];
  for (const given of input.documents) {
    const ofTemplate = templateIssues(given);
    unusable.add(ofTemplate);
    if (ofTemplate.length > 0) {
      continue;
    }
    const isLease = isLeaseConfiguration(given.value);
    const document: Document = isLease ? unusable.collect(() => withLocation(given, () => leaseTemplate(given)), given) : given;
    documents.push(isLease ? document : storeDocument(given));
    const { value } = document;
    const found = findPlaceholders(value, isFilledLater(value));
    // Placeholders in texts for cloud-init's own templating need no values, but may have them.
    const taken = [...known].filter((name) => !placeholders.has(name) && usesPlaceholders(value, [name]));
    [...found.keys(), ...taken].forEach((name) => placeholders.add(name));
    const filled = unfilled.collect(() => withLocation(document, () => {
      refuse([...missingValues(value, [...found].filter(([name]) => !known.has(name)), set), ...largeNumbers(value)]);
      return fill(value);
    }), undefined);
    claims.add(filled);
    if (isOfNodes(filled)) {
      nodeDocuments.push(withValue(document, filled));
    }
  }
  const collector = new IssueCollector();
  collector.add([...input.issues, ...unusable.issues]);
  collector.add(collector.issues.length === 0 ? assignmentIssues(set, placeholders) : []);
  collector.add(unfilled.issues);
  collector.raise();
  return { documents, nodeDocuments };
}

/** The manifests that a document is rendered as. */
function manifestsOf(document: Document, app: App, { namespace, ...context }: Omit<RenderContext, 'chart'> & { readonly namespace?: string }): any[] {
  // A chart for each document, so that its constructs are released after its manifests are created.
  const chart = new Chart(app, CHART, { namespace });
  try {
    read(document, { chart, ...context });
    const added = chart.node.findAll().filter(ApiObject.isApiObject);
    refuse(added.flatMap(issuesOfObject));
    return added.map((object) => object.toJson());
  } finally {
    app.node.tryRemoveChild(CHART);
  }
}

function withValue({ source, where, lineAt }: Document, value: unknown): Document {
  return { source, where, lineAt, value };
}
