import Box from '@mui/material/Box';
import type { AdminShippingMethodView, AdminShippingServiceView, ServiceTariffView } from '@shop/contract';
import { Link, useGetList, useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { toYuan } from '../tariff/tariff-number';
import { isMoney } from '../tariff/field-name';
import { useFieldLabel } from '../tariff/useTariffLabels';
import { useZoneName } from '../tariff/useZoneName';
import { ActionDialogButton } from '../ui/ActionDialogButton';
import { DescriptionList } from '../ui/DescriptionList';
import { EmptyState } from '../ui/EmptyState';
import { Page } from '../ui/Page';
import { PlainTable } from '../ui/PlainTable';
import { RecordPage } from '../ui/RecordPage';
import { Section } from '../ui/Section';
import { DeliveryDaysInputs } from './DeliveryDaysInputs';
import { useDaysText } from './useDaysText';

export function ShippingMethodPage() {
  return <RecordPage<AdminShippingMethodView>>{(method) => <ShippingMethod method={method} />}</RecordPage>;
}

type Days = Pick<AdminShippingMethodView, 'majorDays' | 'otherDays'>;

function ShippingMethod({ method }: { method: AdminShippingMethodView }) {
  const translate = useTranslate();
  const daysText = useDaysText();
  const { id, majorDays, otherDays, revision } = method;
  const name = translate(`labels.shippingMethod.${id}`, { _: id });
  const items = [
    { name: translate('shippingMethods.majorDays'), value: daysText(majorDays) },
    { name: translate('shippingMethods.otherDays'), value: daysText(otherDays) },
  ];
  return (
    <Page
      resource="shipping-methods"
      title={name}
      header={
        <>
          <DescriptionList items={items} />
          <ActionDialogButton<Days & Record<string, unknown>>
            texts="shippingMethods.edit"
            textValues={{ name }}
            defaultValues={{ majorDays, otherDays }}
            onSubmit={(days, idempotencyKey) =>
              callApi('admin/shipping-method-edit', { ...days, revision }, { params: { id }, idempotencyKey })
            }
          >
            <DeliveryDaysInputs />
          </ActionDialogButton>
        </>
      }
      maxWidth={960}
    >
      <Section
        title={translate('shippingMethods.charges')}
        aside={<Link to="/tariff-drafts">{translate('products.changePrices')}</Link>}
      >
        <Charges method={id} />
      </Section>
    </Page>
  );
}

const ALL = { pagination: { page: 1, perPage: 200 }, sort: { field: 'zone', order: 'ASC' } } as const;

const FIELDS = ['firstGrams', 'firstFen', 'nextGrams', 'nextFen', 'maxParcelGrams'] as const;

/** What the method costs in each zone. */
function Charges({ method }: { method: string }) {
  const translate = useTranslate();
  const fieldLabel = useFieldLabel();
  const zoneName = useZoneName();
  const { data = [], isPending } = useGetList<AdminShippingServiceView>('shipping-services', {
    ...ALL,
    filter: { method: Number(method) },
  });
  if (isPending) return null;
  if (data.length === 0) return <EmptyState>{translate('shippingMethods.noZones')}</EmptyState>;
  return (
    <PlainTable
      columns={[
        { name: translate('tariff.field.zone') },
        { name: translate('shippingMethods.countries'), numeric: true },
        ...FIELDS.map((field) => ({ name: fieldLabel([field]), numeric: true })),
      ]}
      rows={data.map(({ id, zone, countries, value }) => ({
        key: id,
        cells: [
          <Box key="zone" sx={{ whiteSpace: 'nowrap' }}>
            {zoneName(zone)}
          </Box>,
          countries,
          ...FIELDS.map((field) => chargeText(value as ServiceTariffView, field)),
        ],
      }))}
    />
  );
}

function chargeText(tariff: ServiceTariffView, field: (typeof FIELDS)[number]): string {
  const value = tariff[field] ?? null;
  if (value === null) return '';
  return isMoney([field]) ? toYuan(value) : String(value);
}
