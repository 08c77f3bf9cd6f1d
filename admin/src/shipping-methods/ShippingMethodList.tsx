import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminShippingMethodView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { useZoneName } from '../tariff/useZoneName';
import { CreateButton } from '../ui/CreateButton';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { useDaysText } from './useDaysText';

/** The shipping methods in the order they are offered, with their delivery days and zones. */
export function ShippingMethodList() {
  return (
    <ListPage
      sort={{ field: 'position', order: 'ASC' }}
      actions={<CreateButton resource="shipping-methods" label="shippingMethods.create.button" />}
      paginated={false}
    >
      <RecordList<AdminShippingMethodView>
        renderCard={(method) => <ShippingMethodCard method={method} />}
        cardLink
        empty="shippingMethods.empty"
      />
    </ListPage>
  );
}

function ShippingMethodCard({ method: { id, majorDays, otherDays, zones } }: { method: AdminShippingMethodView }) {
  const translate = useTranslate();
  const daysText = useDaysText();
  const { list } = useFormat();
  const zoneName = useZoneName();
  const labelled = (label: string, days: AdminShippingMethodView['majorDays']) =>
    translate('common.labelled', { label: translate(label), value: daysText(days) });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2, rowGap: 0.25 }}>
      <Typography sx={{ fontWeight: 600, color: 'primary.main' }}>
        {translate(`labels.shippingMethod.${id}`, { _: id })}
      </Typography>
      <Box sx={{ gridRow: { sm: 'span 2' }, color: 'text.secondary' }}>
        {zones.length === 0 ? translate('shippingMethods.noZones') : list(zones.map(zoneName))}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {[labelled('shippingMethods.majorDays', majorDays), labelled('shippingMethods.otherDays', otherDays)].join(
          ' · ',
        )}
      </Box>
    </Box>
  );
}
