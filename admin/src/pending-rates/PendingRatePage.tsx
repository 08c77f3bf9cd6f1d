import Box from '@mui/material/Box';
import type { PendingRateView } from '@shop/contract';
import { Link, ShowBase, useCreatePath, useShowContext, useTranslate } from 'react-admin';
import { useRates } from '../currencies/useRates';
import { Facts } from '../ui/Facts';
import { LoadFailure } from '../ui/LoadFailure';
import { PageTitle } from '../ui/PageTitle';
import { useReading } from '../ui/reading';
import { Section } from '../ui/Section';
import { PendingDeeds } from './PendingDeeds';
import { PendingStatus } from './PendingStatus';

export function PendingRatePage() {
  return (
    <ShowBase<PendingRateView>>
      <LoadedRate />
    </ShowBase>
  );
}

function LoadedRate() {
  const { record: pending, error } = useShowContext<PendingRateView>();
  if (error) return <LoadFailure error={error} />;
  return pending ? <PendingRate pending={pending} /> : null;
}

function PendingRate({ pending }: { pending: PendingRateView }) {
  const translate = useTranslate();
  return (
    <Box component="article" sx={{ pt: 2.5, display: 'grid', gap: 2, maxWidth: 960, minWidth: 0 }}>
      <Box component="header" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Link to="/pending-rates" sx={{ typography: 'body2' }}>
          {translate('resources.pending-rates.name', { smart_count: 2 })}
        </Link>
        <PageTitle title={pending.currency} aside={<PendingStatus {...pending} />} />
      </Box>
      <Section title={translate(`currencies.reason.${pending.reason}`)}>
        <Findings pending={pending} />
      </Section>
      {pending.status === 'pending' && <PendingDeeds pending={pending} />}
    </Box>
  );
}

function Findings({ pending }: { pending: PendingRateView }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { rate, apart } = useRates();
  const { time } = useReading();
  const { currency, quoted, perCny, inForce, quotedOn, foundAt, decidedAt, decidedBy } = pending;
  const field = (name: string) => translate(`resources.pending-rates.fields.${name}`);
  const history = (
    <Link to={createPath({ resource: 'currencies', id: currency, type: 'show' })}>
      {translate('currencies.history')}
    </Link>
  );
  const facts = [
    { name: field('quoted'), value: quoted ?? translate('currencies.reason.missing') },
    ...(perCny ? [{ name: field('perCny'), value: rate(perCny), strong: true }] : []),
    { name: field('inForce'), value: rate(inForce), strong: true },
    ...(perCny && inForce ? [{ name: translate('currencies.change'), value: apart(inForce, perCny) }] : []),
    { name: field('quotedOn'), value: quotedOn },
    { name: field('foundAt'), value: time(foundAt) },
    ...(decidedAt
      ? [{ name: field('decidedAt'), value: [time(decidedAt), decidedBy].filter(Boolean).join(' · ') }]
      : []),
    { name: field('currency'), value: history },
  ];
  return <Facts facts={facts} />;
}
