import { IconSearch } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '../../ui/Button';
import { useLocalizedPath } from '../language/useLocalizedPath';
import { MAX_ORDER_ID_LENGTH } from '../orders/order-id';
import styles from './TrackForm.module.css';

/** A form that opens the tracking page of an order; works before hydration. */
export function TrackForm({ orderId = '' }: { orderId?: string }) {
  const { t } = useTranslation();
  const local = useLocalizedPath();
  const id = useId();
  return (
    <Form className={styles.form} method="get" action={local('/track')}>
      <label className={styles.label} htmlFor={id}>
        {t('track.label')}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          key={orderId}
          className={`${styles.field} tabular-nums`}
          name="orderId"
          defaultValue={orderId}
          required
          maxLength={MAX_ORDER_ID_LENGTH}
          placeholder="XXXXXX-XXXXXX-XXXXXX"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button
          className={styles.submit}
          type="submit"
          leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
        >
          {t('track.submit')}
        </Button>
      </div>
    </Form>
  );
}
