import type { AdminProductView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { fieldGroups, isAreaTariff, type ProductTariff } from '../product-tariff';
import { fieldName } from '../field-name';
import { useFieldLabel } from '../useTariffLabels';
import { DecimalInput } from './DecimalInput';
import { FieldGroup, InputGrid } from './FieldGroup';
import { FinishRuleFields } from './FinishRuleFields';
import { FinishFields } from './FinishFields';
import { TierFields } from './TierFields';
import { VariantFields } from './VariantFields';

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
      <FieldGroup title={translate('tariff.field.finishRules')}>
        <FinishRuleFields finishes={product.finishes} />
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
  if (!isAreaTariff(tariff)) return <VariantFields variants={product.variants} />;
  return (
    <FieldGroup title={translate('tariff.group.tiers')}>
      <TierFields source="tiers" per="m2" />
    </FieldGroup>
  );
}
