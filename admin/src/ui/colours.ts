/** Paper and ink carry everything; one deep cyan for what can be pressed; the marks are the only decoration. */
export interface Colours {
  mode: 'light' | 'dark';
  paper: string;
  sheet: string;
  well: string;
  ink: string;
  inkSoft: string;
  rule: string;
  ruleStrong: string;
  press: string;
  pressStrong: string;
  pressTint: string;
  onPress: string;
  warn: string;
  warnTint: string;
  danger: string;
  dangerTint: string;
  marks: { cyan: string; magenta: string; yellow: string };
}

export const light: Colours = {
  mode: 'light',
  paper: '#fdfdfb',
  sheet: '#ffffff',
  well: '#f4f4f0',
  ink: '#14181c',
  inkSoft: '#545b61',
  rule: '#e1e1db',
  ruleStrong: '#b6b9b5',
  press: '#00687f',
  pressStrong: '#005163',
  pressTint: '#e4f2f5',
  onPress: '#ffffff',
  warn: '#8a5300',
  warnTint: '#fdf1dc',
  danger: '#b3261e',
  dangerTint: '#fcebe9',
  marks: { cyan: '#0095c0', magenta: '#d3006c', yellow: '#e8b800' },
};

export const dark: Colours = {
  mode: 'dark',
  paper: '#14181c',
  sheet: '#1a1f23',
  well: '#0f1214',
  ink: '#e8eae7',
  inkSoft: '#a3abb0',
  rule: '#2a3035',
  ruleStrong: '#4d565c',
  press: '#5fc0d4',
  pressStrong: '#8ad3e2',
  pressTint: '#15313a',
  onPress: '#06222a',
  warn: '#e8b15c',
  warnTint: '#33270f',
  danger: '#f2938c',
  dangerTint: '#3a1c1a',
  marks: { cyan: '#2fb3dd', magenta: '#f0559f', yellow: '#f0ca3a' },
};
