// A headless Chromium with one page, driven by its DevTools protocol over a WebSocket.
import { type ChildProcess, spawn } from 'child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { WebSocket } from 'ws';

interface Answer {
  readonly resolve: (result: any) => void;
  readonly reject: (error: Error) => void;
}

export class Browser {
  static async start(program: string): Promise<Browser> {
    const profile = mkdtempSync(join(tmpdir(), 'browser-'));
    const child = spawn(program, [
      '--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--hide-scrollbars', '--no-first-run', `--user-data-dir=${profile}`,
      '--remote-debugging-port=0', 'about:blank',
    ], { stdio: ['ignore', 'ignore', 'pipe'] });
    const address = await new Promise<string>((resolve, reject) => {
      let told = '';
      child.stderr.on('data', (text) => {
        told += text;
        const [, found] = /DevTools listening on (ws:\S+)/.exec(told) ?? [];
        if (found) {
          resolve(found);
        }
      });
      child.once('exit', () => reject(new Error(`the browser has ended: ${told}`)));
    });
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const browser = new Browser(child, profile, socket);
    const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank' });
    browser.session = (await browser.send('Target.attachToTarget', { targetId, flatten: true })).sessionId;
    await Promise.all(['Page', 'Runtime', 'Network'].map((domain) => browser.send(`${domain}.enable`)));
    return browser;
  }

  private readonly answers = new Map<number, Answer>();
  /** Errors thrown by the page's scripts, and resources that it failed to load. */
  readonly faults: string[] = [];
  private last = 0;
  private session?: string;

  private constructor(private readonly process: ChildProcess, private readonly profile: string, private readonly socket: WebSocket) {
    socket.on('message', (data) => this.receive(JSON.parse(String(data))));
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    await this.send('Browser.close').catch(() => this.process.kill());
    await ended;
    this.socket.close();
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }

  /** Sets the window's width, and whether the system is in dark mode. */
  async look({ width, dark = false }: { readonly width: number; readonly dark?: boolean }): Promise<void> {
    await this.send('Emulation.setDeviceMetricsOverride', { width, height: 900, deviceScaleFactor: 1, mobile: width < 600 });
    await this.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' }] });
  }

  /** Opens a URL, and waits until the page's scripts have hydrated it. */
  async open(url: string): Promise<void> {
    await this.send('Page.navigate', { url: 'about:blank' });
    await this.send('Page.navigate', { url });
    await this.until(`location.href.startsWith(${JSON.stringify(url)}) && document.readyState === 'complete' && document.querySelector('#app')?.__vue_app__ !== undefined`);
  }

  /** The value of an expression in the page, which may be a promise. */
  async ask<Value>(expression: string): Promise<Value> {
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true, userGesture: true });
    if (exceptionDetails) {
      throw new Error(`${expression}: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
    }
    return result.value;
  }

  /** Waits until an expression is true. */
  async until(expression: string): Promise<void> {
    const end = Date.now() + 20_000;
    while (!await this.ask<boolean>(`Boolean(${expression})`).catch(() => false)) {
      if (Date.now() > end) {
        throw new Error(`never came about: ${expression}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Clicks like a reader, in the middle of the first matching element. */
  async click(selector: string): Promise<void> {
    const { x, y } = await this.ask<{ x: number; y: number }>(`(() => {
      const element = document.querySelector(${JSON.stringify(selector)});
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`);
    for (const type of ['mousePressed', 'mouseReleased']) {
      await this.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
    }
  }

  async type(text: string): Promise<void> {
    await this.send('Input.insertText', { text });
  }

  async picture(file: string): Promise<void> {
    const { data } = await this.send('Page.captureScreenshot', { format: 'png' });
    writeFileSync(file, Buffer.from(data, 'base64'));
  }

  private send(method: string, params: object = {}): Promise<any> {
    this.last += 1;
    const id = this.last;
    this.socket.send(JSON.stringify({ id, method, params, ...this.session === undefined ? {} : { sessionId: this.session } }));
    return new Promise((resolve, reject) => this.answers.set(id, { resolve, reject }));
  }

  private receive({ id, result, error, method, params }: any): void {
    if (method === 'Runtime.exceptionThrown') {
      this.faults.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
    } else if (method === 'Network.responseReceived' && params.response.status >= 400) {
      this.faults.push(`${params.response.status} ${params.response.url}`);
    }
    const answer = this.answers.get(id);
    this.answers.delete(id);
    if (error) {
      answer?.reject(new Error(error.message));
    } else {
      answer?.resolve(result);
    }
  }
}
