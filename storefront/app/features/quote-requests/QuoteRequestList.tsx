import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../ui/Button';
import { Pagination } from '../../ui/Pagination';
import { api } from '../api/client';
import { QueryResult } from '../api/QueryResult';
import { useQuery } from '../api/useQuery';
import { QuoteRequestCard } from './QuoteRequestCard';
import styles from './QuoteRequestList.module.css';

const SIZE = 10;

/** The customer's quote requests, newest first. */
export function QuoteRequestList() {
  const { t } = useTranslation('quotes');
  const page = parsePage(useSearchParams()[0]);
  const query = useQuery(`quotes ${page}`, () => api.call('Account/MyQuoteRequests', { page, size: SIZE }));
  return (
    <div className={styles.page} aria-busy={query.isFetching}>
      <QueryResult query={query} hideStale>
        {({ total, items }) => (
          <>
            <p className="visually-hidden" role="status">
              {t('count', { count: total })}
            </p>
            {total === 0 ? (
              <NoRequests />
            ) : (
              <ul className={styles.list}>
                {items.map((request) => (
                  <QuoteRequestCard key={request.requestId} request={request} onWithdrawn={query.refetch} />
                ))}
              </ul>
            )}
            <Pagination page={page} size={SIZE} total={total} />
          </>
        )}
      </QueryResult>
    </div>
  );
}

function NoRequests() {
  const { t } = useTranslation('quotes');
  return (
    <div className={styles.none}>
      <p>{t('none')}</p>
      <ButtonLink to="/products/catalog" variant="default">
        {t('products')}
      </ButtonLink>
    </div>
  );
}

function parsePage(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}
