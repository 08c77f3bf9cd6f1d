import { joinSentences } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { openPage } from '../features/page-request/page-request.server';
import { serverI18n } from '../features/language/i18n.server';
import { StructuredData } from '../features/search-engines/StructuredData';
import { faqData } from '../features/search-engines/structured-data.server';
import { loadShippingComparison } from '../features/shipping-methods/shipping-comparison.server';
import { ShippingMethodTable } from '../features/shipping-methods/ShippingMethodTable';
import { QuestionList } from '../features/support/QuestionList';
import { groups, questions } from '../features/support/questions';
import styles from '../features/support/Support.module.css';
import { Link } from '../ui/Link';
import { PageHead } from '../ui/PageHead';
import { Sentences } from '../ui/Sentences';
import type { Route } from './+types/support';

export async function loader(args: Route.LoaderArgs) {
  const { api } = openPage(args);
  const t = serverI18n(api.language).getFixedT(api.language, 'support');
  const all = groups
    .flatMap((group) => questions[group])
    .map((question) => ({
      question: t(`${question}.ask`),
      answer: joinSentences(t(`${question}.answer`, { returnObjects: true }), api.language),
    }));
  return { comparison: await loadShippingComparison(api, args.request), structuredData: faqData(all) };
}

export default function Support({ loaderData: { comparison, structuredData } }: Route.ComponentProps) {
  const { t } = useTranslation('support');
  const extras = { 'shipping.days': <ShippingMethodTable comparison={comparison} /> };
  return (
    <article className={styles.page}>
      <PageHead title={t('title')} description={t('text')} />
      <StructuredData content={structuredData} />
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.muted}>
          <Sentences>
            {t('text')}
            <Link to="/contactus">{t('ask')}</Link>
          </Sentences>
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
