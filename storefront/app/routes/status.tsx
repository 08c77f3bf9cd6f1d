import { useTranslation } from 'react-i18next';
import { openPage } from '../features/page-request/page-request.server';
import { places } from '../features/service-status/status-name';
import { StatusHistory } from '../features/service-status/StatusHistory';
import { PageHead } from '../ui/PageHead';
import type { Route } from './+types/status';
import styles from './status.module.css';

export async function loader(args: Route.LoaderArgs) {
  const history = await openPage(args).api.require('UserEnd/SiteInfo/GetServiceStatusHistory', {});
  return { history, now: Date.now() };
}

export default function Status({ loaderData: { history, now } }: Route.ComponentProps) {
  const { t } = useTranslation('status');
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} description={t('text')} />
      <header>
        <h1>{t('title')}</h1>
        <p className={styles.text}>{t('text')}</p>
      </header>
      {places.map((place) => (
        <StatusHistory key={place} place={place} changes={history[place]} now={now} />
      ))}
    </div>
  );
}
