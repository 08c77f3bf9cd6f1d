import { BLEED_FILLS, type BleedFill, type OrderItemView } from '@shop/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../ui/RadioGroup';
import { toast } from '../../ui/toasts';
import { api } from '../api/client';
import { useMutation } from '../api/useMutation';
import { OrderErrorMessage } from '../order/OrderErrorMessage';
import { useOrderPage } from '../order/order-page';
import styles from './BleedChoice.module.css';

/** What is printed in the bleed of an item whose file ends before it: a choice, while the order allows another file. */
export function BleedChoice({ item }: { item: OrderItemView }) {
  const { t } = useTranslation('order');
  const { order, allows, refetch } = useOrderPage();
  const [chosen, setChosen] = useState<BleedFill>();
  /** The last choice, until it is stored. */
  const wanted = useRef<BleedFill>(null);
  const { mutate, isPending, error } = useMutation((bleed: BleedFill) =>
    api.call('Account/ArtworkBleed', { orderId: order.orderId, sid: item.sid, bleed }),
  );
  const stored = item.artwork?.bleed ?? 'white';

  /** Sends the choice; one that is made meanwhile, as with the arrow keys, is sent afterwards. */
  async function choose(bleed: BleedFill) {
    const isSending = wanted.current !== null;
    wanted.current = bleed;
    setChosen(bleed);
    if (isSending) return;
    let sent: BleedFill;
    let isStored: boolean;
    do {
      sent = wanted.current;
      isStored = (await mutate(sent)) !== undefined;
    } while (sent !== wanted.current);
    wanted.current = null;
    if (isStored) toast(t('bleed.done'), 'success');
    else setChosen(undefined);
    refetch();
  }

  if (!allows('user_file_upload'))
    return <p className={styles.hint}>{t('bleed.chosen', { title: t('bleed.title'), value: t(`bleed.${stored}`) })}</p>;
  return (
    <div className={styles.choice} aria-busy={isPending}>
      <RadioGroup
        legend={t('bleed.title')}
        options={BLEED_FILLS.map((value) => ({ value, label: t(`bleed.${value}`) }))}
        value={chosen ?? stored}
        onChange={(bleed) => void choose(bleed)}
      />
      <p className={styles.hint}>{t('bleed.hint')}</p>
      <OrderErrorMessage error={error} />
    </div>
  );
}
