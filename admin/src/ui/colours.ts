/** One accent colour for everything interactive; the registration mark is the only other colour. */
export interface Colours {
  mode: 'light' | 'dark';
  background: string;
  surface: string;
  sunken: string;
  text: string;
  textSecondary: string;
  border: string;
  borderStrong: string;
  accent: string;
  accentStrong: string;
  accentTint: string;
  onAccent: string;
  warning: string;
  danger: string;
  registrationMark: { cyan: string; magenta: string; yellow: string };
}

export const light: Colours = {
  mode: 'light',
  background: '#fdfdfb',
  surface: '#ffffff',
  sunken: '#f4f4f0',
  text: '#14181c',
  textSecondary: '#545b61',
  border: '#e1e1db',
  borderStrong: '#b6b9b5',
  accent: '#00687f',
  accentStrong: '#005163',
  accentTint: '#e4f2f5',
  onAccent: '#ffffff',
  warning: '#8a5300',
  danger: '#b3261e',
  registrationMark: { cyan: '#0095c0', magenta: '#d3006c', yellow: '#e8b800' },
};

export const dark: Colours = {
  mode: 'dark',
  background: '#14181c',
  surface: '#1a1f23',
  sunken: '#0f1214',
  text: '#e8eae7',
  textSecondary: '#a3abb0',
  border: '#2a3035',
  borderStrong: '#4d565c',
  accent: '#5fc0d4',
  accentStrong: '#8ad3e2',
  accentTint: '#15313a',
  onAccent: '#06222a',
  warning: '#e8b15c',
  danger: '#f2938c',
  registrationMark: { cyan: '#2fb3dd', magenta: '#f0559f', yellow: '#f0ca3a' },
};
