// The DHCP options of an interface.
import { isIPv4, isIPv6 } from 'net';
import { eachInterface } from './each-interface';
import type { Format } from '../../issues/formats';
import { checkEach } from '../below';
import { refuseMalformedItems } from '../kubernetes-names';

const NTP_SERVER: Format = {
  is: 'an IPv4 address',
  // KubeVirt admits leading zeros in the numbers of an IPv4 address, and an IPv4 address mapped to IPv6.
  matches: (text) => isIPv4(text.replace(/\b0+(?=\d)/g, '')) || (isIPv6(text) && /:ffff:/i.test(text)),
  write: 'one such as "192.0.2.1": DHCP has no room for names',
};

/** The range of private DHCP options. */
const PRIVATE = { first: 224, last: 254 };

/** The options must have a form that DHCP can send. */
export const dhcpOptionsForm = eachInterface({
  name: 'dhcp-options-form',
  refuses: 'an NTP server that is no IPv4 address, a private DHCP option outside of 224 to 254, or one that is repeated',
  story: 'KubeVirt answers the guest\'s DHCP requests itself. NTP servers go there as IPv4 addresses, and options 224 to 254 are those that the standard leaves to each network.',
  check: ({ dhcpOptions: { ntpServers, privateOptions } = {} }, refuse) => {
    refuseMalformedItems('dhcpOptions.ntpServers', ntpServers, NTP_SERVER, refuse);
    const before = new Set<number>();
    checkEach('dhcpOptions.privateOptions', privateOptions, refuse, ({ option = 0 }, refuseIt) => {
      if (option < PRIVATE.first || option > PRIVATE.last) {
        refuseIt('option', `${option} is not a private option, write one from ${PRIVATE.first} to ${PRIVATE.last}`);
      } else if (before.has(option)) {
        refuseIt('option', `${option} is there already, write each option once`);
      }
      before.add(option);
    });
  },
});
