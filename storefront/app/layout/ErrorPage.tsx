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
  const notFound = isRouteErrorResponse(error) && error.status === 404;
  const title = t(notFound ? 'error.notFound' : 'error.occurred');
  if (reloading) return null;
  return (
    <div className={styles.page}>
      <PageHead title={title} hidden />
      <RegistrationMark size={48} />
      <p className={`${styles.status} tabular-nums`}>{isRouteErrorResponse(error) ? error.status : ''}</p>
      <h1>{title}</h1>
      <p className={styles.text}>{t(notFound ? 'error.notFoundText' : 'error.occurredText')}</p>
      <div className={styles.actions}>
        <ButtonLink to="/">{t('error.home')}</ButtonLink>
        {!notFound && (
          <Button variant="default" onClick={() => location.reload()}>
            {t('error.retry')}
          </Button>
        )}
      </div>
    </div>
  );
}
