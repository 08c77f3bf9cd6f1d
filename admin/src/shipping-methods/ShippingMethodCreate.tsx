import { type AdminShippingMethodView, SHIPPING_METHOD_CODES } from '@shop/contract';
import { required, SelectInput, useGetList, useNotify, useRedirect } from 'react-admin';
import { CreatePage } from '../ui/CreatePage';
import { DeliveryDaysInputs } from './DeliveryDaysInputs';

interface DaysValues {
  first: number | null;
  last: number | null;
}

interface Values {
  id: string | null;
  majorDays: DaysValues;
  otherDays: DaysValues;
}

const REQUIRED = required();
const ALL = { pagination: { page: 1, perPage: 200 }, sort: { field: 'position', order: 'ASC' } } as const;
const NO_DAYS: DaysValues = { first: null, last: null };

/** Adds a shipping method. It ships to the zones whose charges are then published. */
export function ShippingMethodCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  const { data = [] } = useGetList<AdminShippingMethodView>('shipping-methods', ALL);
  const missing = SHIPPING_METHOD_CODES.map(String).filter((code) => !data.some(({ id }) => id === code));
  return (
    <CreatePage<Values, AdminShippingMethodView>
      resource="shipping-methods"
      title="shippingMethods.create.title"
      description="shippingMethods.create.description"
      submitLabel="shippingMethods.create.submit"
      defaultValues={{ id: null, majorDays: NO_DAYS, otherDays: NO_DAYS }}
      transform={(values) => values}
      onSuccess={({ id }) => {
        notify('shippingMethods.create.done', { type: 'success' });
        redirect('show', 'shipping-methods', id);
      }}
    >
      <SelectInput
        source="id"
        label="shippingMethods.method"
        helperText={missing.length === 0 && 'shippingMethods.create.none'}
        choices={missing.map((id) => ({ id, name: `labels.shippingMethod.${id}` }))}
        validate={REQUIRED}
      />
      <DeliveryDaysInputs />
    </CreatePage>
  );
}
