import { useTranslation } from 'react-i18next';
import { AccountToolbar } from '../features/account/AccountToolbar';
import { openPage } from '../features/page-request/page-request.server';
import { useSession } from '../features/session/useSession';
import { TemplateGrid } from '../features/templates/TemplateGrid';
import { TemplateInstructions } from '../features/templates/TemplateInstructions';
import styles from '../features/templates/Templates.module.css';
import { PageHead } from '../ui/PageHead';
import type { Route } from './+types/templates-download';

export async function loader(args: Route.LoaderArgs) {
  return { templates: await openPage(args).api.require('Catalog/Templates', {}) };
}

/** Belongs to the account pages but needs no login, because designers often have no account. */
export default function TemplatesDownload({ loaderData: { templates } }: Route.ComponentProps) {
  const { t } = useTranslation('templates');
  const session = useSession();
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} description={t('text')} />
      {session && <AccountToolbar />}
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.text}>{t('text')}</p>
      </header>
      <TemplateGrid templates={templates} />
      <TemplateInstructions />
    </div>
  );
}
