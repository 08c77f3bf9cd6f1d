import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import type { Route } from './+types/quote';
import { AnswerOf } from '../features/account/AnswerOf';
import { bearer } from '../features/api/calls';
import { shopFor } from '../features/api/shop.server';
import { useAsked } from '../features/api/useAsked';
import { OwnPage } from '../features/login/OwnPage';
import { OfferPage } from '../features/shared-quote/OfferPage';
import { Link } from '../ui/Link';
import { PageHead } from '../ui/PageHead';
import { RefusalNote } from '../ui/RefusalNote';
import styles from './quote.module.css';

/** An offer's id: only the account it was made for finds it by that, and only the browser knows who is logged in. */
const OWN = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i;

export async function loader(args: Route.LoaderArgs) {
  const key = new URL(args.request.url).searchParams.get('t') ?? '';
  if (OWN.test(key)) return { key, answer: null };
  const answer = await shopFor(args).ask('Quotation/SharedQuote', { token: key || '-' });
  return data({ key, answer }, { status: answer.ok ? 200 : answer.refusal.status || 503 });
}

export default function QuotePage({ loaderData: { key, answer } }: Route.ComponentProps) {
  const { t } = useTranslation('shared');
  const byStaff = answer === null || (answer.ok && answer.data.kind === 'staff');
  const title = t(byStaff ? 'titleStaff' : 'title');
  return (
    <div className={styles.page}>
      <PageHead title={title} hidden />
      <h1>{title}</h1>
      {(answer === null || answer.ok) && <p className={styles.words}>{t(byStaff ? 'wordsStaff' : 'words')}</p>}
      {answer === null && (
        <OwnPage>
          <OwnOffer id={key} />
        </OwnPage>
      )}
      {answer?.ok && <OfferPage offer={answer.data} offerKey={key} />}
      {answer?.ok === false && (
        <>
          <RefusalNote refusal={answer.refusal} />
          <div>
            <Button component={Link} to="/products/catalog">
              {t('products')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function OwnOffer({ id }: { id: string }) {
  const offer = useAsked(id, () => bearer.get('Quotation/SharedQuote', { token: id }));
  return <AnswerOf asked={offer}>{(found) => <OfferPage offer={found} offerKey={id} />}</AnswerOf>;
}
