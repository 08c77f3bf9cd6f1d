import { Button } from '@mantine/core';
import type { OrderItemView } from '@shop/contract';
import { useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog';
import { TextArea } from '../../ui/fields';
import { focusFirstProblem } from '../../ui/focus-first-problem';
import { RefusalNote } from '../../ui/RefusalNote';
import { toast } from '../../ui/toasts';
import { upload } from '../api/upload';
import { useIntention } from '../api/useIntention';
import { useSending } from '../api/useSending';
import { useOrderPage } from '../order/order-page';
import { withReason } from '../order/order-refusal';
import { FooterLinks } from '../reading/FooterLinks';
import styles from './ClaimDialog.module.css';
import { photoProblem } from './claim-photos';
import { Day } from './Day';
import { PhotoPicker } from './PhotoPicker';

const LONGEST_REASON = 2000;

interface ClaimDialogProps {
  item: OrderItemView;
  opened: boolean;
  onClose: () => void;
}

/** Reports that an item arrived faulty, or not at all: what is wrong, and photos of it. */
export function ClaimDialog({ item, opened, onClose }: ClaimDialogProps) {
  const { t } = useTranslation('order');
  const { order, again, words } = useOrderPage();
  const [reason, setReason] = useState('');
  const [photos, setPhotos] = useState<File[]>([]);
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const keyOf = useIntention();
  const { send, busy, refusal } = useSending(() => {
    const claim = { orderId: order.orderId, sid: item.sid, reason: reason.trim() };
    const key = keyOf([claim, photos.map(({ name, size, lastModified }) => [name, size, lastModified])]);
    return upload('Account/OpenClaim', claim, { field: 'photos', files: photos }, { key });
  });
  const problem = photoProblem(photos);

  async function report() {
    setMissing(reason.trim() === '');
    if (reason.trim() === '' || problem) {
      if (form.current) focusFirstProblem(form.current);
      return;
    }
    if (!(await send())) return;
    onClose();
    toast(t('claim.done'), 'success');
    again();
  }

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('claim.dialog', { item: words.name(item) })}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('submit.cancel')}
          </Button>
          <Button loading={busy} onClick={report}>
            {t('claim.send')}
          </Button>
        </>
      }
    >
      <div ref={form} className={styles.form}>
        <p>{t('claim.words')}</p>
        <FooterLinks links={['refund']} beside />
        {order.claimDeadline && (
          <p className={styles.deadline}>
            <Trans t={t} i18nKey="claim.until" components={{ day: <Day day={order.claimDeadline} /> }} />
          </p>
        )}
        <TextArea
          label={t('claim.reason')}
          hint={t('claim.hint')}
          value={reason}
          maxLength={LONGEST_REASON}
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
        <RefusalNote refusal={withReason(refusal)} />
      </div>
    </Dialog>
  );
}
