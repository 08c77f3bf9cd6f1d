import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AdminCurrencyView } from '@shop/contract';
import { useState } from 'react';
import { Link, ShowBase, useCreatePath, useShowContext, useTranslate } from 'react-admin';
import { Facts } from '../ui/Facts';
import { LoadFailure } from '../ui/LoadFailure';
import { PageTitle } from '../ui/PageTitle';
import { useReading } from '../ui/reading';
import { Section } from '../ui/Section';
import { RateForm } from './RateForm';
import { RateHistory } from './RateHistory';
import { useRates } from './useRates';

/** What all rates count from has none of its own. */
const BASE = 'CNY';

export function CurrencyPage() {
  return (
    <ShowBase<AdminCurrencyView>>
      <LoadedCurrency />
    </ShowBase>
  );
}

function LoadedCurrency() {
  const { record: currency, error } = useShowContext<AdminCurrencyView>();
  if (error) return <LoadFailure error={error} />;
  // The list's row stands in until the currency itself is there.
  return currency?.rates ? <Currency currency={currency} /> : null;
}

function Currency({ currency }: { currency: AdminCurrencyView }) {
  const translate = useTranslate();
  const [entering, setEntering] = useState(false);
  return (
    <Box component="article" sx={{ pt: 2.5, display: 'grid', gap: 2, maxWidth: 960, minWidth: 0 }}>
      <Box component="header" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Link to="/currencies" sx={{ typography: 'body2' }}>
          {translate('resources.currencies.name', { smart_count: 2 })}
        </Link>
        <PageTitle title={currency.id} />
        <InForce currency={currency} />
        {currency.id === BASE ? (
          translate('currencies.base')
        ) : (
          <Button variant="contained" onClick={() => setEntering(true)}>
            {translate('currencies.enter.button')}
          </Button>
        )}
      </Box>
      <Section title={translate('currencies.history')}>
        <RateHistory rates={currency.rates} />
      </Section>
      {entering && <RateForm currency={currency} onClose={() => setEntering(false)} />}
    </Box>
  );
}

function InForce({ currency: { perCny, validFrom, next, pendingRateId } }: { currency: AdminCurrencyView }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { rate } = useRates();
  const { time } = useReading();
  const field = (name: string) => translate(`resources.currencies.fields.${name}`);
  const waiting = pendingRateId && (
    <Link to={createPath({ resource: 'pending-rates', id: pendingRateId, type: 'show' })}>
      {translate('currencies.decide')}
    </Link>
  );
  const facts = [
    { name: field('perCny'), value: rate(perCny), strong: true },
    ...(validFrom ? [{ name: field('validFrom'), value: time(validFrom) }] : []),
    ...(next ? [{ name: field('next'), value: `${rate(next.perCny)} · ${time(next.validFrom)}` }] : []),
    ...(waiting ? [{ name: field('pendingRateId'), value: waiting }] : []),
  ];
  return <Facts facts={facts} />;
}
