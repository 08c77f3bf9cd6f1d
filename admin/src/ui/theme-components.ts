import type { ThemeOptions } from '@mui/material/styles';
import type { Colours } from './colours';

type Overrides = ThemeOptions['components'] & Record<`Ra${string}`, unknown>;

/** Flat, dense, ruled by hairlines: how the library's parts look here. */
export function components({
  paper,
  sheet,
  well,
  ink,
  inkSoft,
  rule,
  ruleStrong,
  press,
  pressTint,
  mode,
}: Colours): Overrides {
  const hairline = `1px solid ${rule}`;
  return {
    MuiCssBaseline: {
      styleOverrides: { ':focus-visible': { outline: `2px solid ${press}`, outlineOffset: 2 }, a: { color: press } },
    },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true, size: 'medium' },
      styleOverrides: {
        root: {
          borderRadius: 3,
          whiteSpace: 'nowrap',
          '&:focus-visible': { outline: `2px solid ${press}`, outlineOffset: 2 },
        },
        outlined: { borderColor: ruleStrong },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: { borderRadius: 3, '&:focus-visible': { outline: `2px solid ${press}`, outlineOffset: -2 } },
      },
    },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { defaultProps: { elevation: 0 }, styleOverrides: { root: { border: hairline, borderRadius: 4 } } },
    MuiMenu: { styleOverrides: { paper: { border: hairline } } },
    MuiDialog: { styleOverrides: { paper: { border: mode === 'dark' ? hairline : 'none' } } },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.125rem', fontWeight: 640, padding: '20px 24px 4px' } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px' } } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true, margin: 'dense' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true, margin: 'dense' } },
    MuiOutlinedInput: {
      styleOverrides: { root: { backgroundColor: sheet }, notchedOutline: { borderColor: ruleStrong } },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginLeft: 0, '&:empty': { display: 'none' } } } },
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.75rem', backgroundColor: ink, color: paper } } },
    MuiTableCell: {
      styleOverrides: {
        root: {
          borderBottom: hairline,
          padding: '7px 10px',
          fontSize: '0.8125rem',
          fontVariantNumeric: 'tabular-nums',
        },
        head: { color: inkSoft, fontWeight: 500, whiteSpace: 'nowrap' },
      },
    },
    MuiTableSortLabel: { styleOverrides: { root: { '&.Mui-active': { color: ink } } } },
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
          backgroundColor: paper,
          color: ink,
          borderBottom: hairline,
          '& .RaAppBar-toolbar': { minHeight: 48, gap: 4, padding: '0 12px' },
        },
      },
    },
    RaSidebar: {
      styleOverrides: {
        root: {
          '& .RaSidebar-fixed': { borderRight: hairline, height: 'calc(100vh - 48px)', paddingTop: 8 },
          '& .MuiPaper-root': { backgroundColor: paper, borderRight: hairline },
        },
      },
    },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          minHeight: 40,
          color: ink,
          borderLeft: '3px solid transparent',
          paddingLeft: 11,
          fontSize: '0.875rem',
          '&.RaMenuItemLink-active': {
            color: press,
            borderLeftColor: press,
            backgroundColor: pressTint,
            fontWeight: 600,
            '& .MuiSvgIcon-root': { color: press },
          },
        },
      },
    },
    RaList: {
      styleOverrides: {
        root: { '& .RaList-main': { minWidth: 0 }, '& .RaList-content': { overflowX: 'auto', borderRadius: 4 } },
      },
    },
    RaTopToolbar: { styleOverrides: { root: { padding: '8px 0', minHeight: 0 } } },
    RaDataTable: {
      styleOverrides: {
        root: {
          '& .RaDataTable-headerCell': { backgroundColor: well, fontWeight: 500 },
          '& .RaDataTable-clickableRow:hover': { backgroundColor: pressTint },
        },
      },
    },
    RaToolbar: {
      styleOverrides: { root: { backgroundColor: 'transparent', padding: '8px 24px 24px', '&&': { minHeight: 0 } } },
    },
  };
}
