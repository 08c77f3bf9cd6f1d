import type { ApiError } from '@shop/api-client';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../layout/site';
import { CheckField } from '../../ui/fields';
import styles from './OrderSummary.module.css';
import type { SenderChoice } from './useSender';

const SenderFields = lazy(() => import('./SenderFields'));

/** Lets a reseller send the parcels under its own name and address. */
export function BlindShipping({ choice, error }: { choice: SenderChoice; error: ApiError | null }) {
  const { t } = useTranslation('cart');
  const { shopName } = useSite();
  const { chosen, draft, choose, edit } = choice;
  return (
    <section className={styles.part} aria-labelledby="sender">
      <h2 id="sender">{t('complete.sender.title')}</h2>
      <CheckField
        label={t('complete.sender.choose')}
        hint={t('complete.sender.hint', { shop: shopName })}
        checked={chosen}
        onChange={choose}
      />
      {chosen && (
        <Suspense>
          <SenderFields draft={draft} onChange={edit} error={error} />
        </Suspense>
      )}
    </section>
  );
}
