import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Button, ButtonLink } from '../ui/Button';
import { PageHead } from '../ui/PageHead';
import { useChunkReload } from './chunk-reload';
import styles from './ErrorPage.module.css';
import { RegistrationMark } from './Logo';

/** The error boundary of all routes: page not found, or an unexpected error. */
export function ErrorPage() {
  const { t } = useTranslation();
  const error = useRouteError();
  const reloading = useChunkReload(error);
  const status = isRouteErrorResponse(error) ? error.status : 0;
  const notFound = status === 404 || status === 414;
  // The address is too long, or the API has refused what is in it.
  const isBadAddress = notFound || status === 400;
  // A page that cannot be loaded without a connection is no fault of the shop.
  const isOffline = status === 0 && globalThis.navigator?.onLine === false;
  const title = t(notFound ? 'error.notFound' : 'error.occurred');
  if (reloading) return null;
  return (
    <div className={styles.page}>
      <PageHead title={title} hidden />
      <RegistrationMark size={48} />
      <p className={`${styles.status} tabular-nums`}>{status || ''}</p>
      <h1>{title}</h1>
      <p className={styles.text}>
        {t(isBadAddress ? 'error.notFoundText' : isOffline ? 'error.offlineText' : 'error.occurredText')}
      </p>
      <div className={styles.actions}>
        <ButtonLink to="/">{t('error.home')}</ButtonLink>
        {!isBadAddress && (
          <Button variant="default" onClick={() => location.reload()}>
            {t('error.retry')}
          </Button>
        )}
      </div>
    </div>
  );
}
