import { FilterLiveSearch } from 'react-admin';

/** Searches while it is typed in. */
export function SearchField({ source, label }: { source: string; label: string }) {
  return <FilterLiveSearch source={source} label={label} type="search" hiddenLabel slotProps={{ htmlInput: { 'aria-label': label } }} sx={{ m: 0, maxWidth: 360 }} />;
}
