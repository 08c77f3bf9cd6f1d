import Box from '@mui/material/Box';
import type { AdminShippingServiceView, AdminShippingZoneView } from '@shop/contract';
import { Link, useGetList, useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { useZoneName } from '../tariff/useZoneName';
import { SelectFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { StatusChip } from '../ui/StatusChip';

const SERVICES = { pagination: { page: 1, perPage: 200 }, sort: { field: 'zone', order: 'ASC' } } as const;

/** The countries with the shipping zone of each. Price changes change them. */
export function ShippingZoneList() {
  const translate = useTranslate();
  const zoneName = useZoneName();
  const { data = [] } = useGetList<AdminShippingServiceView>('shipping-services', SERVICES);
  const zones = [...new Set(data.map(({ zone }) => zone))].toSorted();
  return (
    <ListPage
      sort={{ field: 'id', order: 'ASC' }}
      perPage={100}
      filters={
        <>
          <SelectFilter
            source="zone"
            label="tariff.field.zone"
            anyLabel="shippingZones.anyZone"
            choices={zones}
            choiceLabels={zoneName}
          />
          <SelectFilter
            source="excluded"
            label="shippingZones.served"
            anyLabel="shippingZones.anyCountry"
            choices={['false', 'true']}
            choiceLabels="shippingZones.isExcluded"
          />
        </>
      }
      intro={
        <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 1.5, maxWidth: 720 }}>
          {translate('shippingZones.description')}{' '}
          <Link to="/tariff-drafts">{translate('resources.tariff-drafts.name', { smart_count: 2 })}</Link>
        </Box>
      }
    >
      <RecordList<AdminShippingZoneView>
        renderCard={(country) => <Country country={country} />}
        empty="shippingZones.empty"
      />
    </ListPage>
  );
}

function Country({ country: { id, zone, major, excluded } }: { country: AdminShippingZoneView }) {
  const translate = useTranslate();
  const { country } = useFormat();
  const zoneName = useZoneName();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', sm: '1fr 140px 1fr 140px' },
        columnGap: 2,
        alignItems: 'center',
      }}
    >
      <span>{`${country(id)} (${id})`}</span>
      <span>{zone && zoneName(zone)}</span>
      <Box sx={{ color: 'text.secondary' }}>{major && translate('tariff.field.major')}</Box>
      <Box sx={{ justifySelf: 'end' }}>{excluded && <StatusChip kind="country" status="excluded" />}</Box>
    </Box>
  );
}
