// Advice on network data with two default routes, of which the guest uses one.
import { isIPv4 } from 'net';
import type { Config } from './cloud-configs';
import { devicesOf, eachNetworkConfig, isOfNetworkManager } from './network-configs';
import { isMap, listOf } from '../../plain-data/plain-data';
import { displayText } from '../form';
import type { MachineRule } from '../rule';

/** Texts without these words have no default route of their own. */
const HAS_DEFAULT_ROUTE = /gateway4|\bdefault\b|\b0(?:\.0\.0\.0)?\/0/;

const ANYWHERE: readonly unknown[] = ['default', '0.0.0.0/0', '0/0'];

/** Two default routes must differ in the metric. */
export const defaultRoutesOfOneMetric: MachineRule = {
  name: 'default-routes-of-one-metric',
  refuses: 'two default routes of IPv4 with one metric, by two gateways on two interfaces, in network data of version 2',
  story: 'A guest has one default route of each metric: which of both gateways it uses depends on which interface comes up last, and answers leave by another interface than questions came in. '
    + 'Write a metric at one of them, or a route to the networks that are behind it. Routes by DHCP have metrics of their own, and are not looked at.',
  check: (machine, advise, context) => eachNetworkConfig(machine, context, advise, HAS_DEFAULT_ROUTE, (config, adviseIt) => {
    const earlier = new Map<string, DefaultRoute>();
    for (const route of defaultRoutes(config)) {
      const first = earlier.get(route.rank);
      if (first === undefined) {
        earlier.set(route.rank, route);
      } else if (first.device !== route.device && first.gateway !== route.gateway) {
        adviseIt('', `${route.path} of this network data is ${displayText(route.gateway)}, a second default route beside ${first.path} with the same metric, leave one out, or write another metric`);
      }
    }
  }),
};

interface DefaultRoute {
  /** The paths of the gateway, and of the device that it is reached by. */
  readonly path: string;
  readonly device: string;
  readonly gateway: string;
  /** Its table and metric. */
  readonly rank: string;
}

/** A VRF has a table of its own. */
function defaultRoutes(config: Config): readonly DefaultRoute[] {
  const devices = devicesOf(config);
  return [config, ...devices.map(([, device]) => device)].some(isOfNetworkManager) || config.vrfs !== undefined
    ? [] : devices.flatMap(([path, device]) => routesOf(path, device).filter(({ gateway }) => isIPv4(gateway)));
}

function routesOf(device: string, { gateway4, routes }: Config): readonly DefaultRoute[] {
  return [
    { path: `${device}.gateway4`, device, gateway: String(gateway4), rank: rankOf({}) },
    ...listOf(routes).flatMap((route, index) => isMap(route) && ANYWHERE.includes(route.to) && (route.type ?? 'unicast') === 'unicast'
      ? [{ path: `${device}.routes[${index}].via`, device, gateway: String(route.via), rank: rankOf(route) }] : []),
  ];
}

function rankOf({ table = 'main', metric = 'none' }: Config): string {
  return `${table === 254 ? 'main' : table} ${metric}`;
}
