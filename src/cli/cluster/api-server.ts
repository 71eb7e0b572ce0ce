// The API server: requests with their answers, each tried again while the server restarts or is too busy, and streams.
import { IncomingMessage, RequestOptions } from 'http';
import { Answer, answerOf, readWith, requireYes } from './answer';
import { Call, Connection, Login } from './connection';
import { shownAddress } from './excerpt';
import { patiently, Patience, Retry } from './patience';
import type { ServerClock } from './server-clock';

/** How many requests are under way at once. */
export const CONCURRENCY = 16;

/** How long requests may fail where nobody says how long they are waited for, in milliseconds. */
export const LONGEST = 60_000;

export class ApiServer {
  /** @param retry how long requests are tried again, and who is told meanwhile */
  constructor(
    private readonly login: Login, private readonly retry: Retry = { longest: LONGEST }, private readonly connection = new Connection(login),
  ) {}

  /** As of its last answer that was no refusal, which may be that of a proxy on the way. */
  get clock(): ServerClock {
    return this.connection.clock;
  }

  /** The same server, asked with another patience; who is told stays the same where nobody else is named. */
  with(retry: Retry): ApiServer {
    return new ApiServer(this.login, { onFailure: this.retry.onFailure, ...retry }, this.connection);
  }

  /** Until a signal is aborted, and whoever is told of outages is told. */
  patience(signal: AbortSignal): Patience {
    return { signal, onFailure: this.retry.onFailure };
  }

  /** Its address, as it is shown. */
  get address(): string {
    return shownAddress(this.connection.url);
  }

  /** @throws ApiError for a refusal, UnexpectedAnswer for what no API server says, Unreachable when nobody answers in time */
  request(call: Call): Promise<Answer> {
    const { isRepeatable = !['POST', 'PUT'].includes(call.method ?? 'GET') } = call;
    return this.tried(async () => answerOf(await this.stream(call), call), { ...call, isRepeatable });
  }

  /**
   * What comes of an answer, such as a long list, that is read while it comes; it is read anew where it breaks off.
   *
   * @throws as `request`, also for a SyntaxError of the reader
   */
  read<Result>(call: Call, read: (parts: AsyncIterable<string>) => Promise<Result>): Promise<Result> {
    return this.tried(async () => readWith(await this.stream(call), call, read), call);
  }

  /**
   * The answer while it comes, such as that of a watch; it is asked for once.
   *
   * @throws as `request`, until the head of the answer is there; later the stream itself has the error
   */
  async stream(call: Call): Promise<IncomingMessage> {
    const response = await this.connection.send({ ...call, signal: call.signal ?? this.retry.signal });
    await requireYes(response, call);
    this.clock.hear(response.headers.date);
    return response;
  }

  /** What a step returns that asks the server in another way, tried again as requests are. */
  tried<Result>(step: () => Promise<Result>, { signal, isRepeatable = true, passes }: Pick<Call, 'signal' | 'isRepeatable'> & Pick<Retry, 'passes'>): Promise<Result> {
    return isRepeatable ? patiently(step, { ...this.retry, passes, signal: signal ?? this.retry.signal }) : step();
  }

  /** How streams connect that are no plain HTTP, such as a WebSocket: where to, and as whom. */
  get url(): string {
    return this.connection.url;
  }

  /** What such a stream has to show. */
  options(signal?: AbortSignal): Promise<RequestOptions> {
    return this.connection.options(signal);
  }

  /** Takes note that the server has not accepted those options; whether there are others. */
  refused(options: RequestOptions): boolean {
    return this.connection.refused(options);
  }

  /** Ends the connections that are kept for the next request. */
  close(): void {
    this.connection.close();
  }
}
