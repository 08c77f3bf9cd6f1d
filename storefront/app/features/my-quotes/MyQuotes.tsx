import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Link } from '../../ui/Link';
import { Pages } from '../../ui/Pages';
import { AnswerOf } from '../account/AnswerOf';
import { bearer } from '../api/calls';
import { useAsked } from '../api/useAsked';
import styles from './MyQuotes.module.css';
import { QuoteRequest } from './QuoteRequest';

const SIZE = 10;

/** What one asked our staff to quote, newest first. */
export function MyQuotes() {
  const { t } = useTranslation('quotes');
  const page = pageIn(useSearchParams()[0]);
  const asked = useAsked(`quotes ${page}`, () => bearer.get('Account/MyQuoteRequests', { page, size: SIZE }));
  return (
    <div className={styles.page} aria-busy={asked.busy}>
      <AnswerOf asked={asked} fresh>
        {({ total, items }) => (
          <>
            <p className="visually-hidden" role="status">
              {t('count', { count: total })}
            </p>
            {total === 0 ? (
              <None />
            ) : (
              <ul className={styles.list}>
                {items.map((request) => (
                  <QuoteRequest key={request.requestId} request={request} onWithdrawn={asked.again} />
                ))}
              </ul>
            )}
            <Pages page={page} size={SIZE} total={total} />
          </>
        )}
      </AnswerOf>
    </div>
  );
}

function None() {
  const { t } = useTranslation('quotes');
  return (
    <div className={styles.none}>
      <p>{t('none')}</p>
      <Button component={Link} to="/products/catalog" variant="default">
        {t('products')}
      </Button>
    </div>
  );
}

function pageIn(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}
