import { useSyncExternalStore } from 'react';

export const COLOR_SCHEMES = ['auto', 'light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** The name of the localStorage entry, and of the event when this window changes it. */
const KEY = 'color-scheme';

/** Sets `data-color-scheme` of the document to `light` or `dark`, before the page is painted and at every change. */
export const COLOR_SCHEME_SCRIPT = `{
const dark = matchMedia('(prefers-color-scheme: dark)');
const apply = () => {
  let chosen;
  try { chosen = localStorage.getItem('${KEY}'); } catch {}
  const isDark = chosen === 'dark' || (chosen !== 'light' && dark.matches);
  document.documentElement.dataset.colorScheme = isDark ? 'dark' : 'light';
};
apply();
dark.addEventListener('change', apply);
addEventListener('storage', apply);
addEventListener('${KEY}', apply);
}`;

/** The visitor's choice, and a function that changes it. */
export function useColorScheme(): [ColorScheme, (scheme: ColorScheme) => void] {
  return [useSyncExternalStore(subscribe, readColorScheme, () => 'auto'), chooseColorScheme];
}

function readColorScheme(): ColorScheme {
  const stored = localStorage.getItem(KEY);
  return COLOR_SCHEMES.find((scheme) => scheme === stored) ?? 'auto';
}

function chooseColorScheme(scheme: ColorScheme): void {
  localStorage.setItem(KEY, scheme);
  window.dispatchEvent(new Event(KEY));
}

function subscribe(listener: () => void): () => void {
  for (const event of ['storage', KEY]) window.addEventListener(event, listener);
  return () => {
    for (const event of ['storage', KEY]) window.removeEventListener(event, listener);
  };
}
