import { Button } from '@mantine/core';
import type { Output } from '@shop/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalNote } from '../../ui/RefusalNote';
import { Stars } from '../../ui/Stars';
import { useFormat } from '../../ui/useFormat';
import { When } from '../../ui/When';
import { useCountryName } from '../addresses/useCountries';
import { plain } from '../api/calls';
import { useSending } from '../api/useSending';
import styles from './Reviews.module.css';

type ReviewList = Output<'Catalog/Reviews'>;

/** What customers say; the first page comes with the product, further ones on request. */
export function Reviews({ sku, first }: { sku: string; first: ReviewList | null }) {
  const { t } = useTranslation('product');
  const { number } = useFormat();
  const nameOf = useCountryName();
  const [items, setItems] = useState(first?.items ?? []);
  const [page, setPage] = useState(1);
  const { send, busy, refusal } = useSending((next: number) => plain.get('Catalog/Reviews', { sku, page: next }));

  async function more() {
    const next = await send(page + 1);
    if (!next) return;
    setPage(page + 1);
    setItems([...items, ...next.items]);
  }

  if (!first || first.total === 0) return <p className={styles.none}>{t('reviews.none')}</p>;
  return (
    <div className={styles.reviews}>
      {first.average !== null && (
        <p className={`${styles.average} figures`}>
          <strong>{number(first.average)}</strong>
          <Stars rating={first.average} />
          <span className={styles.count}>{t('reviews.count', { count: first.total })}</span>
        </p>
      )}
      <ul className={styles.list}>
        {items.map(({ rating, country, text, date }) => (
          <li key={`${date} ${country} ${text}`} className={styles.review}>
            <p className={styles.who}>
              <Stars rating={rating} />
              <span suppressHydrationWarning>{nameOf(country)}</span>
              <When at={date} />
            </p>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
      <RefusalNote refusal={refusal} />
      {items.length < first.total && (
        <Button className={styles.more} variant="default" onClick={more} loading={busy}>
          {t('reviews.more')}
        </Button>
      )}
    </div>
  );
}
