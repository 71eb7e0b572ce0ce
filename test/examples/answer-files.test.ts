// Windows answer files: settings are in the passes in which Windows applies them, and no manifest contains a password.
import { spawnSync } from 'child_process';
import { readFileSync } from 'fs';
import { join } from 'path';
import { MANIFEST_SETS } from './manifests';
import { testWith } from '../optional-tool';

const FOLDER = join(__dirname, '../../examples/windows');

/** The components of an answer file, each with its pass, as an XML parser finds them. */
function componentsOf(text: string): string[] {
  const program = `
import sys, xml.etree.ElementTree as tree
space = '{urn:schemas-microsoft-com:unattend}'
root = tree.fromstring(sys.stdin.buffer.read())
assert root.tag == space + 'unattend', root.tag
for settings in root.findall(space + 'settings'):
    for component in settings.findall(space + 'component'):
        print(settings.get('pass'), component.get('name'))
`;
  const { status, stdout, stderr } = spawnSync('python3', ['-c', program], { input: text, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  return stdout.trim().split('\n');
}

const manifests = MANIFEST_SETS.find(({ name }) => name === 'example windows')!.manifests();

/** A desktop's answers, as External Secrets would render them with this password. */
const answersOf = (desktop: string, password: string) => {
  const { spec } = manifests.find(({ kind, metadata }) => kind === 'ExternalSecret' && metadata.name === `${desktop}-answers`);
  return spec.target.template.data['unattend.xml'].replace('{{ .password | html }}', password);
};

testWith('python3')('the installation ends in audit mode, where it is generalized', () => {
  const components = componentsOf(readFileSync(join(FOLDER, 'autounattend.xml'), 'utf8'));
  expect(components.filter((each) => each.endsWith(' Microsoft-Windows-Deployment')).map((each) => each.split(' ')[0])).toEqual(['specialize', 'oobeSystem', 'auditUser']);
  expect(components).toContain('windowsPE Microsoft-Windows-PnpCustomizationsWinPE');
});

testWith('python3')('a desktop\'s answers contain its own name and an escaped password', () => {
  expect(componentsOf(answersOf('desk-2', 'a&lt;b&amp;c'))).toContain('oobeSystem Microsoft-Windows-Shell-Setup');
  expect(answersOf('desk-2', 'x')).toContain('<ComputerName>desk-2</ComputerName>');
});

test('no manifest contains a password', () => {
  expect(JSON.stringify(manifests).match(/<Password>.*?<\/Password>/g)).toEqual(Array(2).fill('<Password><Value>{{ .password | html }}</Value><PlainText>true</PlainText></Password>'));
});
