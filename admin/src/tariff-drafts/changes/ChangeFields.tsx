import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { AdminProductView, RemittanceFeeView, ServiceTariffView, TariffChangeKindName } from '@shop/contract';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { ProductTariff } from '../../tariff/product-tariff';
import { ProductFields } from '../../tariff/fields/ProductFields';
import { PercentField, RemittanceFields, ServiceFields, ZoneFields, type Zone } from '../../tariff/fields/TermFields';
import { ErrorAlert } from '../../ui/ErrorAlert';

const NEW_SERVICE: ServiceTariffView = {
  firstGrams: 500,
  firstFen: '',
  nextGrams: 500,
  nextFen: '',
  divisor: 5000,
  packagingGrams: 250,
  maxParcelGrams: 30000,
};
const NEW_ZONE: Zone = { zone: '', major: false };

/** The initial value of a new change. */
export function initialValue(kind: TariffChangeKindName, base: unknown): unknown {
  if (base !== null || kind === 'exclusion') return base;
  return kind === 'service' ? NEW_SERVICE : NEW_ZONE;
}

interface ChangeFieldsProps {
  kind: TariffChangeKindName;
  product: AdminProductView | null;
  zones: readonly string[];
  /** The value before the change; null if there is none. */
  base: unknown;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** The fields of a change of any kind. */
export function ChangeFields({ kind, product, zones, base, value, onChange }: ChangeFieldsProps) {
  const translate = useTranslate();
  switch (kind) {
    case 'product':
      return product && <ProductFields product={product} tariff={value as ProductTariff} onChange={onChange} />;
    case 'service':
      return (
        <RemovableFields
          value={value}
          onChange={onChange}
          restoredValue={base ?? NEW_SERVICE}
          label={translate('tariffDrafts.serviceOffered')}
        >
          <ServiceFields value={value as ServiceTariffView} onChange={onChange} />
        </RemovableFields>
      );
    case 'zone':
      return (
        <RemovableFields
          value={value}
          onChange={onChange}
          restoredValue={base ?? NEW_ZONE}
          label={translate('tariffDrafts.countryServed')}
        >
          <ZoneFields value={value as Zone} zones={zones} onChange={onChange} />
        </RemovableFields>
      );
    case 'exclusion':
      return (
        <FormControlLabel
          control={<Checkbox checked={value === true} onChange={(_, excluded) => onChange(excluded ? true : null)} />}
          label={translate('tariffDrafts.excluded')}
        />
      );
    case 'exchange_fee':
      return (
        <PercentField label={translate('tariff.field.exchangePercent')} value={String(value)} onChange={onChange} />
      );
    case 'remittance':
      return <RemittanceFields value={value as RemittanceFeeView} onChange={onChange} />;
  }
}

interface RemovableFieldsProps {
  /** Null if it is removed. */
  value: unknown;
  /** The value after it is added again. */
  restoredValue: unknown;
  onChange: (value: unknown) => void;
  label: string;
  children: ReactNode;
}

/** Fields with a checkbox that removes the whole value. */
function RemovableFields({ value, restoredValue, onChange, label, children }: RemovableFieldsProps) {
  return (
    <Box>
      <FormControlLabel
        control={
          <Checkbox checked={value !== null} onChange={(_, checked) => onChange(checked ? restoredValue : null)} />
        }
        label={label}
      />
      {value === null ? <ErrorAlert message="tariffDrafts.removed" severity="info" /> : children}
    </Box>
  );
}
