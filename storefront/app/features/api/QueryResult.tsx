import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { PageSkeleton } from '../../ui/PageSkeleton';
import styles from './QueryResult.module.css';
import type { QueryState } from './useQuery';

const FORBIDDEN = 403;

interface QueryResultProps<T> {
  query: QueryState<T>;
  /** Hides the data of an earlier key when the request for the current one fails. */
  hideStale?: boolean;
  /** Shown before the first response. */
  placeholder?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Shows the data of a query, a placeholder while it loads, or its error with a retry button. */
export function QueryResult<T>({
  query: { data, error, isFetching, refetch },
  hideStale,
  placeholder = <PageSkeleton />,
  children,
}: QueryResultProps<T>) {
  const { t } = useTranslation();
  return (
    <>
      {error && (
        <div className={styles.error}>
          <ErrorMessage error={error} />
          {error.status !== FORBIDDEN && (
            <Button variant="default" onClick={refetch} loading={isFetching}>
              {t('error.retry')}
            </Button>
          )}
        </div>
      )}
      {data !== null && !(hideStale && error) ? children(data) : !error && placeholder}
    </>
  );
}
