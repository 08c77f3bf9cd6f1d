import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the screen is too narrow for tables. */
export function useIsNarrow(): boolean {
  return useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
}

/** Whether dialogs fill the screen. */
export function useIsPhone(): boolean {
  return useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
}

/** Whether tables have room for all their columns. */
export function useIsWide(): boolean {
  return useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'), { noSsr: true });
}
