import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { findHelp } from './help-texts';
import { useTextsOnDemand } from '../i18n/useTextsOnDemand';
import { useIntroduction } from './useIntroduction';

/** What the page is for, what to do on it, and what happens then. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const titleId = useId();
  const { pathname } = useLocation();
  const texts = useTextsOnDemand('help');
  const { isShown, setIsShown } = useIntroduction();
  const isIntroductionHidden = pathname === '/' && !isShown;
  const showIntroduction = () => {
    setIsShown(true);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('layout.help.title')}</DialogTitle>
      <DialogContent>{texts && findHelp(texts, pathname)}</DialogContent>
      <DialogActions>
        {isIntroductionHidden && (
          <Button onClick={showIntroduction}>{translate('layout.help.showIntroduction')}</Button>
        )}
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
