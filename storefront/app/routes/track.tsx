import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { readOrderId } from '../features/orders/order-id';
import { openPage } from '../features/page-request/page-request.server';
import { trackingStatus } from '../features/tracking/tracking-status';
import { DeliveryPromise } from '../features/quote/DeliveryPromise';
import { TrackForm } from '../features/tracking/TrackForm';
import { Steps } from '../features/tracking/TrackingSteps';
import { ErrorMessage } from '../ui/ErrorMessage';
import { PageHead } from '../ui/PageHead';
import type { Route } from './+types/track';
import styles from './track.module.css';

export async function loader(args: Route.LoaderArgs) {
  const orderId = readOrderId(new URL(args.request.url).searchParams);
  if (orderId === '') return { orderId, result: null };
  const result = await openPage(args).api.call('UserEnd/SiteInfo/OrderTracking', { orderId });
  return data({ orderId, result }, { status: result.ok ? 200 : result.error.status || 503 });
}

export default function Track({ loaderData: { orderId, result } }: Route.ComponentProps) {
  const { t } = useTranslation('track');
  const error = result && !result.ok ? result.error : null;
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} description={t('text')} hidden={orderId !== ''} />
      <h1>{t('title')}</h1>
      <p className={styles.text}>{t('text')}</p>
      <TrackForm orderId={orderId} />
      {error && <ErrorMessage error={error.status === 404 ? { ...error, detail: t('unknown') } : error} />}
      {result?.ok && (
        <section className={styles.order} aria-labelledby="order">
          <header className={styles.head}>
            <h2 id="order" className="tabular-nums">
              {result.data.orderId}
            </h2>
            <p className={styles.group}>{t(`status.${trackingStatus(result.data.status, result.data.steps)}`)}</p>
          </header>
          {result.data.promise && (
            <DeliveryPromise
              promise={result.data.promise}
              isPaid={result.data.steps.some(({ label }) => label === 'paid')}
            />
          )}
          {result.data.steps.length > 0 ? (
            <Steps steps={result.data.steps} />
          ) : (
            <p className={styles.text}>{t('none')}</p>
          )}
        </section>
      )}
    </div>
  );
}
