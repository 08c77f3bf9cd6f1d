import { useTranslation } from 'react-i18next';
import { createServerApi } from '../features/api/api.server';
import { loadShippingComparison } from '../features/shipping-methods/shipping-comparison.server';
import { ShippingMethodTable } from '../features/shipping-methods/ShippingMethodTable';
import { QuestionList } from '../features/support/QuestionList';
import { groups } from '../features/support/questions';
import styles from '../features/support/Support.module.css';
import { Link } from '../ui/Link';
import { PageHead } from '../ui/PageHead';
import type { Route } from './+types/support';

export async function loader(args: Route.LoaderArgs) {
  return { comparison: await loadShippingComparison(createServerApi(args), args.request) };
}

export default function Support({ loaderData: { comparison } }: Route.ComponentProps) {
  const { t } = useTranslation('support');
  const extras = { 'shipping.days': <ShippingMethodTable comparison={comparison} /> };
  return (
    <article className={styles.page}>
      <PageHead title={t('title')} description={t('text')} />
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.muted}>
          {t('text')} <Link to="/contactus">{t('ask')}</Link>
        </p>
        <nav className={styles.contents} aria-label={t('contents')}>
          <ul>
            {groups.map((group) => (
              <li key={group}>
                <a href={`#${group}`}>{t(`group.${group}`)}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {groups.map((group) => (
        <QuestionList key={group} group={group} extras={extras} />
      ))}
    </article>
  );
}
