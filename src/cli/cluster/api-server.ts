// The API server: requests, retried while the server restarts or is too busy, and streams.
import { IncomingMessage, RequestOptions } from 'http';
import { Answer, readAnswer, readWith, requireSuccess } from './answer';
import { isTransient } from './api-error';
import { Call, Connection, Login, canRepeat, ServerClock } from './connection';
import { withoutCredentials } from './excerpt';
import { RetryUntil, withRetry, Retry } from './retry';

/** How long a request is retried by default. */
export const DEFAULT_RETRY: Retry = { timeout: 60_000 };

export class ApiServer {
  /** @param retry how long requests are retried, and how failures are reported */
  constructor(
    private readonly login: Login, private readonly retry: Retry = DEFAULT_RETRY, private readonly connection = new Connection(login),
  ) {}

  /** The clock, from the last successful answer. A refusal may come from a proxy in between, which has its own clock. */
  get clock(): ServerClock {
    return this.connection.clock;
  }

  /** The same server with other retries. `onFailure` and `deadline` stay unless others are given. */
  with(retry: Retry): ApiServer {
    const { onFailure, deadline } = this.retry;
    return new ApiServer(this.login, { onFailure, deadline, ...retry }, this.connection);
  }

  /** Retries until a signal is aborted, with the same `onFailure`. */
  retryUntil(signal: AbortSignal, deadline = this.retry.deadline): RetryUntil {
    return { signal, deadline, onFailure: this.retry.onFailure };
  }

  /** Its address, without credentials. */
  get address(): string {
    return withoutCredentials(this.connection.url);
  }

  /** The proxy in between, which may contain credentials. */
  get proxy(): string | undefined {
    return this.connection.proxy;
  }

  /** Whose credentials the requests have, if that is known. */
  get account(): string | undefined {
    return this.login.account?.();
  }

  /** @throws ApiError for an error status; UnexpectedAnswer if the answer does not come from an API server; Unreachable without an answer in time */
  request(call: Call): Promise<Answer> {
    const signaled = this.withSignal(call);
    const attempt = async () => readAnswer(await this.stream(signaled), signaled);
    return canRepeat(call) ? this.retried(attempt, signaled) : attempt();
  }

  /**
   * Reads an answer, such as a long list, while it arrives. Starts over if the connection breaks.
   *
   * @throws as `request`; UnexpectedAnswer if `read` throws a SyntaxError
   */
  read<Result>(call: Call, read: (parts: AsyncIterable<string>) => Promise<Result>): Promise<Result> {
    const signaled = this.withSignal(call);
    return this.retried(async () => readWith(await this.stream(signaled), signaled, read), signaled);
  }

  /**
   * Opens an answer that is read while it arrives, such as that of a watch. Does not retry.
   *
   * @throws as `request`, until the head of the answer has arrived. Later errors come from the stream
   */
  async stream(call: Call): Promise<IncomingMessage> {
    const signaled = this.withSignal(call);
    const response = await this.connection.send(signaled);
    await requireSuccess(response, signaled);
    this.clock.set(response.headers.date);
    return response;
  }

  /** Runs a step that talks to the server in another way, with the same retries as requests. */
  retried<Result>(step: () => Promise<Result>, { signal = this.retry.signal, shouldRetry = isTransient }: Pick<Retry, 'signal' | 'shouldRetry'>): Promise<Result> {
    return withRetry(step, { ...this.retry, signal, shouldRetry: (error) => !this.connection.isClosed && shouldRetry(error) });
  }

  /** The address for streams that are not plain HTTP, such as WebSockets. */
  get url(): string {
    return this.connection.url;
  }

  /** The credentials of such a stream. */
  options(signal?: AbortSignal): Promise<RequestOptions> {
    return this.connection.options(signal);
  }

  /** Discards credentials that the server refused, and returns whether a new attempt makes sense. */
  refused(options: RequestOptions): boolean {
    return this.connection.refused(options);
  }

  /** Closes all connections. What is still under way fails, and is not retried. */
  close(): void {
    this.connection.close();
  }

  /** A call without its own signal ends with the retries. */
  private withSignal(call: Call): Call {
    return { ...call, signal: call.signal ?? this.retry.signal };
  }
}
