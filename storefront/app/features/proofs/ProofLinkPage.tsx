import type { ProofByTokenView } from '@shop/contract';
import { useSyncExternalStore } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/Button';
import { DateTime } from '../../ui/DateTime';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { Loader } from '../../ui/Loader';
import { PageHead } from '../../ui/PageHead';
import { Sentences } from '../../ui/Sentences';
import { api } from '../api/client';
import { useQuery } from '../api/useQuery';
import { useItemLabels } from '../order/useItemLabels';
import { OrderId } from '../orders/OrderId';
import { ConfirmProofs } from './ConfirmProofs';
import { ItemProofs } from './ItemProofs';
import styles from './ProofLinkPage.module.css';
import { parseProofToken } from './proof-token';
import { ProofsPageContext } from './proofs-page';

/** The page of the link in a proof email: shows the proofs and takes the decision without a login. */
export function ProofLinkPage() {
  const { t } = useTranslation('order');
  const token = useProofToken();
  return (
    <article className={styles.page}>
      <PageHead title={t('proofLink.title')} hidden />
      <h1>{t('proofLink.title')}</h1>
      {token === undefined && <Loader />}
      {token === null && (
        <>
          <p>{t('proofLink.incomplete')}</p>
          <OtherWays />
        </>
      )}
      {token && <LinkedProofs key={token} token={token} />}
    </article>
  );
}

/** The token of the address, which is known in the browser only: undefined before. */
function useProofToken(): string | null | undefined {
  return useSyncExternalStore(
    subscribeToHash,
    () => parseProofToken(window.location.hash),
    () => undefined,
  );
}

function subscribeToHash(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
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

/** Loads the proofs of a link. */
function LinkedProofs({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(token, () =>
    api.call('Account/ProofByToken', {}, { token, anonymous: true }),
  );
  return (
    <>
      <ErrorMessage error={error} />
      {error && <OtherWays />}
      {!data && !error && <Loader />}
      {data && <LoadedProofs view={data} token={token} refetch={refetch} />}
    </>
  );
}

interface LoadedProofsProps {
  view: ProofByTokenView;
  token: string;
  refetch: () => void;
}

function LoadedProofs({ view, token, refetch }: LoadedProofsProps) {
  const { t } = useTranslation('order');
  const { orderId, items, canDecide, recipient } = view;
  const labels = useItemLabels();
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
      <Sentences>
        {t('nextStep.confirm_proof', { count })}
        <Trans t={t} i18nKey="proofLink.until" components={{ date: <DateTime at={expiresAt} /> }} />
      </Sentences>
    );
  if (decided?.decision === 'change_requested')
    return <Trans t={t} i18nKey="proofLink.changeRequested" components={{ date: <DateTime at={decided.at} time /> }} />;
  if (!decided) return t('proofLink.spent');
  return (
    <Sentences>
      <Trans t={t} i18nKey="proofLink.confirmed" components={{ date: <DateTime at={decided.at} time /> }} />
      {decided.by && t('proof.approvedBy', { name: decided.by })}
    </Sentences>
  );
}
