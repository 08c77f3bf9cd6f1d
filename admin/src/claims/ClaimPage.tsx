import Box from '@mui/material/Box';
import type { AdminClaimView, AdminOrderView } from '@shop/contract';
import { Link, ShowBase, useCreatePath, useGetOne, useShowContext, useTranslate } from 'react-admin';
import { ItemFiles } from '../orders/ItemFiles';
import { ItemWork } from '../orders/ItemWork';
import { useItemNames } from '../orders/useItemNames';
import { Facts } from '../ui/Facts';
import { LoadFailure } from '../ui/LoadFailure';
import { PageTitle } from '../ui/PageTitle';
import { useReading } from '../ui/reading';
import { Section } from '../ui/Section';
import { AnswerDue } from './AnswerDue';
import { ClaimState } from './ClaimState';
import { Settle } from './Settle';
import { Settlement } from './Settlement';

/** One claim: what is reported beside what was agreed, and how it is settled. */
export function ClaimPage() {
  return (
    <ShowBase<AdminClaimView> queryOptions={WHOLE}>
      <LoadedClaim />
    </ShowBase>
  );
}

/** Asks for the claim itself: what a list knows of it is not the whole. */
const WHOLE = { meta: { whole: true } };

function LoadedClaim() {
  const { record: claim, error } = useShowContext<AdminClaimView>();
  if (error) return <LoadFailure error={error} />;
  return claim?.left ? <Claim key={`${claim.id} ${claim.state}`} claim={claim} /> : null;
}

function Claim({ claim }: { claim: AdminClaimView }) {
  const translate = useTranslate();
  return (
    <Box component="article" sx={{ pt: 2.5, display: 'grid', gap: 2 }}>
      <Box component="header" sx={{ display: 'grid', gap: 1.5 }}>
        <Link to="/claims" sx={{ typography: 'body2', justifySelf: 'start' }}>
          {translate('resources.claims.name', { smart_count: 2 })}
        </Link>
        <PageTitle title={claim.product} aside={<ClaimState resolution={claim.resolution ?? null} />} />
        <About claim={claim} />
        {claim.state === 'open' && <Settle claim={claim} />}
      </Box>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <Section title={translate('claims.reported')}>
          <Reported claim={claim} />
        </Section>
        <Section title={translate('claims.ordered')}>
          <Ordered claim={claim} />
        </Section>
      </Box>
      {claim.state === 'resolved' && (
        <Section title={translate('claims.settled')}>
          <Settlement claim={claim} />
        </Section>
      )}
    </Box>
  );
}

function About({ claim }: { claim: AdminClaimView }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { time, calendarDay } = useReading();
  const { orderId, orderStatus, email, openedAt, deliveredOn, deadline } = claim;
  const order = createPath({ resource: 'orders', id: orderId, type: 'show' });
  const field = (which: string) => translate(`resources.claims.fields.${which}`);
  const facts = [
    {
      name: field('orderId'),
      value: (
        <>
          <Link to={order}>{orderId}</Link> · {translate(`terms.state.${orderStatus}`, { _: orderStatus })}
        </>
      ),
    },
    { name: field('email'), value: email },
    { name: field('openedAt'), value: time(openedAt) },
    {
      name: translate('claims.delivered'),
      value: deliveredOn ? calendarDay(deliveredOn) : translate('claims.notDelivered'),
    },
    ...(deadline ? [{ name: translate('claims.deadline'), value: calendarDay(deadline) }] : []),
    ...(claim.state === 'open' ? [{ name: field('answerDue'), value: <AnswerDue claim={claim} /> }] : []),
  ];
  return <Facts facts={facts} />;
}

/** In the customer's words and pictures. */
function Reported({ claim: { reason, photos } }: { claim: AdminClaimView }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{reason}</Box>
      {photos.length === 0 && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{translate('claims.noPhotos')}</Box>
      )}
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' }}>
        {photos.map(({ url, name }, place) => (
          <a key={url} href={url} target="_blank" rel="noopener noreferrer" title={name}>
            <Box
              component="img"
              src={url}
              alt={translate('claims.photo', { number: place + 1 })}
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

/** The item as it was ordered, its artwork, and the proof that was confirmed. */
function Ordered({ claim }: { claim: AdminClaimView }) {
  const { data: order } = useGetOne<AdminOrderView>('orders', { id: claim.orderId, meta: { whole: true } });
  return order?.items ? <OrderedItem order={order} sid={claim.sid} /> : null;
}

function OrderedItem({ order, sid }: { order: AdminOrderView; sid: string }) {
  const named = useItemNames(order.items).find(({ item }) => item.sid === sid);
  if (!named) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <ItemWork named={named} />
      <ItemFiles item={named.item} />
    </Box>
  );
}
