import Box from '@mui/material/Box';
import type { AdminImportDutyView } from '@shop/contract';
import { useListContext, useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { EmptyState } from '../ui/EmptyState';
import { SearchFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { AddDutyButton, DeleteDutyButton, EditDutyButton } from './ImportDutyDialogs';

/** What customs charge by country and HS code, from which quotes estimate the costs on arrival. */
export function ImportDutyList() {
  const translate = useTranslate();
  return (
    <ListPage
      sort={{ field: 'country', order: 'ASC' }}
      perPage={50}
      actions={<AddDutyButton />}
      filters={<SearchFilter source="q" label="importDuties.search" />}
      intro={
        <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 1.5, maxWidth: 720 }}>
          {translate('importDuties.description')}
        </Box>
      }
    >
      <RecordList<AdminImportDutyView> renderCard={(duty) => <Duty duty={duty} />} empty={<NoDuties />} />
    </ListPage>
  );
}

/** Distinguishes no duties at all from none that match the search. */
function NoDuties() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  return <EmptyState>{translate(`importDuties.${filterValues.q ? 'noMatch' : 'empty'}`)}</EmptyState>;
}

function Duty({ duty }: { duty: AdminImportDutyView }) {
  const translate = useTranslate();
  const { country, calendarDay, number } = useFormat();
  const { hsPrefix, dutyPercent, taxPercent, threshold, thresholdCurrency, taxedBelowThreshold } = duty;
  const share = (decimal: string) => `${number(Number(decimal))}%`;
  const amount = `${number(Number(threshold))} ${thresholdCurrency}`;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, px: 1.5, py: 1 }}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 560, fontVariantNumeric: 'tabular-nums' }}>
          {country(duty.country)} · HS {hsPrefix}
        </Box>
        <Box sx={{ typography: 'body2', fontVariantNumeric: 'tabular-nums' }}>
          {translate('importDuties.rates', { duty: share(dutyPercent), tax: share(taxPercent) })}
          {Number(threshold) > 0 &&
            ` · ${translate(taxedBelowThreshold ? 'importDuties.thresholdTaxed' : 'importDuties.threshold', { amount })}`}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {translate('importDuties.since', { day: calendarDay(duty.validFrom), source: duty.source })}
        </Box>
      </Box>
      <Box sx={{ ml: 'auto', display: 'flex' }}>
        <EditDutyButton duty={duty} />
        <DeleteDutyButton duty={duty} />
      </Box>
    </Box>
  );
}
