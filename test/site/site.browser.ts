// The site as its readers see it: links and anchors lead somewhere, search works, tabs remember their language, both themes differ, and nothing is
// wider than a narrow screen. Screenshots go to dist/site-pictures/.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'fs';
import type { Server } from 'http';
import { tmpdir } from 'os';
import { join, posix } from 'path';
import { Browser } from './browser';
import { serve } from './server';
import { addVersion } from '../../projenrc/site-versions';

declare const BROWSER: string;

const ROOT = join(__dirname, '../..');
const SITE = join(ROOT, 'dist/site');
const OLDER = join(ROOT, 'dist/site-0.0');
const PICTURES = join(ROOT, 'dist/site-pictures');

let browser: Browser;
let server: Server;
let url: string;

beforeAll(async () => {
  rmSync(PICTURES, { recursive: true, force: true });
  mkdirSync(PICTURES, { recursive: true });
  ({ server, url } = await serve(SITE));
  browser = await Browser.start(BROWSER);
});

afterAll(async () => {
  await browser.stop();
  server.close();
});

beforeEach(async () => {
  browser.faults.length = 0;
  await browser.look({ width: 1400 });
});

afterEach(() => {
  expect(browser.faults).toEqual([]);
});

const WIDE = { width: 1400 };
const NARROW = { width: 390 };

const html = new Map(readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html')).map((name) => [name, readFileSync(join(SITE, name), 'utf8')]));

test('every link leads to an existing page, and every anchor to a place in it', () => {
  const ids = new Map([...html].map(([name, text]) => [name, new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))]));
  const broken = [...html].filter(([name]) => name !== '404.html').flatMap(([name, text]) => (
    [...text.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href.replace(/&amp;/g, '&')).filter((href) => !/^\w+:/.test(href)).flatMap((href) => {
      const { pathname, hash } = new URL(href, `http://site/${name}`);
      const target = posix.join('.', pathname.endsWith('/') ? `${pathname}index.html` : pathname).replace(/^\//, '');
      const file = html.has(target) ? target : `${target}.html`;
      const isThere = html.has(file) && (hash === '' || ids.get(file)!.has(decodeURIComponent(hash.slice(1))));
      return isThere ? [] : [`${name}: ${href}`];
    })
  ));
  expect(html.size).toBeGreaterThan(200);
  expect([...new Set(broken)]).toEqual([]);
});

test('the navigation contains every page of docs/', async () => {
  await browser.open(`${url}/reference/`);
  const shown = new Set(await browser.ask<string[]>('[...document.querySelectorAll(".VPSidebar a")].map(({ pathname }) => pathname)'));
  const pages = [...html.keys()].filter((name) => !['404.html', 'index.html'].includes(name)).map((name) => `/${name.replace(/index\.html$/, '')}`);
  expect(pages.filter((page) => !shown.has(page) && !shown.has(page.replace(/\.html$/, '')))).toEqual([]);
});

test('search finds words in the middle of a page, and leads there', async () => {
  await browser.open(`${url}/`);
  await browser.click('.VPNavBarSearch button');
  await browser.until('document.querySelector(".VPLocalSearchBox input") !== null');
  await browser.click('.VPLocalSearchBox input');
  await browser.type('ErrorUnschedulable');
  await browser.until('[...document.querySelectorAll(".VPLocalSearchBox .result")].some(({ href }) => href.includes("/troubleshooting/"))');
  await browser.picture(join(PICTURES, 'search.png'));
  await browser.click('.VPLocalSearchBox .result[href*="troubleshooting"]');
  await browser.until('location.pathname.startsWith("/troubleshooting/") && document.body.innerText.includes("ErrorUnschedulable")');
});

const SHOWN = '[...document.querySelectorAll(".vp-code-group .blocks > .active")].map((block) => [...block.classList].find((name) => name.startsWith("language-")))';

test('a chosen tab shows its language on this page and on the next', async () => {
  await browser.open(`${url}/start/first-machine.html`);
  expect(await browser.ask<string[]>('[...document.querySelectorAll(".vp-code-group .tabs label")].map(({ textContent }) => textContent)')).toEqual(['TypeScript', 'Python', 'Java', 'Go']);
  expect(await browser.ask(SHOWN)).toEqual(['language-ts']);
  await browser.click('.vp-code-group .tabs label:nth-of-type(2)');
  await browser.until(`${SHOWN}.every((name) => name === "language-python")`);
  await browser.picture(join(PICTURES, 'start-tabs.png'));
  await browser.open(`${url}/reference/api/MachineSize.html`);
  await browser.until(`${SHOWN}.length > 1 && ${SHOWN}.every((name) => name === "language-python")`);
  // Also after following a link, which does not reload the page.
  await browser.click('.VPSidebar a[href$="/api/Machine.html"]');
  await browser.until(`document.title.startsWith("Machine |") && ${SHOWN}.every((name) => name === "language-python")`);
  await browser.ask('localStorage.clear()');
});

