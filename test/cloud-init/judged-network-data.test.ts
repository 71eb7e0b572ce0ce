// The advice about the fields of network data is right only if the real netplan agrees with it.
import { judgedTest, judgeNetworkConfigs } from './judge';
import { READ_NETWORK_DATA, REFUSED_VALUES, UNKNOWN_DEVICES, UNKNOWN_NETWORK_FIELDS } from '../admission/advice/network-texts';

/** Whether netplan, or cloud-init on the way to it, refuses each text. It warns of deprecated fields, which it reads. */
const refused = (texts: { readonly [what: string]: string }) => {
  const judgements = judgeNetworkConfigs(Object.values(texts));
  return Object.fromEntries(Object.keys(texts).map((what, index) => [
    what, judgements[index].some((fault) => fault.startsWith('netplan: ') && !/deprecated|See the '/.test(fault)),
  ]));
};

const all = (texts: object, verdict: boolean) => Object.fromEntries(Object.keys(texts).map((what) => [what, verdict]));

describe('in a guest with netplan,', () => {
  judgedTest('every value that causes advice is refused', () => {
    expect(refused(REFUSED_VALUES)).toEqual(all(REFUSED_VALUES, true));
  }, 60_000);

  judgedTest('every field that causes advice is refused', () => {
    expect(refused(UNKNOWN_NETWORK_FIELDS)).toEqual(all(UNKNOWN_NETWORK_FIELDS, true));
  }, 60_000);

  judgedTest('every device on top of others that causes advice is refused', () => {
    expect(refused(UNKNOWN_DEVICES)).toEqual(all(UNKNOWN_DEVICES, true));
  }, 60_000);

  judgedTest('similar network data without advice is read', () => {
    expect(refused(READ_NETWORK_DATA)).toEqual(all(READ_NETWORK_DATA, false));
  }, 60_000);
});
