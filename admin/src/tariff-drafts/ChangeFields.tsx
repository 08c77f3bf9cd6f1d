import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { AdminProductView, RemittanceFeeView, ServiceTariffView } from '@shop/contract';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { ProductTariff } from '../tariff/product-places';
import { ProductFields } from '../tariff/ProductFields';
import { PercentField, RemittanceFields, ServiceFields, ZoneFields, type Zone } from '../tariff/TermFields';
import type { Chosen } from './kinds';

/** What can be taken away, and be new. */
export const REMOVABLE: readonly Chosen['kind'][] = ['service', 'zone', 'exclusion'];

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

/** What an editor begins with where the draft sets nothing yet. */
export function startOf(kind: Chosen['kind'], base: unknown): unknown {
  if (base !== null || kind === 'exclusion') return base;
  return kind === 'service' ? NEW_SERVICE : NEW_ZONE;
}

interface ChangeFieldsProps {
  kind: Chosen['kind'];
  product: AdminProductView | null;
  zones: readonly string[];
  base: unknown;
  value: unknown;
  onChange: (value: unknown) => void;
}

export function ChangeFields({ kind, product, zones, base, value, onChange }: ChangeFieldsProps) {
  const translate = useTranslate();
  switch (kind) {
    case 'product':
      return product && <ProductFields product={product} tariff={value as ProductTariff} onChange={onChange} />;
    case 'service':
      return (
        <Offered value={value} onChange={onChange} back={base ?? NEW_SERVICE} label={translate('drafts.served')}>
          <ServiceFields value={value as ServiceTariffView} onChange={onChange} />
        </Offered>
      );
    case 'zone':
      return (
        <Offered value={value} onChange={onChange} back={base ?? NEW_ZONE} label={translate('drafts.inZone')}>
          <ZoneFields value={value as Zone} zones={zones} onChange={onChange} />
        </Offered>
      );
    case 'exclusion':
      return (
        <FormControlLabel
          control={<Checkbox checked={value === true} onChange={(_, excluded) => onChange(excluded ? true : null)} />}
          label={translate('drafts.excluded')}
        />
      );
    case 'exchange_fee':
      return (
        <PercentField label={translate('tariff.figure.exchangePercent')} value={String(value)} onChange={onChange} />
      );
    case 'remittance':
      return <RemittanceFields value={value as RemittanceFeeView} onChange={onChange} />;
  }
}

interface OfferedProps {
  value: unknown;
  /** What stands in the fields when it is offered again. */
  back: unknown;
  onChange: (value: unknown) => void;
  label: string;
  children: ReactNode;
}

/** Fields of what there may also be none of. */
function Offered({ value, back, onChange, label, children }: OfferedProps) {
  const translate = useTranslate();
  return (
    <Box>
      <FormControlLabel
        control={<Checkbox checked={value !== null} onChange={(_, offered) => onChange(offered ? back : null)} />}
        label={label}
      />
      {value === null ? (
        <Alert severity="info" variant="outlined">
          {translate('drafts.takenAway')}
        </Alert>
      ) : (
        children
      )}
    </Box>
  );
}
