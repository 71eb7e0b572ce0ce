// A watch against servers that change objects and fail at random: lists cut off or expired between pages, connections cut within a
// line, expired versions, refusals. Whatever happens, the watch ends up reporting what the server has.
import type { IncomingMessage, ServerResponse } from 'http';
import * as fc from 'fast-check';
import { json, serve } from './http-server';
import { watch } from '../../../src/cli/cluster/watch';
import { until } from '../../plane/until';

// Pauses between attempts take real time.
jest.setTimeout(120_000);

const MACHINES = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', namespace: 'n' };

/** A step of a program: an object is put or removed, connections are cut, or connections are cut and the changes since then are forgotten. */
type Step = { readonly put: string } | { readonly remove: string } | 'forget' | 'cut' | 'pause';

/** What the server does with a request instead of answering it. */
type Fault = 'none' | 'cut' | 'half' | 429 | 500 | 410;

const NAMES = ['a', 'b', 'c', 'd', 'é'];

const steps = fc.array(fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...NAMES).map((put) => ({ put })) },
  { weight: 3, arbitrary: fc.constantFrom(...NAMES).map((remove) => ({ remove })) },
  { weight: 1, arbitrary: fc.constantFrom('forget' as const, 'cut' as const, 'pause' as const) },
), { maxLength: 30 });

const faults = fc.array(fc.constantFrom<Fault>('none', 'none', 'none', 'cut', 'half', 429, 500, 410), { maxLength: 8 });

interface Event {
  readonly version: number;
  readonly type: 'ADDED' | 'MODIFIED' | 'DELETED';
  readonly object: { readonly metadata: { readonly name: string; readonly resourceVersion: string } };
}

class Server {
  public readonly objects = new Map<string, Event['object']>();
  private readonly open = new Set<ServerResponse>();
  private events: Event[] = [];
  private version = 1;

  constructor(private readonly failing: Fault[]) {}

  public take(step: Step): void {
    if (step === 'forget') {
      this.take('cut');
      this.change(this.objects.has('a') ? { remove: 'a' } : { put: 'a' });
      this.events = [];
    } else if (step === 'cut') {
      this.open.forEach((response) => response.destroy());
    } else if (step !== 'pause') {
      this.change(step);
    }
  }

  public readonly respond = (request: IncomingMessage, response: ServerResponse): void => {
    const query = new URL(request.url!, 'http://test').searchParams;
    const next = this.failing.shift() ?? 'none';
    // A list that starts from the beginning cannot expire.
    const fault = next === 410 && !query.has('watch') ? 'none' : next;
    if (typeof fault === 'number') {
      json(response, fault, { kind: 'Status', code: fault, message: 'not now' });
    } else if (query.has('watch')) {
      this.watch(Number(query.get('resourceVersion')), fault, response);
    } else {
      this.list(query, fault, response);
    }
  };

  private change(step: { readonly put: string } | { readonly remove: string }): void {
    const name = 'put' in step ? step.put : step.remove;
    const before = this.objects.get(name);
    if (!('put' in step) && before === undefined) {
      return;
    }
    this.version += 1;
    const object = { ...MACHINES, metadata: { name, resourceVersion: String(this.version) } };
    const type = 'put' in step ? before === undefined ? 'ADDED' : 'MODIFIED' : 'DELETED';
    if (type === 'DELETED') {
      this.objects.delete(name);
    } else {
      this.objects.set(name, object);
    }
    const event = { version: this.version, type, object } as const;
    this.events.push(event);
    this.open.forEach((response) => response.write(textOf(event)));
  }

  private list(query: URLSearchParams, fault: Fault, response: ServerResponse): void {
    const all = [...this.objects.values()];
    const start = Number(query.get('continue') ?? 0);
    // Pages of two, if the client wants pages.
    const end = query.has('limit') ? start + 2 : all.length;
    const metadata = { resourceVersion: String(this.version), ...end < all.length && { continue: String(end) } };
    // This server forgets a list between any two pages.
    if (start > 0) {
      json(response, 410, { kind: 'Status', code: 410, reason: 'Expired', message: 'the continue token is too old' });
      return;
    }
    const text = JSON.stringify({ items: all.slice(start, end), metadata });
    if (fault === 'none') {
      response.end(text);
    } else {
      response.writeHead(200, { 'content-length': Buffer.byteLength(text) });
      response.write(text.slice(0, fault === 'half' ? text.length / 2 : 0), () => response.destroy());
    }
  }

  private watch(from: number, fault: Fault, response: ServerResponse): void {
    const oldest = this.events[0]?.version ?? this.version + 1;
    response.flushHeaders();
    if (from < oldest - 1) {
      response.end(`${JSON.stringify({ type: 'ERROR', object: { kind: 'Status', code: 410, reason: 'Expired', message: 'too old' } })}\n`);
      return;
    }
    const text = this.events.filter(({ version }) => version > from).map(textOf).join('');
    if (fault === 'none') {
      response.write(text || textOf({ type: 'BOOKMARK', object: { ...MACHINES, metadata: { resourceVersion: String(this.version) } } }));
      this.open.add(response);
      response.once('close', () => this.open.delete(response));
    } else {
      const bytes = Buffer.from(text);
      response.write(bytes.subarray(0, fault === 'half' ? bytes.length / 2 : 0), () => response.destroy());
    }
  }
}

function textOf(event: { readonly type: string; readonly object: object }): string {
  return `${JSON.stringify({ type: event.type, object: event.object })}\n`;
}

test('a watch ends up reporting what the server has, whatever fails on the way', async () => {
  await fc.assert(fc.asyncProperty(steps, faults, fc.boolean(), async (program, failing, isAwaited) => {
    const model = new Server([...failing]);
    const under = await serve(model.respond);
    const ending = new AbortController();
    const told = new Map<string, any>();
    let isConnected = !isAwaited;
    const running = watch(under.cluster, MACHINES, {
      replaced: (objects) => {
        told.clear();
        objects.forEach((object) => told.set(object.metadata.name, object));
      },
      changed: (object) => told.set(object.metadata.name, object),
      removed: ({ metadata }) => told.delete(metadata.name),
      connected: () => isConnected = true,
    }, { signal: ending.signal });
    await until('a connection', () => isConnected, 15);
    for (const step of program) {
      model.take(step);
      await new Promise((resolve) => setTimeout(resolve, step === 'pause' ? 20 : 0));
    }
    const versions = (objects: ReadonlyMap<string, any>) => [...objects].map(([name, { metadata }]) => `${name} ${metadata.resourceVersion}`).sort().join();
    const isTold = until(`${versions(model.objects)} is told`, () => versions(told) === versions(model.objects), 15);
    await Promise.race([isTold, running.then(() => Promise.reject(new Error('the watch has ended')))]);
    ending.abort();
    await running;
    await under.close();
  }), { numRuns: 15, endOnFailure: true });
});
