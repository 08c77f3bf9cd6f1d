import { useTranslation } from 'react-i18next';
import type { Route } from './+types/templates-download';
import { AccountToolbar } from '../features/account/AccountToolbar';
import { shopFor } from '../features/api/shop.server';
import { useSession } from '../features/session/useSession';
import { HowToUse } from '../features/templates/HowToUse';
import styles from '../features/templates/Templates.module.css';
import { TemplateShelf } from '../features/templates/TemplateShelf';
import { PageHead } from '../ui/PageHead';

export async function loader(args: Route.LoaderArgs) {
  return { templates: await shopFor(args).get('Catalog/Templates', {}) };
}

/** Among the pages of the account, and open to anyone: artwork is often made by somebody without one. */
export default function TemplatesDownload({ loaderData: { templates } }: Route.ComponentProps) {
  const { t } = useTranslation('templates');
  const session = useSession();
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} description={t('words')} />
      {session && <AccountToolbar />}
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.words}>{t('words')}</p>
      </header>
      <TemplateShelf templates={templates} />
      <HowToUse />
    </div>
  );
}
