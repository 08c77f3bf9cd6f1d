interface Shades {
  readonly light: string;
  readonly dark: string;
}

/**
 * All colours of the pictures. `paper` to `lit` have another value in dark mode; the printed colours are ink on a
 * product and stay the same.
 */
export const palette = {
  paper: { light: '#ffffff', dark: '#14181c' },
  ink: { light: '#14181c', dark: '#e6ebee' },
  soft: { light: '#56616a', dark: '#76838c' },
  shade1: { light: '#f2f5f6', dark: '#1c2227' },
  shade2: { light: '#e3e8eb', dark: '#283037' },
  shade3: { light: '#c9d1d6', dark: '#3b464e' },
  shade4: { light: '#9aa6ae', dark: '#65727b' },
  glass: { light: '#dceef3', dark: '#16323b' },
  cyan: { light: '#00728c', dark: '#3fbcd8' },
  warm: { light: '#f1eae0', dark: '#2b2722' },
  wood: { light: '#dccdb6', dark: '#4a4136' },
  glow: { light: '#fff4cf', dark: '#4d4527' },
  night: { light: '#33424c', dark: '#0b0f12' },
  dusk: { light: '#455661', dark: '#161d22' },
  slate: { light: '#56616a', dark: '#232c32' },
  steel: { light: '#9aa6ae', dark: '#4a565e' },
  lit: { light: '#fff4cf', dark: '#f3e3ad' },
  'print-white': { light: '#ffffff', dark: '#f4f6f7' },
  'print-ink': { light: '#14181c', dark: '#1f262c' },
  'print-deep': { light: '#004e63', dark: '#005d76' },
  'print-cyan': { light: '#0092b4', dark: '#0092b4' },
  'print-magenta': { light: '#d3126b', dark: '#d3126b' },
  'print-yellow': { light: '#ffcb1f', dark: '#f5c01a' },
  'pale-cyan': { light: '#cfe8ef', dark: '#9fc6d1' },
  'pale-magenta': { light: '#f6d2e3', dark: '#d6a3ba' },
  'pale-yellow': { light: '#fdefbd', dark: '#dcc98a' },
} as const satisfies Readonly<Record<string, Shades>>;

export type Tint = keyof typeof palette;

const tints = Object.entries(palette) as readonly (readonly [Tint, Shades])[];

/**
 * The stylesheet of inlined pictures: one variable per tint, such as `--dw-ink`, with its dark value under
 * `darkSelector`. Pictures without it have their light colours.
 */
export function paletteCss(darkSelector: string): string {
  const variables = (mode: keyof Shades) => tints.map(([tint, shades]) => `--dw-${tint}:${shades[mode]}`).join(';');
  const rules = tints.map(
    ([tint]) => `.dw-fill-${tint}{fill:var(--dw-${tint})}.dw-line-${tint}{stroke:var(--dw-${tint})}`,
  );
  return [
    `:root{${variables('light')}}`,
    `${darkSelector}{${variables('dark')}}`,
    ...rules,
    '.dw-text{font-family:inherit}',
  ].join('\n');
}
