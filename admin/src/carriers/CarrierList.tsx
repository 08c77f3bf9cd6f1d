import Box from '@mui/material/Box';
import type { AdminCarrierView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { SearchFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { AddCarrierButton, EditCarrierButton } from './CarrierDialogs';

/** Carriers of parcels, how their tracking numbers look, and their pages. */
export function CarrierList() {
  const translate = useTranslate();
  return (
    <ListPage
      sort={{ field: 'name', order: 'ASC' }}
      perPage={50}
      actions={<AddCarrierButton />}
      filters={<SearchFilter source="q" label="carriers.search" />}
      intro={
        <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 1.5, maxWidth: 720 }}>
          {translate('carriers.description')}
        </Box>
      }
    >
      <RecordList<AdminCarrierView> renderCard={(carrier) => <Carrier carrier={carrier} />} empty="carriers.empty" />
    </ListPage>
  );
}

function Carrier({ carrier }: { carrier: AdminCarrierView }) {
  const translate = useTranslate();
  const { name, numberFormats, trackingUrl, active } = carrier;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, px: 1.5, py: 1 }}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 560 }}>{active ? name : translate('carriers.inactiveName', { name })}</Box>
        <Box sx={{ typography: 'body2', fontVariantNumeric: 'tabular-nums' }}>
          {numberFormats.length > 0 ? numberFormats.join(' · ') : translate('carriers.anyNumber')}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{trackingUrl ?? translate('carriers.noPage')}</Box>
      </Box>
      <Box sx={{ ml: 'auto' }}>
        <EditCarrierButton carrier={carrier} />
      </Box>
    </Box>
  );
}
