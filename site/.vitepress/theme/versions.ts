// The menu of versions, read from versions.json at the root of the site, so that the pages of an old release know newer ones.
import { useData } from 'vitepress';
import { defineComponent, h, onMounted, ref } from 'vue';

export interface Version {
  /** A name such as `0.1`. */
  readonly name: string;
  /** The path from the root of the site, such as `0.1/`; empty for the newest version. */
  readonly path: string;
}

export const VersionMenu = defineComponent({
  name: 'VersionMenu',
  setup() {
    const { site, theme } = useData();
    const { root, version: shown } = theme.value as { root: string; version: string };
    const versions = ref<readonly Version[]>([{ name: shown, path: site.value.base.slice(root.length) }]);
    onMounted(async () => {
      const answer = await fetch(`${root}versions.json`).catch(() => undefined);
      const listed: readonly Version[] = answer?.ok ? await answer.json() : [];
      versions.value = listed.some(({ name }) => name === shown) ? listed : [...versions.value, ...listed];
    });
    return () => h('select', {
      'class': 'version-menu',
      'aria-label': 'Version',
      'value': shown,
      'onChange': ({ target }: Event) => go(root, (target as HTMLSelectElement).value, versions.value),
    }, versions.value.map(({ name }) => h('option', { value: name, selected: name === shown }, name)));

    /** Goes to the same page of another version, if it exists there. */
    async function go(from: string, name: string, all: readonly Version[]): Promise<void> {
      const other = `${from}${all.find((each) => each.name === name)!.path}`;
      const page = `${other}${location.pathname.slice(site.value.base.length)}`;
      const answer = await fetch(page, { method: 'HEAD' }).catch(() => undefined);
      location.assign(answer?.ok ? `${page}${location.hash}` : other);
    }
  },
});
