import type { OrderItemView } from '@shop/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { TextArea } from '../../ui/fields';
import { focusFirstError } from '../../ui/focus-first-problem';
import { toast } from '../../ui/toasts';
import { api } from '../api/client';
import { useIdempotencyKey } from '../api/useIdempotencyKey';
import { useMutation } from '../api/useMutation';
import { FooterLinks } from '../article/FooterLinks';
import { OrderErrorMessage } from '../order/OrderErrorMessage';
import { useOrderPage } from '../order/order-page';
import { validatePhotos } from './claim-photos';
import { ClaimDeadline } from './ClaimDeadline';
import styles from './ClaimDialog.module.css';
import { PhotoPicker } from './PhotoPicker';

const MAX_REASON_LENGTH = 2000;

interface ClaimDialogProps {
  item: OrderItemView;
  opened: boolean;
  onClose: () => void;
}

/** Reports a defective or missing item, with a reason and photos. */
export function ClaimDialog({ item, opened, onClose }: ClaimDialogProps) {
  const { t } = useTranslation('order');
  const { order, refetch, labels } = useOrderPage();
  const [reason, setReason] = useState('');
  const [photos, setPhotos] = useState<File[]>([]);
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const keyFor = useIdempotencyKey();
  const { mutate, isPending, error } = useMutation(() => {
    const claim = { orderId: order.orderId, sid: item.sid, reason: reason.trim() };
    const idempotencyKey = keyFor([claim, photos.map(({ name, size, lastModified }) => [name, size, lastModified])]);
    return api.upload('Account/OpenClaim', claim, { field: 'photos', files: photos }, { idempotencyKey });
  });
  const problem = validatePhotos(photos);

  async function report() {
    setMissing(reason.trim() === '');
    if (reason.trim() === '' || problem) {
      if (form.current) focusFirstError(form.current);
      return;
    }
    if (!(await mutate())) return;
    onClose();
    toast(t('claim.done'), 'success');
    refetch();
  }

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('claim.dialog', { item: labels.name(item) })}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('submit.cancel')}
          </Button>
          <Button loading={isPending} onClick={report}>
            {t('claim.send')}
          </Button>
        </>
      }
    >
      <div ref={form} className={styles.form}>
        <p>{t('claim.text')}</p>
        <FooterLinks links={['refund']} newTab />
        {order.claimDeadline && (
          <p className={styles.deadline}>
            <ClaimDeadline day={order.claimDeadline} />
          </p>
        )}
        <TextArea
          label={t('claim.reason')}
          hint={t('claim.hint')}
          value={reason}
          maxLength={MAX_REASON_LENGTH}
          rows={4}
          data-autofocus
          onChange={(event) => setReason(event.currentTarget.value)}
          error={missing ? t('claim.missing') : undefined}
        />
        <PhotoPicker
          photos={photos}
          onChange={setPhotos}
          error={problem ? t(`claim.photoProblem.${problem}`) : undefined}
        />
        <OrderErrorMessage error={error} />
      </div>
    </Dialog>
  );
}
