// Makes the same Markdown read well here and on GitHub, where tabs are comments, links lead to files, and braces are literal.
import { posix } from 'node:path';
import type { MarkdownRenderer } from 'vitepress';

const LANGUAGES: { readonly [name: string]: string } = { ts: 'TypeScript', python: 'Python', java: 'Java', go: 'Go', yaml: 'YAML', sh: 'Shell' };

export function writeForGitHub(markdown: MarkdownRenderer, homepage: string): void {
  markdown.core.ruler.before('normalize', 'tabs', (state) => {
    state.src = tabs(state.src);
  });
  markdown.core.ruler.push('plain-text', (state) => {
    state.tokens.flatMap(({ children }) => children ?? []).forEach((token) => {
      if (token.type === 'link_open') {
        token.attrSet('href', linkOf(token.attrGet('href') ?? '', state.env.relativePath ?? '', homepage));
      }
    });
  });
  // Keeps placeholders of templates literal, which Vue would otherwise evaluate.
  const { text, code_inline: code } = markdown.renderer.rules;
  markdown.renderer.rules.text = (...args) => withoutBraces(text!(...args));
  markdown.renderer.rules.code_inline = (...args) => withoutBraces(code!(...args));
}

/** Between `<!-- tabs -->` and `<!-- /tabs -->`, each code block becomes a tab with the name of its language, and foldable blocks are unfolded. */
function tabs(source: string): string {
  return source.replace(/^<!-- tabs -->\n([^]*?)^<!-- \/tabs -->$/gm, (_, blocks: string) => (
    `::: code-group\n${blocks.replace(/^<\/?details>.*\n\n?/gm, '').replace(/^```(\w+)(.*)$/gm, (_fence, language: string, rest: string) => `\`\`\`${language}${rest} [${LANGUAGES[language] ?? language}]`)}:::`
  ));
}

function withoutBraces(html: string): string {
  return html.replaceAll('{{', '&#123;&#123;').replaceAll('}}', '&#125;&#125;');
}

/** Resolves links to pages as files of the repository, absolute or relative. Whatever is outside docs/ is on GitHub. */
function linkOf(href: string, page: string, homepage: string): string {
  const own = `${homepage}/blob/main/docs/`;
  const inDocs = href.startsWith(own) ? `/${href.slice(own.length)}` : href;
  const outside = /^(\.\.\/.*)$/.test(inDocs) ? posix.join(posix.dirname(`docs/${page}`), inDocs) : '';
  if (outside !== '' && !outside.startsWith('docs/')) {
    return `${homepage}/${/\.\w+$/.test(outside) ? 'blob' : 'tree'}/main/${outside}`;
  }
  return inDocs.replace(/README\.md(?=#|$)/, 'index.md');
}

/** GitHub's anchor for a heading. */
export function slugify(heading: string): string {
  return heading.trim().toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-');
}
