// The default theme with tabs that remember the reader's language, on this page and on the next.
import './style.css';
import DefaultTheme from 'vitepress/theme';
import { type Theme, useRoute } from 'vitepress';
import { nextTick, onMounted, watch } from 'vue';
import { VersionMenu } from './versions';

const KEY = 'language';

/** Shows a language in every group of tabs that has it. */
function choose(language: string): void {
  for (const label of document.querySelectorAll<HTMLLabelElement>('.vp-code-group .tabs label')) {
    const input = document.getElementById(label.htmlFor) as HTMLInputElement | null;
    if (label.textContent === language && input !== null && !input.checked) {
      input.click();
    }
  }
}

/** Remembers the language of a tab that the reader clicked; tabs switched by scripts do not count. */
function remember({ target, isTrusted }: MouseEvent): void {
  const label = (target as Element).closest?.('.vp-code-group .tabs label');
  if (label && isTrusted) {
    localStorage.setItem(KEY, label.textContent ?? '');
    choose(label.textContent ?? '');
  }
}

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('VersionMenu', VersionMenu);
  },
  setup() {
    const route = useRoute();
    const chooseAgain = () => nextTick(() => choose(localStorage.getItem(KEY) ?? ''));
    onMounted(() => {
      window.addEventListener('click', remember);
      chooseAgain();
    });
    watch(() => route.data.relativePath, chooseAgain, { flush: 'post' });
  },
} satisfies Theme;
