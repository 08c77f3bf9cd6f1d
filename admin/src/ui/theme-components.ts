import type { ThemeOptions } from '@mui/material/styles';
import type { Colours } from './colours';
import { TOUCH, TOUCH_TARGET } from './touch';

type Overrides = ThemeOptions['components'] & Record<`Ra${string}`, unknown>;

/** Where tables have less room than they would like. */
const TABLET = '@media (max-width: 1199.95px)';

/** Buttons within an input or a label, whose target is the input or the label. */
const INNER_BUTTONS = '.MuiCheckbox-root, .MuiRadio-root, .MuiSwitch-switchBase, [class*=Indicator]';

/** Overrides of the MUI and react-admin components: flat, dense, separated by thin borders. */
export function buildComponents({
  background,
  surface,
  sunken,
  text,
  textSecondary,
  border,
  borderStrong,
  accent,
  accentTint,
  mode,
}: Colours): Overrides {
  const thinBorder = `1px solid ${border}`;
  return {
    MuiCssBaseline: {
      styleOverrides: {
        ':focus-visible': { outline: `2px solid ${accent}`, outlineOffset: 2 },
        // With its padding, a link in small type is at least 24 pixels high.
        a: { color: accent, [TOUCH]: { display: 'inline-block', paddingBlock: 4 } },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: { [TOUCH]: { [`&:not(${INNER_BUTTONS})`]: { minHeight: TOUCH_TARGET, minWidth: TOUCH_TARGET } } },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true, size: 'medium' },
      styleOverrides: {
        root: {
          borderRadius: 3,
          whiteSpace: 'nowrap',
          '&:focus-visible': { outline: `2px solid ${accent}`, outlineOffset: 2 },
        },
        outlined: { borderColor: borderStrong },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: { borderRadius: 3, '&:focus-visible': { outline: `2px solid ${accent}`, outlineOffset: -2 } },
      },
    },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { defaultProps: { elevation: 0 }, styleOverrides: { root: { border: thinBorder, borderRadius: 4 } } },
    MuiMenu: { styleOverrides: { paper: { border: thinBorder } } },
    MuiDialog: { styleOverrides: { paper: { border: mode === 'dark' ? thinBorder : 'none' } } },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.125rem', fontWeight: 640, padding: '20px 24px 4px' } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px' } } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true, margin: 'dense' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true, margin: 'dense' } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: surface, [TOUCH]: { minHeight: TOUCH_TARGET } },
        notchedOutline: { borderColor: borderStrong },
      },
    },
    // The text under a disabled field says why it is disabled.
    MuiFormHelperText: {
      styleOverrides: {
        root: { marginLeft: 0, '&:empty': { display: 'none' }, '&.Mui-disabled': { color: textSecondary } },
      },
    },
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.75rem', backgroundColor: text, color: background } } },
    MuiTableCell: {
      styleOverrides: {
        root: {
          borderBottom: thinBorder,
          padding: '7px 10px',
          fontSize: '0.8125rem',
          fontVariantNumeric: 'tabular-nums',
          [TABLET]: { paddingInline: 7 },
        },
        head: {
          color: textSecondary,
          fontWeight: 500,
          whiteSpace: 'nowrap',
          [TABLET]: { whiteSpace: 'normal', lineHeight: 1.3 },
        },
      },
    },
    MuiTableSortLabel: { styleOverrides: { root: { '&.Mui-active': { color: text } } } },
    MuiListItemIcon: { styleOverrides: { root: { minWidth: 36 } } },
    MuiSnackbarContent: { styleOverrides: { root: { borderRadius: 4 } } },
    RaLayout: {
      styleOverrides: {
        root: {
          minWidth: 0,
          '& .RaLayout-appFrame': { marginTop: 48 },
          '& .RaLayout-content': {
            minWidth: 0,
            padding: '0 24px 48px',
            '@media (max-width:599.95px)': { padding: '0 16px 48px' },
          },
        },
      },
    },
    RaAppBar: {
      styleOverrides: {
        root: {
          backgroundColor: background,
          color: text,
          borderBottom: thinBorder,
          '& .RaAppBar-toolbar': { minHeight: 48, gap: 4, padding: '0 12px' },
        },
      },
    },
    RaSidebar: {
      styleOverrides: {
        root: {
          '& .RaSidebar-fixed': { borderRight: thinBorder, height: 'calc(100vh - 48px)', paddingTop: 8 },
          '& .MuiPaper-root': { backgroundColor: background, borderRight: thinBorder },
        },
      },
    },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          minHeight: 40,
          color: text,
          borderLeft: '3px solid transparent',
          paddingLeft: 11,
          fontSize: '0.875rem',
          // Long names take a second line.
          '& .MuiTypography-root': { whiteSpace: 'normal', lineHeight: 1.25 },
          '&.RaMenuItemLink-active': {
            color: accent,
            borderLeftColor: accent,
            backgroundColor: accentTint,
            fontWeight: 600,
            '& .MuiSvgIcon-root': { color: accent },
          },
        },
      },
    },
    RaList: { styleOverrides: { root: { '& .RaList-main': { minWidth: 0 } } } },
    RaListToolbar: { styleOverrides: { root: { '&&': { display: 'block', backgroundColor: 'transparent' } } } },
    RaDataTable: {
      styleOverrides: {
        root: {
          '& .RaDataTable-headerCell': { backgroundColor: sunken, fontWeight: 500, wordBreak: 'keep-all' },
          '& .RaDataTable-clickableRow:hover': { backgroundColor: accentTint },
        },
      },
    },
    RaToolbar: {
      styleOverrides: { root: { backgroundColor: 'transparent', padding: '8px 24px 24px', '&&': { minHeight: 0 } } },
    },
  };
}
