import { Results } from '../../../src/cli/apply/results';
import * as terminal from '../../../src/cli/terminal/print';

const secret = (namespace: string) => ({ apiVersion: 'v1', kind: 'Secret', name: 'web', namespace });

afterEach(() => jest.restoreAllMocks());

test('objects of the same name in several namespaces can be told apart', () => {
  const printed = jest.spyOn(terminal, 'printProgress').mockImplementation();
  const said = jest.spyOn(terminal, 'say').mockImplementation();
  const applied = { before: undefined, after: {}, warnings: ['is deprecated'] };
  const reportOf = (...namespaces: string[]) => {
    const objects = namespaces.map(secret);
    const results = new Results('text', false, objects);
    objects.forEach((object) => results.applied(object, applied));
    const lines = [...printed.mock.calls.flatMap(([line]) => line), ...said.mock.calls.map(([, line]) => line)];
    jest.clearAllMocks();
    return lines;
  };
  expect(reportOf('shop', 'bank')).toEqual(['secret/web in namespace shop created', 'secret/web in namespace bank created', 'secret/web in namespace shop: is deprecated']);
  expect(reportOf('shop')).toEqual(['secret/web created', 'secret/web: is deprecated']);
});
