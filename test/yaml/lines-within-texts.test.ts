import { streamYaml } from '../../src/yaml/yaml-stream';

const MANIFEST = `a: 1
---
kind: VirtualMachine
spec:
  volumes:
    - cloudInitNoCloud:
        userData: |
          #cloud-config

          users:
            - name: ada
              gecos: "a:b"
          write_files: [{path: x}]
        networkData: |-2
            version: 2
        folded: >
          users: [ada,
          eve]
        quoted: "users:\\n- name: ada"
        plain: text
    - {cloudInitNoCloud: {userData: "#cloud-config\\nusers:\\n- name: ada"}}
`;

const [, document] = [...streamYaml(Buffer.from(MANIFEST))].flatMap((each) => 'value' in each ? [each] : []);

const lineOf = (path: string) => MANIFEST.split('\n')[document.lineAt(`spec.volumes[0].cloudInitNoCloud${path}`) - 1].trim();

test.each([
  ['.userData', 'userData: |'], ['.userData.users', 'users:'], ['.userData.users[0]', '- name: ada'], ['.userData.users[0].gecos', 'gecos: "a:b"'],
  ['.userData.users[0].missing', '- name: ada'], ['.userData.write_files[0].path', 'write_files: [{path: x}]'], ['.networkData.version', 'version: 2'],
])('%s leads to the line of the field within a block string', (path, line) => {
  expect(lineOf(path)).toBe(line);
});

test.each([
  ['.folded.users[1]', 'folded: >'], ['.quoted.users', 'quoted: "users:\\n- name: ada"'], ['.plain.users', 'plain: text'],
  ['.userData.missing', 'userData: |'], ['.missing.users', '- cloudInitNoCloud:'], ['.toString.length', '- cloudInitNoCloud:'],
])('%s leads to the line of the nearest field outside a block string', (path, line) => {
  expect(lineOf(path)).toBe(line);
});

test('a field within a quoted string leads to the line of the string', () => {
  expect(document.lineAt('spec.volumes[1].cloudInitNoCloud.userData.users[0].name')).toBe(21);
});

test('fields have lines in strings with Windows line ends, and in strings that are not YAML', () => {
  const [found] = [...streamYaml(Buffer.from('data:\r\n  a: |\r\n    users:\r\n    - x: 1\r\n  b: |\r\n    users: ]\r\n'))];
  const { lineAt } = found as typeof document;
  expect([lineAt('data.a.users[0].x'), lineAt('data.b.users')]).toEqual([4, 5]);
});

test('finds the line of every field of large user data quickly', () => {
  const count = 2_000;
  const begun = process.cpuUsage();
  const files = Array.from({ length: count }, (_, index) => `    - path: /file-${index}\n`).join('');
  const [found] = [...streamYaml(Buffer.from(`data:\n  userdata: |\n    #cloud-config\n    write_files:\n${files}`))];
  const { lineAt } = found as typeof document;
  const lines = Array.from({ length: count }, (_, index) => lineAt(`data.userdata.write_files[${index}].path`));
  expect(lines.every((line, index) => line === 5 + index)).toBe(true);
  expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(5);
});
