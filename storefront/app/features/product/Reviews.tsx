import type { Output } from '@shop/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { DateTime } from '../../ui/DateTime';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { Stars } from '../../ui/Stars';
import { useFormat } from '../../ui/useFormat';
import { useCountryName } from '../addresses/useCountries';
import { api } from '../api/client';
import { useMutation } from '../api/useMutation';
import styles from './Reviews.module.css';

type ReviewList = Output<'Catalog/Reviews'>;

/** The reviews of a product. The first page is loaded with the product, more on request. */
export function Reviews({ sku, firstPage }: { sku: string; firstPage: ReviewList | null }) {
  const { t } = useTranslation('product');
  const { rating } = useFormat();
  const nameOf = useCountryName();
  const [items, setItems] = useState(firstPage?.items ?? []);
  const [page, setPage] = useState(1);
  const { mutate, isPending, error } = useMutation((next: number) => api.call('Catalog/Reviews', { sku, page: next }));

  async function loadMore() {
    const next = await mutate(page + 1);
    if (!next) return;
    setPage(page + 1);
    setItems([...items, ...next.items]);
  }

  if (!firstPage || firstPage.total === 0) return <p className={styles.none}>{t('reviews.none')}</p>;
  return (
    <div className={styles.reviews}>
      {firstPage.average !== null && (
        <p className={`${styles.average} tabular-nums`}>
          <strong>{rating(firstPage.average)}</strong>
          <Stars rating={firstPage.average} />
          <span className={styles.count}>{t('reviews.count', { count: firstPage.total })}</span>
        </p>
      )}
      <ul className={styles.list}>
        {items.map(({ rating, country, text, date }) => (
          <li key={`${date} ${country} ${text}`} className={styles.review}>
            <p className={styles.meta}>
              <Stars rating={rating} />
              <span suppressHydrationWarning>{nameOf(country)}</span>
              <DateTime at={date} />
            </p>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
      <ErrorMessage error={error} />
      {items.length < firstPage.total && (
        <Button className={styles.more} variant="default" onClick={loadMore} loading={isPending}>
          {t('reviews.more')}
        </Button>
      )}
    </div>
  );
}
