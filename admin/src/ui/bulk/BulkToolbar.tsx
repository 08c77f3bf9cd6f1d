import CloseIcon from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useEffect } from 'react';
import { useListContext, useTranslate } from 'react-admin';

/** The actions for the selected records of the page. Records of other pages are not selected. */
export function BulkToolbar({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext();
  const visible = selectedIds.filter((id) => data.some((record) => record.id === id));
  const isOutdated = data.length > 0 && visible.length < selectedIds.length;
  useEffect(() => {
    if (isOutdated) onSelect(visible);
  });
  if (visible.length === 0) return null;
  return (
    <Box
      role="toolbar"
      aria-label={translate('ra.action.bulk_actions', { smart_count: visible.length })}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1, backgroundColor: 'primary.light' }}
    >
      <IconButton size="small" aria-label={translate('ra.action.unselect')} onClick={() => onUnselectItems()}>
        <CloseIcon fontSize="small" />
      </IconButton>
      <Box sx={{ flex: 1, whiteSpace: 'nowrap' }}>
        {translate('ra.action.bulk_actions', { smart_count: visible.length })}
      </Box>
      {children}
    </Box>
  );
}
