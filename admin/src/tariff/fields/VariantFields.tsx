import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSimpleFormIteratorItem, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { AddRowMenu, RowsInput } from '../../ui/RowsInput';
import { newVariant, VARIANT_FIELDS, type ProductTariffValues } from '../product-form';
import { useFieldLabel } from '../useTariffLabels';
import { DecimalInput } from './DecimalInput';
import { FieldGroup, InputGrid } from './FieldGroup';
import { TierFields } from './TierFields';

interface VariantFieldsProps {
  /** The variants that can be sold. */
  variants: readonly { code: string; name: string }[];
}

/** Prices, weight and volume of each variant that is sold. */
export function VariantFields({ variants }: VariantFieldsProps) {
  const rows: ProductTariffValues['variants'] = useWatch({ name: 'variants' });
  const addable = variants.filter(({ code }) => !rows.some((row) => row.code === code));
  const nameOf = (index: number) => {
    const code = rows[index]?.code ?? '';
    return variants.find((variant) => variant.code === code)?.name ?? code;
  };
  return (
    <RowsInput source="variants" renderRow={(index) => <VariantRow name={nameOf(index)} />}>
      <AddRowMenu label="tariff.variant.add" choices={addable} toRow={newVariant} />
    </RowsInput>
  );
}

function VariantRow({ name }: { name: string }) {
  const translate = useTranslate();
  const fieldLabel = useFieldLabel();
  const { total, remove } = useSimpleFormIteratorItem();
  return (
    <FieldGroup title={name}>
      <TierFields source="tiers" per="piece" />
      <Box sx={{ mt: 1, display: 'flex', gap: 1.5, alignItems: 'flex-start', maxWidth: 560 }}>
        <Box sx={{ flex: 1 }}>
          <InputGrid>
            {VARIANT_FIELDS.map((field) => (
              <DecimalInput key={field} source={field} label={fieldLabel([field])} />
            ))}
          </InputGrid>
        </Box>
        {total > 1 && (
          <Button size="small" color="inherit" onClick={() => remove()}>
            {translate('tariff.variant.remove')}
          </Button>
        )}
      </Box>
    </FieldGroup>
  );
}