test('all tabs of a task switch together, and keep their language for the next task', async () => {
  await browser.open(`${url}/tasks/sizes.html`);
  const groups = await browser.ask<number>('document.querySelectorAll(".vp-code-group").length');
  expect(groups).toBeGreaterThan(1);
  expect(await browser.ask(SHOWN)).toEqual(Array(groups).fill('language-ts'));
  // What GitHub folds is a plain tab here.
  expect(await browser.ask('document.querySelectorAll(".vp-doc details").length')).toBe(0);
  expect(await browser.ask('[...document.querySelectorAll(".vp-code-group .blocks > *")].filter(({ className }) => !/^language-/.test(className)).length')).toBe(0);
  await browser.click('.vp-code-group .tabs label:nth-of-type(4)');
  await browser.until(`${SHOWN}.every((name) => name === "language-go")`);
  expect(await browser.ask(SHOWN)).toHaveLength(groups);
  expect(await browser.ask('document.querySelector(".vp-code-group .active").innerText')).toContain('package main');
  await browser.until('document.getAnimations().length === 0');
  await browser.picture(join(PICTURES, 'task-tabs.png'));
  await browser.click('.VPSidebar a[href$="/tasks/volumes.html"]');
  await browser.until(`document.title.startsWith("Volumes |") && ${SHOWN}.every((name) => name === "language-go")`);
  await browser.look(NARROW);
  await browser.open(`${url}/tasks/windows.html`);
  await browser.until(`${SHOWN}.every((name) => name === "language-go")`);
  expect(await browser.ask('document.documentElement.scrollWidth')).toBeLessThanOrEqual(NARROW.width);
  await browser.until('document.getAnimations().length === 0');
  await browser.picture(join(PICTURES, 'task-tabs-narrow.png'));
  await browser.ask('localStorage.clear()');
});

const BRIGHTNESS = 'getComputedStyle(document.body).backgroundColor.match(/[0-9]+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0)';

test('the page follows the system\'s dark mode, and the switch overrides it', async () => {
  await browser.look({ ...WIDE, dark: true });
  await browser.open(`${url}/troubleshooting/`);
  await browser.until(`${BRIGHTNESS} < 200`);
  await browser.picture(join(PICTURES, 'troubleshooting-dark.png'));
  await browser.click('.VPNavBarAppearance button');
  await browser.until(`${BRIGHTNESS} > 700`);
  await browser.ask('localStorage.clear()');
  await browser.look(WIDE);
  await browser.open(`${url}/troubleshooting/`);
  await browser.until(`${BRIGHTNESS} > 700`);
});

test.each([
  ['start', '/'], ['task', '/tasks/networks.html'], ['reference-command', '/reference/command/apply.html'], ['reference-api', '/reference/api/Machine.html'],
  ['rules', '/admission-rules.html'], ['troubleshooting', '/troubleshooting/'], ['symptom', '/troubleshooting/ErrImagePull.html'], ['coming-from', '/coming-from/vcluster.html'], ['performance', '/performance.html'],
])('the page %s fits its screen, even a narrow one', async (name, path) => {
  await browser.open(`${url}${path}`);
  expect(await browser.ask('[...document.images].filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).map(({ src }) => src)')).toEqual([]);
  await browser.picture(join(PICTURES, `${name}.png`));
  await browser.look(NARROW);
  await browser.open(`${url}${path}`);
  // Wider content, such as a table, scrolls by itself.
  expect(await browser.ask('document.documentElement.scrollWidth')).toBeLessThanOrEqual(NARROW.width);
  await browser.picture(join(PICTURES, `${name}-narrow.png`));
});

test('a narrow screen has the navigation behind a button', async () => {
  await browser.look(NARROW);
  await browser.open(`${url}/tasks/networks.html`);
  expect(await browser.ask('document.querySelector(".VPSidebar").getBoundingClientRect().right')).toBeLessThanOrEqual(0);
  await browser.click('.VPLocalNav .menu');
  await browser.until('document.querySelector(".VPSidebar").getBoundingClientRect().left >= 0');
  await browser.until('document.querySelector(".VPSidebar").getBoundingClientRect().right > 200');
  await browser.picture(join(PICTURES, 'navigation-narrow.png'));
});

describe('beside an older release', () => {
  const published = mkdtempSync(join(tmpdir(), 'site-'));
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const newest = version.split('.').slice(0, 2).join('.');
  let both: Awaited<ReturnType<typeof serve>>;

  beforeAll(async () => {
    addVersion(published, '0.0', { root: OLDER, folder: OLDER });
    addVersion(published, newest, { root: SITE, folder: SITE });
    both = await serve(published);
  });

  afterAll(() => {
    both.server.close();
    rmSync(published, { recursive: true });
  });

  const MENU = 'document.querySelector(".VPNavBar .version-menu")';
  const choose = (name: string) => browser.ask(`{ const menu = ${MENU}; menu.value = ${JSON.stringify(name)}; menu.dispatchEvent(new Event("change")); }`);

  test('the menu leads to the same page of the other version, and back', async () => {
    await browser.open(`${both.url}/tasks/networks.html`);
    await browser.until(`[...${MENU}.options].map(({ value }) => value).join() === "${newest},0.0"`);
    expect(await browser.ask(`${MENU}.value`)).toBe(newest);
    await browser.picture(join(PICTURES, 'versions.png'));
    await choose('0.0');
    await browser.until(`location.pathname === "/0.0/tasks/networks.html" && ${MENU}?.value === "0.0" && ${MENU}.options.length === 2`);
    expect(await browser.ask('[...document.querySelectorAll(".VPSidebar a")].filter(({ pathname }) => !pathname.startsWith("/0.0/")).length')).toBe(0);
    await choose(newest);
    await browser.until(`location.pathname === "/tasks/networks.html" && ${MENU}?.value === "${newest}"`);
  });
});
