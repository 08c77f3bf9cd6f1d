import type { ProofByTokenView } from '@shop/contract';
import { useEffect, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/Button';
import { DateTime } from '../../ui/DateTime';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { Loader } from '../../ui/Loader';
import { PageHead } from '../../ui/PageHead';
import { api } from '../api/client';
import { useQuery } from '../api/useQuery';
import { useItemLabels } from '../order/useItemLabels';
import { useProducts } from '../order/useProducts';
import { OrderId } from '../orders/OrderId';
import { ConfirmProofs } from './ConfirmProofs';
import { ItemProofs } from './ItemProofs';
import styles from './ProofLinkPage.module.css';
import { parseProofToken } from './proof-token';
import { ProofsPageContext } from './proofs-page';

/** The page of the link in a proof email: shows the proofs and takes the decision without a login. */
export function ProofLinkPage() {
  const { t } = useTranslation('order');
  // The fragment is known in the browser only: undefined before.
  const [token, setToken] = useState<string | null>();
  useEffect(() => setToken(parseProofToken(window.location.hash)), []);
  const { data, error, refetch } = useQuery(token ?? null, () =>
    api.call('Account/ProofByToken', {}, { token: token ?? '', anonymous: true }),
  );
  return (
    <article className={styles.page}>
      <PageHead title={t('proofLink.title')} hidden />
      <h1>{t('proofLink.title')}</h1>
      {token === null && <p>{t('proofLink.incomplete')}</p>}
      <ErrorMessage error={error} />
      {(token === null || error) && <OtherWays />}
      {!data && !error && token !== null && <Loader />}
      {data && token && <LinkedProofs view={data} token={token} refetch={refetch} />}
    </article>
  );
}

/** What to do with a link that does not work. */
function OtherWays() {
  const { t } = useTranslation('order');
  return (
    <p>
      <ButtonLink to="/account/orders" variant="default">
        {t('proofLink.logIn')}
      </ButtonLink>
    </p>
  );
}

interface LinkedProofsProps {
  view: ProofByTokenView;
  token: string;
  refetch: () => void;
}

function LinkedProofs({ view, token, refetch }: LinkedProofsProps) {
  const { t } = useTranslation('order');
  const { orderId, items, canDecide, recipient } = view;
  const labels = useItemLabels(useProducts(items.map(({ item }) => item.sku)));
  const page = { orderId, items, nameOf: labels.name, canDecide, link: { token, recipient }, refetch };
  return (
    <ProofsPageContext value={page}>
      <p>
        <Trans t={t} i18nKey="heading" values={{ orderId }} components={{ id: <OrderId /> }} />
      </p>
      <p role="status">
        <Situation view={view} />
      </p>
      {items.map((item) => (
        <section key={item.sid} className={styles.item} aria-labelledby={`${item.sid}-name`}>
          <h2 id={`${item.sid}-name`}>{labels.name(item)}</h2>
          <ItemProofs item={item} heading="h3" />
        </section>
      ))}
      <ConfirmProofs />
    </ProofsPageContext>
  );
}

/** Whether the proofs wait, or what was decided. */
function Situation({ view: { canDecide, decided, expiresAt, items } }: { view: ProofByTokenView }) {
  const { t } = useTranslation('order');
  const count = items.length;
  if (canDecide)
    return (
      <>
        {t('nextStep.confirm_proof', { count })}{' '}
        <Trans t={t} i18nKey="proofLink.until" components={{ date: <DateTime at={expiresAt} /> }} />
      </>
    );
  if (decided?.decision === 'change_requested')
    return <Trans t={t} i18nKey="proofLink.changeRequested" components={{ date: <DateTime at={decided.at} time /> }} />;
  if (!decided) return t('proofLink.spent');
  return (
    <>
      <Trans t={t} i18nKey="proofLink.confirmed" components={{ date: <DateTime at={decided.at} time /> }} />{' '}
      {decided.by && t('proof.approvedBy', { name: decided.by })}
    </>
  );
}
