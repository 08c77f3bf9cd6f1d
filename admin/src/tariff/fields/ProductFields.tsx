import Box from '@mui/material/Box';
import type { AdminProductView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { VARIANT_FIELDS } from '../product-form';
import { fieldGroups, isAreaTariff, type ProductTariff } from '../product-tariff';
import { fieldName } from '../field-name';
import { useFieldLabel } from '../useTariffLabels';
import { DecimalInput } from './DecimalInput';
import { FieldGroup, InputGrid } from './FieldGroup';
import { FinishFields } from './FinishFields';
import { TierFields } from './TierFields';

interface ProductFieldsProps {
  product: Pick<AdminProductView, 'finishes' | 'variants'>;
  /** The tariff with which the form was opened. */
  tariff: ProductTariff;
}

/** Edits a product's tariff: tiers, finishes and the remaining numbers. The form holds `ProductTariffValues`. */
export function ProductFields({ product, tariff }: ProductFieldsProps) {
  const translate = useTranslate();
  const fieldLabel = useFieldLabel();
  return (
    <>
      <PriceFields product={product} tariff={tariff} />
      <FieldGroup title={translate('tariff.group.finishes')}>
        <FinishFields finishes={product.finishes} tariff={tariff} />
      </FieldGroup>
      {fieldGroups(tariff).map(({ name, paths, optional }) => (
        <FieldGroup key={name} title={translate(`tariff.group.${name}`)}>
          <InputGrid>
            {paths.map((path) => (
              <DecimalInput
                key={path.join('.')}
                source={['numbers', ...path].join('.')}
                label={fieldLabel(path)}
                isOptional={optional.includes(fieldName(path))}
              />
            ))}
          </InputGrid>
        </FieldGroup>
      ))}
    </>
  );
}

function PriceFields({ product, tariff }: ProductFieldsProps) {
  const translate = useTranslate();
  const fieldLabel = useFieldLabel();
  if (isAreaTariff(tariff)) {
    return (
      <FieldGroup title={translate('tariff.group.tiers')}>
        <TierFields source="tiers" per="m2" />
      </FieldGroup>
    );
  }
  return Object.keys(tariff.pricing.variants).map((code, index) => (
    <FieldGroup key={code} title={product.variants.find((variant) => variant.code === code)?.name ?? code}>
      <TierFields source={`variants.${index}.tiers`} per="piece" />
      <Box sx={{ mt: 1, maxWidth: 360 }}>
        <InputGrid>
          {VARIANT_FIELDS.map((field) => (
            <DecimalInput key={field} source={`variants.${index}.${field}`} label={fieldLabel([field])} />
          ))}
        </InputGrid>
      </Box>
    </FieldGroup>
  ));
}
