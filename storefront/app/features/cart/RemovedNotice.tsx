import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { FieldError } from '../../ui/Field';
import { focusOnMount } from '../../ui/focus-on-mount';
import type { CartLine } from './cart-actions';
import styles from './RemovedNotice.module.css';
import { useAddedLine } from './useAddedLine';

interface RemovedNoticeProps {
  line: CartLine;
  name: string;
  onRestored: (itemId: string) => void;
}

/** Says which line was removed, and puts it back on request, until the customer leaves the page or removes another. */
export function RemovedNotice({ line, name, onRestored }: RemovedNoticeProps) {
  const { t } = useTranslation('cart');
  const { add, isPending, error } = useAddedLine(line);

  async function restore() {
    const itemId = await add();
    if (itemId !== undefined) onRestored(itemId);
  }

  return (
    <div
      ref={focusOnMount}
      className={styles.notice}
      tabIndex={-1}
      role="group"
      aria-label={t('removed', { item: name })}
    >
      <p>{t('removed', { item: name })}</p>
      {line.product.available && (
        <Button variant="default" size="xs" loading={isPending} onClick={() => void restore()}>
          {t('undo')}
        </Button>
      )}
      <FieldError error={error?.detail} />
    </div>
  );
}
