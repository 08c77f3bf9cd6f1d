import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import IconButton from '@mui/material/IconButton';
import { Suspense, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const ShortcutsDialog = lazyPage(() => import('./ShortcutsDialog'), 'ShortcutsDialog');

/** Opens the list of keyboard shortcuts, also with the question mark outside of a field. */
export function ShortcutsButton() {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const openByKey = ({ key, target }: KeyboardEvent) => {
      const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]');
      if (key === '?' && !isTyping) setIsOpen(true);
    };
    window.addEventListener('keydown', openByKey);
    return () => window.removeEventListener('keydown', openByKey);
  }, []);
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={translate('layout.shortcuts.title')}
        onClick={() => setIsOpen(true)}
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
      >
        <KeyboardIcon fontSize="small" />
      </IconButton>
      <Suspense fallback={null}>{isOpen && <ShortcutsDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
