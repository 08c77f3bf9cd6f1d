import { Button } from '@mantine/core';
import type { OrderItemView } from '@shop/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalNote } from '../../ui/RefusalNote';
import { toast } from '../../ui/toasts';
import { lacksArtwork } from '../order/now';
import { useOrderPage } from '../order/order-page';
import { withReason } from '../order/order-refusal';
import styles from './ArtworkSlot.module.css';
import { DropZone } from './DropZone';
import { GivenArtwork } from './GivenArtwork';
import { LinkForm } from './LinkForm';
import { Pixels } from './Pixels';
import { UploadProgress } from './UploadProgress';
import { useUpload } from './useUpload';

/** Where an item's artwork goes: what is there, and, while the order takes files, the ways to send another. */
export function ArtworkSlot({ item }: { item: OrderItemView }) {
  const { t } = useTranslation('order');
  const { allows, order } = useOrderPage();
  const [replacing, setReplacing] = useState(false);
  if (!item.printed) return null;
  const open = allows('user_file_upload');
  if (!item.artwork && !open) return order.status === 'preorder' || order.status === 'awaiting_payment' ? <Later /> : null;
  return (
    <section className={styles.slot} aria-label={t('artwork.title')}>
      <h4 className={styles.title}>{t('artwork.title')}</h4>
      {item.artwork && <GivenArtwork artwork={item.artwork} />}
      {open && !lacksArtwork(item) && !replacing && (
        <Button className={styles.replace} variant="default" size="xs" onClick={() => setReplacing(true)}>
          {t('artwork.replace')}
        </Button>
      )}
      {open && (lacksArtwork(item) || replacing) && (
        <Ways item={item} replacing={replacing} onDone={() => setReplacing(false)} />
      )}
    </section>
  );
}

function Later() {
  const { t } = useTranslation('order');
  return <p className={styles.later}>{t('artwork.later')}</p>;
}

interface WaysProps {
  item: OrderItemView;
  replacing: boolean;
  onDone: () => void;
}

/** A file or a link: either takes the place of what was there. */
function Ways({ item, replacing, onDone }: WaysProps) {
  const { t } = useTranslation('order');
  const { order, again, words } = useOrderPage();
  const [linking, setLinking] = useState(false);
  const upload = useUpload(order.orderId, item.sid);

  /** The fields go when they have done their work; the reader stays with the item. */
  function stay() {
    document.getElementById(item.sid)?.focus({ preventScroll: true });
  }

  function given(said: string) {
    toast(said, 'success');
    stay();
    onDone();
    again();
  }

  async function send(file: File) {
    stay();
    if (await upload.send(file)) given(t('upload.done'));
    else again();
  }

  if (upload.file) return <UploadProgress upload={upload} />;
  return (
    <div className={styles.ways}>
      {linking ? (
        <LinkForm orderId={order.orderId} sid={item.sid} onShared={() => given(t('link.done'))} />
      ) : (
        <>
          <DropZone name={words.name(item)} onFile={(file) => void send(file)} entered={replacing} />
          <Pixels item={item} />
        </>
      )}
      <RefusalNote refusal={withReason(upload.refusal)} />
      <div className={styles.others}>
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => {
            upload.forget();
            setLinking(!linking);
          }}
        >
          {t(linking ? 'upload.instead' : 'link.instead')}
        </Button>
        {replacing && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => {
              stay();
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
