import { IconRepeat } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button, type ButtonProps } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { api } from '../api/client';
import { useIdempotencyKey } from '../api/useIdempotencyKey';
import { useMutation } from '../api/useMutation';
import { setCartCount } from '../cart-count/cart-count';
import { useLocalizedPath } from '../language/useLocalizedPath';

interface ReorderButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'className'> {
  orderId: string;
}

interface Outcome {
  added: number;
  skipped: readonly { sid: string; name: string }[];
}

/** Adds the items of an order to the cart again. Items that are no longer available are listed in a dialog. */
export function ReorderButton({ orderId, ...look }: ReorderButtonProps) {
  const { t } = useTranslation('orders');
  const local = useLocalizedPath();
  const navigate = useNavigate();
  const keyFor = useIdempotencyKey();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { mutate, isPending, error } = useMutation(() =>
    api.call('Account/Reorder', { orderId }, { idempotencyKey: keyFor({ orderId, attempt }) }),
  );
  const openCart = () => void navigate(local('/cart'));

  async function reorder() {
    const answer = await mutate();
    if (!answer) return;
    setAttempt(attempt + 1);
    setCartCount(answer.count);
    if (answer.skipped.length > 0) setOutcome(answer);
    else openCart();
  }

  return (
    <>
      <Button
        variant="default"
        leftSection={<IconRepeat size={16} stroke={1.75} aria-hidden />}
        aria-label={t('reorderOf', { orderId })}
        loading={isPending}
        onClick={() => void reorder()}
        {...look}
      >
        {t('reorder.open')}
      </Button>
      <ErrorMessage error={error} />
      <Dialog
        opened={outcome !== null}
        onClose={() => setOutcome(null)}
        title={t('reorder.skipped')}
        actions={
          outcome && outcome.added > 0 ? (
            <Button onClick={openCart} data-autofocus>
              {t('reorder.cart')}
            </Button>
          ) : (
            <Button onClick={() => setOutcome(null)} data-autofocus>
              {t('reorder.close')}
            </Button>
          )
        }
      >
        <p>{t('reorder.skippedText')}</p>
        <ul>
          {outcome?.skipped.map(({ sid, name }) => (
            <li key={sid}>{name}</li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
