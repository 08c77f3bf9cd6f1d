import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

const SHORTCUTS = [
  { keys: ['Ctrl', 'K'], action: 'search' },
  { keys: ['Alt', '←'], action: 'previousOrder' },
  { keys: ['Alt', '→'], action: 'nextOrder' },
  { keys: ['↑', '↓', 'Enter'], action: 'chooseResult' },
  { keys: ['Esc'], action: 'closeDialog' },
  { keys: ['?'], action: 'shortcuts' },
] as const;

/** What can be done with the keyboard. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('layout.shortcuts.title')}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 3, rowGap: 1, m: 0 }}>
          {SHORTCUTS.map(({ keys, action }) => (
            <Box key={action} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ whiteSpace: 'nowrap' }}>
                {keys.map((key) => (
                  <Box key={key} component="kbd" sx={KEY}>
                    {key}
                  </Box>
                ))}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {translate(`layout.shortcuts.${action}`)}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

const KEY = {
  display: 'inline-block',
  minWidth: 24,
  px: 0.75,
  mr: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: '3px',
  typography: 'body2',
  textAlign: 'center',
};
