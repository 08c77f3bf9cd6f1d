import { Button, type ButtonProps } from '@mantine/core';
import { IconRepeat } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Dialog } from '../../ui/Dialog';
import { RefusalNote } from '../../ui/RefusalNote';
import { bearer } from '../api/calls';
import { useIntention } from '../api/useIntention';
import { useSending } from '../api/useSending';
import { setCartCount } from '../cart-count/cart-count';
import { useLocal } from '../language/useLocal';

interface OrderAgainProps extends Pick<ButtonProps, 'size' | 'variant' | 'className'> {
  orderId: string;
}

interface Outcome {
  added: number;
  skipped: readonly { sid: string; name: string }[];
}

/** Puts an order's items into the cart once more; what can no longer be made is named first. */
export function OrderAgain({ orderId, ...look }: OrderAgainProps) {
  const { t } = useTranslation('orders');
  const local = useLocal();
  const navigate = useNavigate();
  const keyOf = useIntention();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [round, setRound] = useState(0);
  const { send, busy, refusal } = useSending(() =>
    bearer.post('Account/Reorder', { orderId }, keyOf({ orderId, round })),
  );
  const toCart = () => void navigate(local('/cart'));

  async function reorder() {
    const answer = await send();
    if (!answer) return;
    setRound(round + 1);
    setCartCount(answer.count);
    if (answer.skipped.length > 0) setOutcome(answer);
    else toCart();
  }

  return (
    <>
      <Button
        variant="default"
        leftSection={<IconRepeat size={16} stroke={1.75} aria-hidden />}
        aria-label={t('againOf', { orderId })}
        loading={busy}
        onClick={() => void reorder()}
        {...look}
      >
        {t('again.open')}
      </Button>
      <RefusalNote refusal={refusal} />
      <Dialog
        opened={outcome !== null}
        onClose={() => setOutcome(null)}
        title={t('again.skipped')}
        actions={
          outcome && outcome.added > 0 ? (
            <Button onClick={toCart} data-autofocus>
              {t('again.cart')}
            </Button>
          ) : (
            <Button onClick={() => setOutcome(null)} data-autofocus>
              {t('again.close')}
            </Button>
          )
        }
      >
        <p>{t('again.skippedWords')}</p>
        <ul>
          {outcome?.skipped.map(({ sid, name }) => (
            <li key={sid}>{name}</li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
