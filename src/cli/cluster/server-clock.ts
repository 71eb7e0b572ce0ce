// The clock of the API server, by the Date of its answers: clients' clocks differ, and may be set at any moment.

export class ServerClock {
  private heard?: { readonly date: number; readonly at: number };

  /** Takes the Date header of an answer. */
  hear(header: string | undefined): void {
    const date = Date.parse(header ?? '');
    this.heard = Number.isNaN(date) ? undefined : { date, at: performance.now() };
  }

  /** Seconds since 1970; nothing where the last answer has told no time, or there was none. */
  get now(): number | undefined {
    return this.heard && Math.floor((this.heard.date + performance.now() - this.heard.at) / 1000);
  }
}
