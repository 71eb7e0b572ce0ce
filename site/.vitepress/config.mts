// How the site is made of the Markdown under docs/. Nothing here names a page that a folder could tell of: a new page is found.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { slugify, writeForGitHub } from './markdown.ts';
import { sidebarOf } from './sidebar.ts';

const ROOT = join(import.meta.dirname, '../..');
const { version, homepage, description } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

export default defineConfig({
  title: 'cdk8s-kubevirt',
  description,
  lang: 'en',
  srcDir: '../docs',
  outDir: '../dist/site',
  cacheDir: '../dist/site-cache',
  // Where it is served from a folder, as by GitHub's pages, the folder's name.
  base: process.env.SITE_BASE ?? '/',
  // A folder's README.md is what GitHub shows for the folder.
  rewrites: (id) => id.replace(/README\.md$/, 'index.md'),
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  metaChunk: true,
  vite: {
    plugins: [{
      name: 'packages-of-the-site',
      enforce: 'pre',
      // Pages become modules, whose folder has no packages of its own.
      resolveId(id, importer, options) {
        return importer?.startsWith(join(ROOT, 'docs')) && id.startsWith('vue') ? this.resolve(id, import.meta.filename, { ...options, skipSelf: true }) : undefined;
      },
    }],
  },
  markdown: { anchor: { slugify }, config: (markdown) => writeForGitHub(markdown, homepage) },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Start', link: '/start/first-machine' },
      { text: 'Tasks', link: '/tasks/' },
      { text: 'Reference', link: '/reference/' },
      { text: 'Troubleshooting', link: '/troubleshooting/' },
      { text: version, link: '/versioning' },
    ],
    sidebar: sidebarOf(join(ROOT, 'docs')),
    socialLinks: [{ icon: 'github', link: homepage }],
    editLink: { pattern: `${homepage}/edit/main/docs/:path` },
  },
});
