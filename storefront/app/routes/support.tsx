import { useTranslation } from 'react-i18next';
import type { Route } from './+types/support';
import { shopFor } from '../features/api/shop.server';
import { comparedFor } from '../features/shipping-methods/compared.server';
import { MethodTable } from '../features/shipping-methods/MethodTable';
import { QuestionList } from '../features/support/QuestionList';
import { groups } from '../features/support/questions';
import styles from '../features/support/Support.module.css';
import { Link } from '../ui/Link';
import { PageHead } from '../ui/PageHead';

export async function loader(args: Route.LoaderArgs) {
  return { compared: await comparedFor(shopFor(args), args.request) };
}

export default function Support({ loaderData: { compared } }: Route.ComponentProps) {
  const { t } = useTranslation('support');
  const shown = { 'shipping.days': <MethodTable compared={compared} /> };
  return (
    <article className={styles.page}>
      <PageHead title={t('title')} description={t('words')} />
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.soft}>
          {t('words')} <Link to="/contactus">{t('ask')}</Link>
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
        <QuestionList key={group} group={group} shown={shown} />
      ))}
    </article>
  );
}
