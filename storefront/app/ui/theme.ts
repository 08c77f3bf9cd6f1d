import { createTheme, type MantineColorsTuple } from '@mantine/core';

/** The primary colour of buttons and links. */
const accent: MantineColorsTuple = [
  '#e4f2f5',
  '#c9e6ec',
  '#9ad2de',
  '#7cc9da',
  '#5fc0d4',
  '#2a9cb4',
  '#0f8199',
  '#00687f',
  '#005163',
  '#003d4a',
];

/** Warm greys. */
const gray: MantineColorsTuple = [
  '#f8f8f5',
  '#f4f4f0',
  '#e9e9e4',
  '#e1e1db',
  '#b6b9b5',
  '#6b7278',
  '#545b61',
  '#454b51',
  '#2b3136',
  '#14181c',
];

/** The greys of dark mode, from text to background. */
const dark: MantineColorsTuple = [
  '#e8eae7',
  '#c3c9cb',
  '#a3abb0',
  '#8a9297',
  '#4d565c',
  '#2a3035',
  '#1a1f23',
  '#14181c',
  '#0f1214',
  '#0a0c0e',
];

const red: MantineColorsTuple = [
  '#fcebe9',
  '#f8d3d0',
  '#f2938c',
  '#ee8179',
  '#f2938c',
  '#d8453b',
  '#c5342b',
  '#b3261e',
  '#8f1d17',
  '#6e1511',
];

/** Sizes and spacing are multiples of 4 px. */
export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 4 },
  colors: { accent, gray, dark, red },
  white: '#ffffff',
  black: '#14181c',
  autoContrast: true,
  luminanceThreshold: 0.35,
  fontFamily: "var(--font-latin), system-ui, -apple-system, 'Segoe UI', sans-serif",
  headings: { fontWeight: '620' },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.5rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.4' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '2px', sm: '3px', md: '4px', lg: '6px', xl: '8px' },
  defaultRadius: 'sm',
  shadows: {
    xs: 'none',
    sm: 'none',
    md: '0 4px 16px rgb(0 0 0 / 8%)',
    lg: '0 8px 24px rgb(0 0 0 / 10%)',
    xl: '0 8px 32px rgb(0 0 0 / 12%)',
  },
  components: { Button: { defaultProps: { variant: 'filled' } } },
  respectReducedMotion: true,
  cursorType: 'pointer',
});
