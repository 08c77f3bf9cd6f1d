import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import type { Route } from './+types/track';
import { shopFor } from '../features/api/shop.server';
import { orderGroup } from '../features/tracking/order-group';
import { Steps } from '../features/tracking/Steps';
import { TrackForm } from '../features/tracking/TrackForm';
import { PageHead } from '../ui/PageHead';
import { RefusalNote } from '../ui/RefusalNote';
import styles from './track.module.css';

export async function loader(args: Route.LoaderArgs) {
  const orderId = new URL(args.request.url).searchParams.get('orderId')?.trim() ?? '';
  if (orderId === '') return { orderId, answer: null };
  const answer = await shopFor(args).ask('UserEnd/SiteInfo/OrderTracking', { orderId });
  return data({ orderId, answer }, { status: answer.ok ? 200 : answer.refusal.status || 503 });
}

export default function Track({ loaderData: { orderId, answer } }: Route.ComponentProps) {
  const { t } = useTranslation('track');
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} description={t('words')} hidden={orderId !== ''} />
      <h1>{t('title')}</h1>
      <p className={styles.words}>{t('words')}</p>
      <TrackForm orderId={orderId} />
      {answer && !answer.ok && <RefusalNote refusal={answer.refusal} />}
      {answer?.ok && (
        <section className={styles.order} aria-labelledby="order">
          <header className={styles.head}>
            <h2 id="order" className="figures">
              {answer.data.orderId}
            </h2>
            <p className={styles.group}>{t(`status.${orderGroup(answer.data.status)}`)}</p>
          </header>
          {answer.data.steps.length > 0 ? <Steps steps={answer.data.steps} /> : <p className={styles.words}>{t('none')}</p>}
        </section>
      )}
    </div>
  );
}
