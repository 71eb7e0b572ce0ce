// Probes of a guest: its node checks it, and Services and KubeVirt learn whether it is ready or has to be restarted.
import type { Duration } from 'cdk8s';
import type { Probe } from '../../imports/kubevirt';
import { checkExactlyOne, checkRange } from '../issues/checks';
import { LAST_PORT } from '../issues/formats';
import { issue, type Issues } from '../issues/issues';
import { omitEmpty } from '../plain-data/plain-data';
import { checkSeconds, secondsOf } from '../spec/duration';

/** A probe of a guest: one of four checks, and how often it runs. */
export interface MachineProbe {
  /**
   * Whether the guest agent is pinged: sets `guestAgentPing`.
   *
   * @default - false: another check is used
   */
  readonly guestAgentPing?: boolean;

  /**
   * The command that the guest agent runs, which must exit with 0: sets `exec.command`.
   *
   * @default - another check is used
   */
  readonly command?: string[];

  /**
   * The port that must accept TCP connections, on the pod network: sets `tcpSocket.port`.
   *
   * @default - another check is used
   */
  readonly tcpPort?: number;

  /**
   * The port that must answer HTTP with a status from 200 to 399, on the pod network: sets `httpGet.port`.
   *
   * @default - another check is used
   */
  readonly httpPort?: number;

  /**
   * The path that is requested, with `httpPort`: sets `httpGet.path`.
   *
   * @default - Kubernetes': /
   */
  readonly httpPath?: string;

  /**
   * How long after its start the guest is first probed, in whole seconds, to which KubeVirt adds 10: sets `initialDelaySeconds`.
   *
   * @default - after 10 seconds
   */
  readonly initialDelay?: Duration;

  /**
   * How often the guest is probed, in whole seconds: sets `periodSeconds`.
   *
   * @default - Kubernetes': every 10 seconds
   */
  readonly period?: Duration;

  /**
   * How long the guest may take to answer, in whole seconds: sets `timeoutSeconds`.
   *
   * @default - Kubernetes': 1 second
   */
  readonly timeout?: Duration;

  /**
   * How many checks in a row must fail for the probe to fail: sets `failureThreshold`.
   *
   * @default - Kubernetes': 3
   */
  readonly failureThreshold?: number;

  /**
   * How many checks in a row must succeed after a failure; 1 for a liveness probe: sets `successThreshold`.
   *
   * @default - Kubernetes': 1
   */
  readonly successThreshold?: number;
}

/** The issues of a probe: no check or several, and ports and times out of range. */
export function* probeIssues(path: string, probe: MachineProbe): Issues {
  const { guestAgentPing, command, tcpPort, httpPort, httpPath, initialDelay, period, timeout, failureThreshold, successThreshold } = probe;
  yield* checkExactlyOne(path, { guestAgentPing: guestAgentPing || undefined, command, tcpPort, httpPort });
  yield* checkRange(`${path}.tcpPort`, tcpPort, 1, LAST_PORT);
  yield* checkRange(`${path}.httpPort`, httpPort, 1, LAST_PORT);
  if (httpPath !== undefined && httpPort === undefined) {
    yield issue(`${path}.httpPath`, `${JSON.stringify(httpPath)} needs a port: write httpPort, or leave it out`);
  }
  yield* checkSeconds(`${path}.initialDelay`, initialDelay);
  yield* checkSeconds(`${path}.period`, period);
  yield* checkSeconds(`${path}.timeout`, timeout);
  yield* checkRange(`${path}.failureThreshold`, failureThreshold, 1);
  yield* checkRange(`${path}.successThreshold`, successThreshold, 1);
}

/** A probe in wire form. */
export function probeSpec(probe: MachineProbe): Probe {
  const { guestAgentPing, command, tcpPort, httpPort, httpPath, initialDelay, period, timeout, failureThreshold, successThreshold } = probe;
  return {
    ...guestAgentPing && { guestAgentPing: {} },
    ...omitEmpty({
      exec: command && { command },
      tcpSocket: tcpPort && { port: tcpPort },
      httpGet: httpPort && omitEmpty({ port: httpPort, path: httpPath }),
      initialDelaySeconds: storedSeconds(initialDelay),
      periodSeconds: storedSeconds(period),
      timeoutSeconds: storedSeconds(timeout),
      failureThreshold,
      successThreshold,
    }),
  };
}

/** Kubernetes does not store 0 seconds, and uses its default instead. */
function storedSeconds(duration: Duration | undefined): number | undefined {
  return duration && secondsOf(duration) || undefined;
}
