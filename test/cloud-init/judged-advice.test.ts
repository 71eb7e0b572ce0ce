// What is said of a text that cloud-init would not read, cloud-init itself says too.
import { judgedTest, judgeNetworkConfigs, judgeUserData, knows } from './judge';
import { FAULTY_NETWORK_DATA, FAULTY_USER_DATA, FINE_USER_DATA, UNKNOWN_FIELDS, UNKNOWN_FIELDS_BELOW } from '../admission/advice/cloud-init-texts';

/** Whether cloud-init finds fault with each text. */
const judged = (texts: { readonly [what: string]: string }) => {
  const judgements = judgeUserData(Object.values(texts));
  return Object.fromEntries(Object.keys(texts).map((what, index) => [what, judgements[index].faults.length > 0]));
};

const all = (texts: object, verdict: boolean) => Object.fromEntries(Object.keys(texts).map((what) => [what, verdict]));

describe('cloud-init finds fault with what is advised against', () => {
  judgedTest.each(Object.entries(FAULTY_USER_DATA))('%s', (_id, texts) => {
    expect(judged(texts)).toEqual(all(texts, true));
  });

  judgedTest('cloud-config-field-unknown, since 23.1', () => {
    expect(judged(UNKNOWN_FIELDS)).toEqual(all(UNKNOWN_FIELDS, knows('23.1')));
  });

  judgedTest('cloud-config-field-unknown, below other fields', () => {
    expect(judged(UNKNOWN_FIELDS_BELOW)).toEqual(all(UNKNOWN_FIELDS_BELOW, true));
  });

  judgedTest('network data', () => {
    expect(judgeNetworkConfigs(Object.values(FAULTY_NETWORK_DATA)).every((faults) => faults.length > 0)).toBe(true);
  });
});

judgedTest('cloud-init finds no fault with what is right', () => {
  expect(judged(FINE_USER_DATA)).toEqual(all(FINE_USER_DATA, false));
});
