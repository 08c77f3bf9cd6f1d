import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPage } from '../ui/lazy-page';

const HelpDialog = lazyPage(() => import('./HelpDialog'), 'HelpDialog');

/** Opens an explanation of the page. */
export function HelpButton() {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        size="small"
        aria-label={translate('layout.help.title')}
        onClick={() => setIsOpen(true)}
        sx={{ color: 'text.secondary' }}
      >
        <HelpIcon fontSize="small" />
      </IconButton>
      <Suspense fallback={null}>{isOpen && <HelpDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
