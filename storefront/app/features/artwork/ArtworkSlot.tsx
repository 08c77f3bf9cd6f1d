import type { OrderItemView } from '@shop/contract';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { toast } from '../../ui/toasts';
import { needsArtwork } from '../order/next-step-message';
import { OrderErrorMessage } from '../order/OrderErrorMessage';
import { useOrderPage } from '../order/order-page';
import { ArtworkReport } from '../preflight/ArtworkReport';
import styles from './ArtworkSlot.module.css';
import { DropZone } from './DropZone';
import { EarlierArtwork } from './EarlierArtwork';
import { PixelHint } from './PixelHint';
import { UploadedArtwork } from './UploadedArtwork';
import { UploadProgress } from './UploadProgress';
import { useArtworkUpload } from './useArtworkUpload';

/** Loaded when somebody prefers a link. */
const LinkForm = lazy(async () => ({ default: (await import('./LinkForm')).LinkForm }));

/** Loaded only for a file that ends before the bleed. */
const BleedChoice = lazy(async () => ({ default: (await import('./BleedChoice')).BleedChoice }));

/** The artwork of an order item, with a form to upload or replace it while the order allows that. */
export function ArtworkSlot({ item }: { item: OrderItemView }) {
  const { t } = useTranslation('order');
  const { allows, order } = useOrderPage();
  const [replacing, setReplacing] = useState(false);
  if (!item.printed) return null;
  const open = allows('user_file_upload');
  if (!item.artwork && !open)
    return order.status === 'preorder' || order.status === 'awaiting_payment' ? <UploadLaterHint /> : null;
  return (
    <div className={styles.slot} role="group" aria-label={t('artwork.title')}>
      <h4 className={styles.title}>{t('artwork.title')}</h4>
      {item.artwork && <UploadedArtwork artwork={item.artwork} />}
      <ArtworkReport item={item} />
      {item.artwork?.preflight?.findings.some(({ code }) => code === 'bleed_missing') && (
        <Suspense>
          <BleedChoice key={item.artwork.uploadedAt} item={item} />
        </Suspense>
      )}
      {item.earlierArtwork && <EarlierArtwork artworks={item.earlierArtwork} />}
      {open && !needsArtwork(item) && !replacing && (
        <Button className={styles.replace} variant="default" size="xs" onClick={() => setReplacing(true)}>
          {t('artwork.replace')}
        </Button>
      )}
      {open && (needsArtwork(item) || replacing) && (
        <ArtworkForm item={item} replacing={replacing} onDone={() => setReplacing(false)} />
      )}
    </div>
  );
}

function UploadLaterHint() {
  const { t } = useTranslation('order');
  return <p className={styles.later}>{t('artwork.later')}</p>;
}

interface ArtworkFormProps {
  item: OrderItemView;
  replacing: boolean;
  onDone: () => void;
}

/** Takes a file or a link, which replaces earlier artwork. */
function ArtworkForm({ item, replacing, onDone }: ArtworkFormProps) {
  const { t } = useTranslation('order');
  const { order, refetch, labels } = useOrderPage();
  const [isLinking, setIsLinking] = useState(false);
  const upload = useArtworkUpload(order.orderId, item.sid);

  /** The form disappears after a success, so the focus moves to the item. */
  function focusItem() {
    document.getElementById(item.sid)?.focus({ preventScroll: true });
  }

  function onSuccess(message: string) {
    toast(message, 'success');
    focusItem();
    onDone();
    refetch();
  }

  async function uploadFile(file: File) {
    focusItem();
    if (await upload.upload(file)) onSuccess(t('upload.done'));
    else refetch();
  }

  if (upload.file) return <UploadProgress upload={upload} />;
  return (
    <div className={styles.actions}>
      {isLinking ? (
        <Suspense>
          <LinkForm orderId={order.orderId} sid={item.sid} onShared={() => onSuccess(t('link.done'))} />
        </Suspense>
      ) : (
        <>
          <DropZone name={labels.name(item)} onFile={(file) => void uploadFile(file)} autoFocus={replacing} />
          <PixelHint item={item} />
        </>
      )}
      <OrderErrorMessage error={upload.error} />
      <div className={styles.alternatives}>
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => {
            upload.reset();
            setIsLinking(!isLinking);
          }}
        >
          {t(isLinking ? 'upload.instead' : 'link.instead')}
        </Button>
        {replacing && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => {
              focusItem();
              onDone();
            }}
          >
            {t('artwork.keep')}
          </Button>
        )}
      </div>
    </div>
  );
}
