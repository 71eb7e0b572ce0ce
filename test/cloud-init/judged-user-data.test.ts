import * as fc from 'fast-check';
import { judgedTest, judgeUserData, knows } from './judge';
import { userDataOfManifests } from './manifest-texts';
import { acceptedUserData } from './random-programs';
import { CLOUD_CONFIGS, NEWER_CLOUD_CONFIGS, PARTS } from './samples';
import { CloudInit } from '../../src/cloud-init/cloud-init';

/** The user data that cloud-init rejects, with its faults. */
const faulty = (texts: readonly string[]) => judgeUserData(texts).map(({ faults }, index) => ({ text: texts[index], faults }))
  .filter(({ faults }) => faults.length > 0);

describe('cloud-init finds no fault with', () => {
  judgedTest('any field of a cloud-config or any part', () => {
    expect(faulty([...Object.values(CLOUD_CONFIGS), PARTS].map((props) => CloudInit.noCloud(props).userData!))).toEqual([]);
  });

  judgedTest.each(Object.entries(NEWER_CLOUD_CONFIGS))('%s, from the version that introduced it', (_name, { props, since, before }) => {
    const [{ faults }] = judgeUserData([CloudInit.noCloud(props).userData!]);
    expect(faults).toEqual(knows(since) ? [] : [expect.stringMatching(before)]);
  });

  judgedTest('any user data of the examples and of documents from other systems', () => {
    const texts = userDataOfManifests();
    expect(Object.keys(texts).join()).toMatch(/example cloud-init\..*document crabbox-template\..*document viti-machines\./);
    expect(faulty(Object.values(texts))).toEqual([]);
  }, 60_000);

  judgedTest('random programs that CloudInit accepts', () => {
    expect(faulty(fc.sample(acceptedUserData, 200))).toEqual([]);
  }, 60_000);
});

judgedTest('cloud-init finds fault with deprecated, misspelt and mistyped fields, and with an unknown format', () => {
  const texts = ['#cloud-config\nusers: [{ name: a, lock-passwd: true }]\n', '#cloud-config\nusers: [{ nam: a }]\n', '#cloud-config\nruncmd: ls\n', 'echo hello\n'];
  expect(faulty(texts).map(({ text }) => text)).toEqual(texts);
});
