/**
 * Regenerates `imports/` from the CRDs of KubeVirt, CDI and NetworkAttachmentDefinitions: interfaces, validators, CEL rules and versions. The schema
 * of PersistentVolumeClaims is that of the claim in a DataVolume.
 * Needs Go, since the modules under `test/plane/` print or contain the CRDs. The output depends only on the modules' versions.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { celRules } from './cel';
import { claimKind, heldKinds, printedKinds } from './crds';
import { hoist } from './hoist';
import { interfaces } from './interfaces';
import { jsonSchema } from './json-schema';
import { isCompiled, typedKinds, withOpenStatus } from './kinds';
import { standalone } from './standalone';
import { requiredVersion } from '../../test/plane/go';

const IMPORTS = join(__dirname, '..');

async function main(): Promise<void> {
  const kubevirtVersion = requiredVersion('kubevirt', 'kubevirt.io/kubevirt');
  const cdiVersion = requiredVersion('cdi', 'kubevirt.io/containerized-data-importer');
  const header = `// Generated from the CRDs of KubeVirt ${kubevirtVersion} and CDI ${cdiVersion} by \`npx projen imports\`. Do not edit.\n`;
  const write = (file: string, text: string) => writeFileSync(join(IMPORTS, file), header + text);

  // CDI's own types come first, since KubeVirt contains those of an earlier CDI.
  const printed = [...printedKinds('cdi'), ...printedKinds('kubevirt')];
  const kinds = [
    ...printed,
    ...heldKinds('cni', 'github.com/k8snetworkplumbingwg/network-attachment-definition-client', 'artifacts/networks-crd.yaml', printed[0]),
    claimKind(printed),
  ];
  for (const [file, text] of interfaces(typedKinds(kinds))) {
    write(`${file}.d.ts`, text);
  }

  // The versions to write come first, so that a search by kind finds them.
  const preferred = [...kinds.filter(({ storage }) => storage), ...kinds.filter(({ storage }) => !storage)];
  const hoisted = hoist(Object.fromEntries(preferred.map(({ apiVersion, kind, schema }) => [`${apiVersion}/${kind}`, jsonSchema(withOpenStatus(schema))])));
  write('validators.js', await standalone(hoisted, isCompiled));
  write('schemas.js', `module.exports = ${JSON.stringify(hoisted)};\n`);
  write('cel-rules.js', `exports.CEL_RULES = ${JSON.stringify(celRules(kinds), undefined, 2)};\n`);
  write('versions.js', `exports.KUBEVIRT_VERSION = '${kubevirtVersion}';\nexports.CDI_VERSION = '${cdiVersion}';\n`);
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
