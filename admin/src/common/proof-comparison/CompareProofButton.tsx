import CompareIcon from '@mui/icons-material/CompareOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useIsPhone } from '../../ui/useScreenSize';
import { ProofComparison } from './ProofComparison';

interface CompareProofButtonProps {
  orderId: string;
  sid: string;
  version: number;
}

/** Opens the comparison of a proof with the artwork that it shows. */
export function CompareProofButton({ orderId, sid, version }: CompareProofButtonProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const isPhone = useIsPhone();
  const close = () => setOpen(false);
  return (
    <>
      <Button size="small" startIcon={<CompareIcon />} onClick={() => setOpen(true)}>
        {translate('orders.proof.compare.button')}
      </Button>
      {isOpen && (
        <Dialog open onClose={close} fullWidth fullScreen={isPhone} maxWidth="xl" aria-labelledby={titleId}>
          <DialogTitle id={titleId}>{translate('orders.proof.compare.title', { version })}</DialogTitle>
          <DialogContent>
            <ProofComparison orderId={orderId} sid={sid} version={version} />
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{translate('orders.proof.compare.close')}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
