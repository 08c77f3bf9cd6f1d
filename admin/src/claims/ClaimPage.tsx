import Box from '@mui/material/Box';
import type { AdminClaimView, AdminOrderView } from '@shop/contract';
import { useGetOne, useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { ItemFiles } from '../common/ItemFiles';
import { ItemSpecification } from '../common/ItemSpecification';
import { useItemNames } from '../common/useItemNames';
import { DescriptionList } from '../ui/DescriptionList';
import { Page } from '../ui/Page';
import { RecordLink } from '../ui/RecordLink';
import { RecordPage } from '../ui/RecordPage';
import { Section } from '../ui/Section';
import { StatusChip } from '../ui/StatusChip';
import { AnswerDueDate } from './ClaimList';
import { ClaimResolution } from './ClaimResolution';
import { ResolveClaimButton } from './ResolveClaimButton';

/** The customer's report beside the item as it was ordered, and how the claim is resolved. */
export function ClaimPage() {
  return <RecordPage<AdminClaimView>>{(claim) => <Claim claim={claim} />}</RecordPage>;
}

function Claim({ claim }: { claim: AdminClaimView }) {
  const translate = useTranslate();
  return (
    <Page
      resource="claims"
      title={claim.product}
      aside={<StatusChip kind="claim" status={claim.resolution ?? 'open'} />}
      header={
        <>
          <ClaimDetails claim={claim} />
          {claim.state === 'open' && <ResolveClaimButton claim={claim} />}
        </>
      }
    >
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <Section title={translate('claims.reported')}>
          <CustomerReport claim={claim} />
        </Section>
        <Section title={translate('claims.ordered')}>
          <ClaimedItem claim={claim} />
        </Section>
      </Box>
      {claim.state === 'resolved' && (
        <Section title={translate('claims.resolvedTitle')}>
          <ClaimResolution claim={claim} />
        </Section>
      )}
    </Page>
  );
}

function ClaimDetails({ claim }: { claim: AdminClaimView }) {
  const translate = useTranslate();
  const { time, calendarDay } = useFormat();
  const { orderId, orderStatus, accountId, email, openedAt, deliveredOn, deadline } = claim;
  const field = (name: string) => translate(`resources.claims.fields.${name}`);
  const order = (
    <>
      <RecordLink resource="orders" id={orderId} /> ·{' '}
      {translate(`labels.orderStatus.${orderStatus}`, { _: orderStatus })}
    </>
  );
  const items = [
    { name: field('orderId'), value: order },
    {
      name: field('email'),
      value: (
        <RecordLink resource="accounts" id={accountId}>
          {email}
        </RecordLink>
      ),
    },
    { name: field('openedAt'), value: time(openedAt) },
    {
      name: translate('claims.delivered'),
      value: deliveredOn ? calendarDay(deliveredOn) : translate('claims.notDelivered'),
    },
    ...(deadline ? [{ name: translate('claims.deadline'), value: calendarDay(deadline) }] : []),
    ...(claim.state === 'open' ? [{ name: field('answerDue'), value: <AnswerDueDate claim={claim} /> }] : []),
  ];
  return <DescriptionList items={items} />;
}

/** The customer's text and photos. */
function CustomerReport({ claim: { reason, photos } }: { claim: AdminClaimView }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{reason}</Box>
      {photos.length === 0 && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{translate('claims.noPhotos')}</Box>
      )}
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' }}>
        {photos.map(({ url, name }, index) => (
          <a key={url} href={url} target="_blank" rel="noopener noreferrer" title={name}>
            <Box
              component="img"
              src={url}
              alt={translate('claims.photo', { number: index + 1 })}
              loading="lazy"
              sx={{
                display: 'block',
                width: '100%',
                aspectRatio: '4 / 3',
                objectFit: 'cover',
                border: 1,
                borderColor: 'divider',
              }}
            />
          </a>
        ))}
      </Box>
    </Box>
  );
}

/** The item as it was ordered, with its artwork and proofs. */
function ClaimedItem({ claim: { orderId, sid } }: { claim: AdminClaimView }) {
  const { data: order } = useGetOne<AdminOrderView>('orders', { id: orderId, meta: { complete: true } });
  const namedItem = useItemNames(order?.items ?? []).find(({ item }) => item.sid === sid);
  if (!namedItem) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <ItemSpecification namedItem={namedItem} />
      <ItemFiles item={namedItem.item} />
    </Box>
  );
}
