import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { BleedFill, Output } from '@shop/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { useAdminQuery } from '../api/useAdminQuery';
import { useFormat } from '../i18n/useFormat';
import { ActionDialogButton } from '../ui/ActionDialogButton';
import { DownloadButton } from '../ui/DownloadButton';
import { ErrorAlert } from '../ui/ErrorAlert';
import { RecordLink } from '../ui/RecordLink';
import { Section } from '../ui/Section';
import { touchLink } from '../ui/touch';
import { BleedSelect } from './BleedSelect';
import { NestRoll } from './NestRoll';

type AcceptedNest = Output<'admin/accepted-nests'>[number];

/** The API returns at most this many rows per request. */
const OPEN_NESTS = { filter: JSON.stringify({ open: true }), range: '[0,199]' };

/** The accepted nests with items that have not shipped: their print files at any time, their layout, and undo. */
export function AcceptedNests() {
  const translate = useTranslate();
  const { data, error } = useAdminQuery('admin/accepted-nests', OPEN_NESTS, { alwaysFresh: true });
  return (
    <Section title={translate('production.nest.accepted.title')}>
      <ErrorAlert message={error?.message ?? ''} />
      {data?.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('production.nest.accepted.empty')}
        </Typography>
      )}
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {data?.map((nest) => (
          <Box component="li" key={nest.id} sx={{ py: 1.5 }}>
            <NestRow nest={nest} />
          </Box>
        ))}
      </Box>
    </Section>
  );
}

function NestRow({ nest }: { nest: AcceptedNest }) {
  const translate = useTranslate();
  const { number, percent, time } = useFormat();
  const [bleed, setBleed] = useState<BleedFill>();
  const [isShown, setShown] = useState(false);
  const name = translate('production.nest.accepted.number', { number: nest.number });
  const summary = translate('production.nest.accepted.summary', {
    roll: translate('production.roll', { width: number(nest.rollMm) }),
    length: translate('production.nest.metres', { length: number(Math.round(nest.lengthMm / 10) / 100) }),
    yield: percent(nest.yield),
    pieces: translate('production.pieces', { smart_count: nest.pieces }),
  });
  return (
    <Box component="section" aria-label={name} sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
        <Typography component="h3" variant="body1" sx={{ fontWeight: 640 }}>
          {name} · {nest.product}
        </Typography>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{summary}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('production.nest.accepted.by', { time: time(nest.acceptedAt), name: nest.acceptedBy })}
        </Typography>
      </Box>
      <Box
        component="ul"
        sx={{
          ...{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3 },
          ...{ maxHeight: 240, overflowY: 'auto' },
        }}
      >
        {nest.items.map(({ sid, orderId, position, state }) => (
          <Box component="li" key={sid} sx={{ color: state === 'cancelled' ? 'error.main' : 'text.primary' }}>
            <RecordLink resource="production-queue" id={sid} sx={touchLink}>
              {translate('production.job', { order: orderId, position })}
            </RecordLink>{' '}
            {translate(`production.nest.accepted.state.${state}`)}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mt: 1 }}>
        <BleedSelect value={bleed} onChange={setBleed} />
        <DownloadButton
          call="admin/accepted-nest-hot-folder"
          query={bleed ? { bleed } : {}}
          params={{ id: nest.id }}
          label="production.nest.accepted.hotFolder"
        />
        <Button variant="outlined" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {translate(`production.nest.accepted.${isShown ? 'hide' : 'show'}`)}
        </Button>
        <ActionDialogButton
          texts="production.nest.undo"
          textValues={{ number: String(nest.number) }}
          destructive
          onSubmit={(_, idempotencyKey) => callApi('admin/nest-undo', {}, { params: { id: nest.id }, idempotencyKey })}
        />
      </Box>
      {isShown && <NestLayout nest={nest} label={name} />}
    </Box>
  );
}

function NestLayout({ nest, label }: { nest: AcceptedNest; label: string }) {
  const { id, items, rollMm, lengthMm } = nest;
  const { data, error } = useAdminQuery('admin/accepted-nest', {}, { params: { id } });
  return (
    <Box role="group" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <ErrorAlert message={error?.message ?? ''} />
      {data && <NestRoll placed={data.placed} {...{ items, rollMm, lengthMm, label }} />}
    </Box>
  );
}
