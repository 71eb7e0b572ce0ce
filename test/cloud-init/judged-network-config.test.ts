import * as fc from 'fast-check';
import { judgedTest, judgeNetworkConfigs } from './judge';
import { networkDataOfManifests } from './manifest-texts';
import { acceptedNetworkConfig } from './random-networks';
import { NETWORKS } from './samples';
import { CloudInit } from '../../src/cloud-init/cloud-init';

/** How many random networks are judged; the variable NETWORK_CONFIGS overrides it. */
const CONFIGS = Number(process.env.NETWORK_CONFIGS ?? 40);

/** The network-configs that cloud-init or netplan rejects, with their faults. */
const faulty = (texts: readonly string[]) => judgeNetworkConfigs(texts).map((faults, index) => ({ text: texts[index], faults }))
  .filter(({ faults }) => faults.length > 0);

describe('cloud-init and netplan find no fault with', () => {
  judgedTest('any kind of device with any setting', () => {
    expect(faulty(Object.values(NETWORKS).map((networkConfig) => CloudInit.noCloud({ networkConfig }).networkData!))).toEqual([]);
  });

  judgedTest('any network-config of the examples and of documents from other systems', () => {
    const texts = networkDataOfManifests();
    expect(Object.keys(texts).join()).toMatch(/example cloud-init\./);
    expect(faulty(Object.values(texts))).toEqual([]);
  }, 60_000);

  judgedTest('random networks that CloudInit accepts', () => {
    expect(faulty(fc.sample(acceptedNetworkConfig, CONFIGS))).toEqual([]);
  }, 60_000);
});

judgedTest('each output format reports its own faults', () => {
  const ethernet = (device: string) => `version: 2\nethernets:\n  eth0: ${device}\n`;
  const said = judgeNetworkConfigs([
    ethernet('{ dhcp4: true, dhcp6: true, dhcp4-overrides: { use-dns: false } }'),
    ethernet('{ dhcp4: true, routes: [{ to: 192.0.2.0/24 }] }'),
    ethernet('{ nameservers: { search: [lab] } }'),
  ]).map((faults) => [...new Set(faults.map((fault) => fault.split(':')[0]))]);
  expect(said).toEqual([['netplan'], ['sysconfig', 'eni'], ['networkd', 'network-manager', 'sysconfig', 'eni']]);
});
