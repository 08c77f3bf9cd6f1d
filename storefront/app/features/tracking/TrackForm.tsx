import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { useLocal } from '../language/useLocal';
import styles from './TrackForm.module.css';

/** Asks for an order id and leads to its tracking page; works before the page has come alive. */
export function TrackForm({ orderId = '' }: { orderId?: string }) {
  const { t } = useTranslation();
  const local = useLocal();
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
          className={`${styles.field} figures`}
          name="orderId"
          defaultValue={orderId}
          required
          maxLength={40}
          placeholder="XXXXXX-XXXXXX-XXXXXX"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" h={44} leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}>
          {t('track.submit')}
        </Button>
      </div>
    </Form>
  );
}
