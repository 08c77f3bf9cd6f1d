import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PayPalReconciliationView } from '@shop/contract';
import { useState } from 'react';
import { Link, ListBase, useCreatePath, useGetResourceLabel, useTranslate } from 'react-admin';
import { command } from '../api/command';
import { CardList } from '../ui/CardList';
import { Chip, type ChipTone } from '../ui/Chip';
import { ListHead } from '../ui/ListHead';
import { ListPager } from '../ui/ListPager';
import { ListSheet } from '../ui/ListSheet';
import { NothingHere } from '../ui/NothingHere';
import { PageTitle } from '../ui/PageTitle';
import { useReading } from '../ui/reading';
import { useDeed } from '../ui/useDeed';

/** Each time PayPal was asked what the shop may have missed, and what came of it. */
export function ReconciliationList() {
  const translate = useTranslate();
  const label = useGetResourceLabel();
  return (
    <ListBase sort={{ field: 'askedAt', order: 'DESC' }} perPage={25} exporter={false}>
      <ListHead title={<PageTitle title={label('paypal-reconciliations', 2)} />} actions={<AskNow />} />
      <ListSheet>
        <CardList<PayPalReconciliationView> empty={<NothingHere>{translate('paypal.run.nothing')}</NothingHere>}>
          {(run) => <Run run={run} />}
        </CardList>
      </ListSheet>
      <ListPager />
    </ListBase>
  );
}

function AskNow() {
  const translate = useTranslate();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { run, busy, refusal } = useDeed('paypal.run.asked', () => setKey(crypto.randomUUID()));
  const [held, setHeld] = useState(false);
  const ask = async () => {
    setHeld(true);
    await run(() => command('paypal-reconciliations', {}, key));
    setHeld(false);
  };
  return (
    <>
      <Button variant="contained" disabled={busy && held} onClick={() => void ask()}>
        {translate('paypal.run.button')}
      </Button>
      {refusal && (
        <Alert severity="error" variant="outlined">
          {translate(refusal, { _: refusal })}
        </Alert>
      )}
    </>
  );
}

const TONES: Record<PayPalReconciliationView['state'], ChipTone> = {
  waiting: 'plain',
  running: 'plain',
  done: 'good',
  paused: 'plain',
  failed: 'waiting',
};

function Run({ run: { state, askedAt, askedBy, looked, found, failed, findings } }: { run: PayPalReconciliationView }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { time } = useReading();
  return (
    <Box component="article" sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'baseline' }}>
        <Box sx={{ overflowWrap: 'anywhere' }}>{[time(askedAt), askedBy].filter(Boolean).join(' · ')}</Box>
        <Chip tone={TONES[state]} state={state}>
          {translate(`paypal.run.is.${state}`)}
        </Chip>
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {translate('paypal.run.counts', { looked, found, failed })}
      </Box>
      {findings.length > 0 && (
        <Box component="ul" sx={{ typography: 'body2', m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
          {findings.map(({ orderId, what }, place) => (
            <li key={place}>
              {orderId && <Link to={createPath({ resource: 'orders', id: orderId, type: 'show' })}>{orderId}</Link>}{' '}
              <Finding what={what} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** `unapplied: amount_mismatch` is the news, and why. */
function Finding({ what }: { what: string }) {
  const translate = useTranslate();
  const [news = '', why] = what.split(': ');
  const words = translate(`paypal.news.${news.replaceAll(' ', '_')}`, { _: news });
  return <>{why ? `${words}: ${translate(`paypal.why.${why}`, { _: why })}` : words}</>;
}
