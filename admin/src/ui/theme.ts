import { createTheme, type Shadows, type Theme } from '@mui/material/styles';
import { dark, light, type Colours } from './colours';
import { buildComponents } from './theme-components';

declare module '@mui/material/styles' {
  interface Palette {
    brand: Colours;
  }
  interface PaletteOptions {
    brand: Colours;
  }
}

const OVERLAY_SHADOW = '0 6px 24px rgb(0 0 0 / 12%)';
/** Only overlays such as menus and dialogs have a shadow. */
const shadows = Array.from({ length: 25 }, (_, elevation) => (elevation < 6 ? 'none' : OVERLAY_SHADOW)) as Shadows;

function buildTheme(colours: Colours): Theme {
  const {
    mode,
    background,
    surface,
    text,
    textSecondary,
    border,
    accent,
    accentStrong,
    accentTint,
    onAccent,
    warning,
    danger,
  } = colours;
  return createTheme({
    palette: {
      mode,
      brand: colours,
      primary: { main: accent, dark: accentStrong, light: accentTint, contrastText: onAccent },
      secondary: { main: accent, contrastText: onAccent },
      error: { main: danger },
      warning: { main: warning },
      info: { main: accent },
      success: { main: accent },
      background: { default: background, paper: surface },
      text: { primary: text, secondary: textSecondary },
      divider: border,
    },
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1400 } },
    spacing: 8,
    shape: { borderRadius: 3 },
    shadows,
    sidebar: { width: 208, closedWidth: 48 },
    typography: {
      fontFamily: 'var(--font)',
      fontSize: 13,
      h1: { fontSize: '1.375rem', fontWeight: 640, letterSpacing: '-0.018em', lineHeight: 1.25 },
      h2: { fontSize: '0.9375rem', fontWeight: 640, lineHeight: 1.3 },
      h5: { fontSize: '1.125rem', fontWeight: 640 },
      h6: { fontSize: '0.9375rem', fontWeight: 620 },
      body1: { fontSize: '0.875rem', lineHeight: 1.5 },
      body2: { fontSize: '0.8125rem', lineHeight: 1.45 },
      caption: { fontSize: '0.75rem', lineHeight: 1.4 },
      button: { textTransform: 'none', fontWeight: 560, fontSize: '0.8125rem' },
    },
    transitions: {
      duration: {
        enteringScreen: 150,
        leavingScreen: 120,
        standard: 150,
        short: 150,
        shorter: 120,
        shortest: 100,
        complex: 150,
      },
    },
    components: buildComponents(colours),
  } as Parameters<typeof createTheme>[0]);
}

export const lightTheme = buildTheme(light);
export const darkTheme = buildTheme(dark);
