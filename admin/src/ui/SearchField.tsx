import { FilterLiveSearch, useTranslate } from 'react-admin';

/** Searches while it is typed in. */
export function SearchField({ source, label }: { source: string; label: string }) {
  const name = useTranslate()(label);
  return (
    <FilterLiveSearch
      source={source}
      label={name}
      hiddenLabel
      slotProps={{ htmlInput: { 'aria-label': name, maxLength: 200 } }}
      sx={{ m: 0, minWidth: { sm: 320 } }}
    />
  );
}
