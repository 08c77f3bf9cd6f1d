import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { openPage } from '../features/page-request/page-request.server';
import { api } from '../features/api/client';
import { QueryResult } from '../features/api/QueryResult';
import { useQuery } from '../features/api/useQuery';
import { RequireLogin } from '../features/login/RequireLogin';
import { OfferPage } from '../features/shared-quote/OfferPage';
import { ButtonLink } from '../ui/Button';
import { ErrorMessage } from '../ui/ErrorMessage';
import { PageHead } from '../ui/PageHead';
import type { Route } from './+types/quote';
import styles from './quote.module.css';

/** The id of an offer for one account. Only the browser has the session, so the server cannot load it. */
const OFFER_ID = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i;

export async function loader(args: Route.LoaderArgs) {
  const key = new URL(args.request.url).searchParams.get('t') ?? '';
  if (OFFER_ID.test(key)) return { key, result: null };
  const result = await openPage(args).api.call('Quotation/SharedQuote', { token: key || '-' });
  return data({ key, result }, { status: result.ok ? 200 : result.error.status || 503 });
}

export default function QuotePage({ loaderData: { key, result } }: Route.ComponentProps) {
  const { t } = useTranslation('shared');
  const isByStaff = result === null || (result.ok && result.data.kind === 'staff');
  const title = t(isByStaff ? 'titleStaff' : 'title');
  return (
    <div className={styles.page}>
      <PageHead title={title} hidden />
      <h1>{title}</h1>
      {(result === null || result.ok) && <p className={styles.text}>{t(isByStaff ? 'textStaff' : 'text')}</p>}
      {result === null && (
        <RequireLogin>
          <MyOffer id={key} />
        </RequireLogin>
      )}
      {result?.ok && <OfferPage offer={result.data} offerKey={key} />}
      {result?.ok === false && (
        <>
          <ErrorMessage error={result.error} />
          <div>
            <ButtonLink to="/products/catalog">{t('products')}</ButtonLink>
          </div>
        </>
      )}
    </div>
  );
}

function MyOffer({ id }: { id: string }) {
  const offer = useQuery(id, () => api.call('Quotation/SharedQuote', { token: id }));
  return <QueryResult query={offer}>{(found) => <OfferPage offer={found} offerKey={id} />}</QueryResult>;
}
