// Rules on the hostname and subdomain of a guest, and on its DNS settings.
import { isIP } from 'net';
import { DNS_LABEL, DNS_NAME, type Format, isPlaceholder } from '../../issues/formats';
import { kubernetesChoice } from '../additions';
import { refuseUnknownChoice, refuseMalformed, refuseMalformedItems } from '../form';
import { checkEach } from '../refuse';
import type { MachineRule } from '../rule';

const HOSTNAME: Format = { ...DNS_LABEL, is: 'a hostname', write: 'at most 63 lower-case letters, digits and "-", such as "web-1": the domain goes into subdomain' };

const SUBDOMAIN: Format = { ...DNS_LABEL, is: 'a subdomain', write: 'at most 63 lower-case letters, digits and "-", such as "web"' };

const NAMESERVER: Format = {
  is: 'an IP address',
  // KubeVirt and Kubernetes admit leading zeros in the numbers of an IPv4 address.
  matches: (text) => isIP(text.replace(/\b0+(?=\d)/g, '')) !== 0 && !text.includes('%'),
  write: 'one such as "192.0.2.1"',
};

const POLICIES = ['ClusterFirst', 'ClusterFirstWithHostNet', 'Default', 'None'];

/** The limits of a pod's resolver. */
const RESOLVER_LIMITS = { nameservers: 3, searches: 6, characters: 256 };

/** The hostname must be one DNS label. */
export const hostnameForm: MachineRule = {
  name: 'hostname-form',
  refuses: 'a hostname that is not a DNS label',
  story: 'The hostname is the first part of the guest\'s name; the subdomain and the cluster\'s domain follow after the dot. Without a hostname, '
    + 'the name of the machine is used.',
  when: ['hostname'],
  check: ({ hostname }, refuse) => refuseMalformed('hostname', hostname || undefined, HOSTNAME, refuse),
};

/** The subdomain must be one DNS label too. */
export const subdomainForm: MachineRule = {
  name: 'subdomain-form',
  refuses: 'a subdomain that is not a DNS label',
  story: 'A headless Service with the name of the subdomain gives the guest its own DNS name: hostname.subdomain.namespace.svc. KubeVirt admits a '
    + 'subdomain with dots, but Kubernetes refuses the machine\'s pod, so the machine never starts.',
  when: ['subdomain'],
  check: ({ subdomain }, refuse) => refuseMalformed('subdomain', subdomain || undefined, SUBDOMAIN, refuse),
};

/** The DNS policy must be known, and None needs a nameserver. */
export const dnsPolicyKnown: MachineRule = {
  name: 'dns-policy-known',
  refuses: 'an unknown DNS policy, or None without a nameserver',
  story: 'The policy decides which nameservers the guest gets: those of the cluster (ClusterFirst, the default), those of the node (Default), or '
    + 'only those in dnsConfig (None).',
  when: ['dnsPolicy'],
  check: ({ dnsPolicy, dnsConfig }, refuse, context) => {
    refuseUnknownChoice('dnsPolicy', kubernetesChoice(dnsPolicy, context), POLICIES, refuse);
    if (dnsPolicy === 'None' && !dnsConfig?.nameservers?.length) {
      refuse('dnsConfig.nameservers', 'with dnsPolicy "None" the guest has no nameserver, write at least one, such as ["192.0.2.1"]');
    }
  },
};

/** dnsConfig must be within the limits of the resolver. */
export const dnsConfigFits: MachineRule = {
  name: 'dns-config-fits',
  refuses: 'more nameservers or search domains than a resolver takes, malformed ones, or an option without a name',
  story: `A resolver takes the addresses of ${RESOLVER_LIMITS.nameservers} nameservers, and ${RESOLVER_LIMITS.searches} search domains with ${RESOLVER_LIMITS.characters} characters `
    + 'in total. Kubernetes refuses a pod with more, and machines run in pods.',
  when: ['dnsConfig'],
  check: ({ dnsConfig: { nameservers = [], searches = [], options } = {} }, refuse) => {
    if (nameservers.length > RESOLVER_LIMITS.nameservers) {
      refuse('dnsConfig.nameservers', `${nameservers.length} nameservers are too many, write at most ${RESOLVER_LIMITS.nameservers}`);
    }
    refuseMalformedItems('dnsConfig.nameservers', nameservers, NAMESERVER, refuse);
    if (searches.length > RESOLVER_LIMITS.searches) {
      refuse('dnsConfig.searches', `${searches.length} search domains are too many, write at most ${RESOLVER_LIMITS.searches}`);
    }
    // The spaces between search domains count too.
    const characters = searches.reduce((sum, search) => sum + search.length + 1, -1);
    if (characters > RESOLVER_LIMITS.characters && !searches.some(isPlaceholder)) {
      refuse('dnsConfig.searches', `${characters} characters of search domains are too many, write at most ${RESOLVER_LIMITS.characters}`);
    }
    refuseMalformedItems('dnsConfig.searches', searches, DNS_NAME, refuse);
    checkEach('dnsConfig.options', options, refuse, ({ name }, refuseIt) => {
      if (!name) {
        refuseIt('name', 'the option has no name, write one such as "ndots"');
      }
    });
  },
};
