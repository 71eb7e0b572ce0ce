// How the site is built from the Markdown under docs/. Pages are discovered: nothing here names one that its folder implies.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { slugify, writeForGitHub } from './markdown.ts';
import { sidebarOf } from './sidebar.ts';

const ROOT = join(import.meta.dirname, '../..');
const { version, homepage, description } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** Releases of the same minor version share their pages. */
const minor = (process.env.SITE_VERSION ?? version).split('.').slice(0, 2).join('.');

/** The base path of the site; on GitHub Pages, the repository's name. */
const root = process.env.SITE_BASE ?? '/';

/** This version's folder below the base, for reading it once there are newer ones. */
const folder = process.env.SITE_FOLDER === 'version' ? `${minor}/` : '';

export default defineConfig({
  title: 'cdk8s-kubevirt',
  description,
  lang: 'en',
  srcDir: '../docs',
  outDir: folder === '' ? '../dist/site' : `../dist/site-${minor}`,
  cacheDir: '../dist/site-cache',
  base: `${root}${folder}`,
  // GitHub shows a folder's README.md for the folder.
  rewrites: (id) => id.replace(/README\.md$/, 'index.md'),
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  metaChunk: true,
  vite: {
    plugins: [{
      name: 'packages-of-the-site',
      enforce: 'pre',
      // Pages become modules, in a folder that has no packages of its own.
      resolveId(id, importer, options) {
        return importer?.startsWith(join(ROOT, 'docs')) && id.startsWith('vue') ? this.resolve(id, import.meta.filename, { ...options, skipSelf: true }) : undefined;
      },
    }],
  },
  markdown: { anchor: { slugify }, config: (markdown) => writeForGitHub(markdown, homepage) },
  // On its own, this is the only version.
  buildEnd: ({ outDir }) => writeFileSync(join(outDir, 'versions.json'), `${JSON.stringify([{ name: minor, path: '' }], undefined, 2)}\n`),
  themeConfig: {
    root,
    version: minor,
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Start', link: '/start/first-machine' },
      { text: 'Tasks', link: '/tasks/' },
      { text: 'Reference', link: '/reference/' },
      { text: 'Troubleshooting', link: '/troubleshooting/' },
      { component: 'VersionMenu' },
    ],
    sidebar: sidebarOf(join(ROOT, 'docs')),
    socialLinks: [{ icon: 'github', link: homepage }],
    editLink: { pattern: `${homepage}/edit/main/docs/:path` },
  },
});
