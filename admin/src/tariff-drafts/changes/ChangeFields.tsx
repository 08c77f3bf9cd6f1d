import { type AdminProductView, acceptsCurrency, type TariffChangeKindName } from '@shop/contract';
import type { ReactNode } from 'react';
import { BooleanInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ProductFields } from '../../tariff/fields/ProductFields';
import { PercentInput, RemittanceFields, ServiceFields, ZoneFields } from '../../tariff/fields/TermFields';
import type { ProductTariff } from '../../tariff/product-tariff';
import { ErrorAlert } from '../../ui/ErrorAlert';

interface ChangeFieldsProps {
  kind: TariffChangeKindName;
  subject: string;
  product: AdminProductView | null;
  zones: readonly string[];
  /** The codes of the shop's currencies. */
  currencies: readonly string[];
  /** The value with which the form was opened. */
  start: unknown;
}

/** The inputs of a change of any kind; the form holds `ChangeValues`. */
export function ChangeFields({ kind, subject, product, zones, currencies, start }: ChangeFieldsProps) {
  switch (kind) {
    case 'product':
      return product && <ProductFields product={product} tariff={start as ProductTariff} />;
    case 'service':
      return (
        <RemovableFields label="tariffDrafts.serviceOffered">
          <ServiceFields />
        </RemovableFields>
      );
    case 'zone':
      return (
        <RemovableFields label="tariffDrafts.countryServed">
          <ZoneFields zones={zones} />
        </RemovableFields>
      );
    case 'exclusion':
      return <BooleanInput source="present" label="tariffDrafts.excluded" helperText={false} />;
    case 'exchange_fee':
      return <PercentInput label="tariff.field.exchangePercent" />;
    case 'remittance':
      return (
        <RemovableFields label="tariffDrafts.paymentTaken">
          <RemittanceFields currencies={currencies.filter((code) => acceptsCurrency(Number(subject), code))} />
        </RemovableFields>
      );
  }
}

/** Inputs with a switch that removes the whole value. */
function RemovableFields({ label, children }: { label: string; children: ReactNode }) {
  const isPresent: boolean = useWatch({ name: 'present' });
  return (
    <>
      <BooleanInput source="present" label={label} helperText={false} />
      {isPresent ? children : <ErrorAlert message="tariffDrafts.removed" severity="info" />}
    </>
  );
}
