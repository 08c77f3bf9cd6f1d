import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { HandoverListView, HandoverShipmentView } from '@shop/contract';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { todayInChina } from '../i18n/format';
import { EmptyState } from '../ui/EmptyState';
import { Section } from '../ui/Section';
import { HandoverLists } from './HandoverLists';
import { HandoverRows } from './HandoverRows';
import { HandoverScan } from './HandoverScan';

/** The API returns at most this many rows per request. */
const ALL = { page: 1, perPage: 200 };

/** Shipments are scanned onto the list of their carrier and day, which the carrier signs. */
export function HandOver() {
  const translate = useTranslate();
  const { data: waiting, isPending } = useGetList<HandoverShipmentView>('handover-shipments', {
    pagination: ALL,
    sort: { field: 'shippedAt', order: 'ASC' },
  });
  const { data: lists = [] } = useGetList<HandoverListView>('handover-lists', {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'day', order: 'DESC' },
  });
  const today = todayInChina();
  const [chosen, setChosen] = useState<string | null>(null);
  if (isPending) return null;
  const carriers = carriersOf([...(waiting ?? []), ...lists.filter(({ day }) => day === today)]);
  const carrier = chosen ?? carriers[0] ?? '';
  const ofCarrier = (waiting ?? []).filter(({ agent }) => agent.toLowerCase() === carrier.toLowerCase());
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {carriers.length === 0 ? (
        <EmptyState>{translate('facility.empty.to_hand_over')}</EmptyState>
      ) : (
        <>
          <Section title={translate('facility.scan.title')}>
            <Box sx={{ display: 'grid', gap: 1.5, pt: 1 }}>
              <TextField
                select
                margin="none"
                label={translate('facility.carrier')}
                value={carrier}
                onChange={({ target }) => setChosen(target.value)}
                sx={{ maxWidth: 480, '& .MuiInputBase-root': { minHeight: 48 } }}
              >
                {carriers.map((agent) => (
                  <MenuItem key={agent} value={agent} sx={{ minHeight: 48 }}>
                    {agent}
                  </MenuItem>
                ))}
              </TextField>
              <HandoverScan key={carrier} carrier={carrier} />
            </Box>
          </Section>
          <Section title={translate('facility.waiting', { carrier })}>
            <HandoverRows shipments={ofCarrier} empty={translate('facility.nothingWaits', { carrier })} />
          </Section>
          <HandedOver carrier={carrier} day={today} />
        </>
      )}
      <HandoverLists lists={lists} />
    </Box>
  );
}

/** What is on today's list of a carrier. */
function HandedOver({ carrier, day }: { carrier: string; day: string }) {
  const translate = useTranslate();
  const { data = [] } = useGetList<HandoverShipmentView>('handover-shipments', {
    pagination: ALL,
    sort: { field: 'handedOverAt', order: 'DESC' },
    filter: { carrier, day },
  });
  return (
    <Section title={translate('facility.handedOver', { carrier })}>
      <HandoverRows shipments={data} empty={translate('facility.nothingScanned')} canUndo />
    </Section>
  );
}

/** The names of the carriers, each once in any case of its letters. */
function carriersOf(rows: readonly { agent: string }[]): string[] {
  const names = new Map(rows.map(({ agent }) => [agent.toLowerCase(), agent]));
  return [...names.values()].toSorted((a, b) => a.localeCompare(b));
}
