import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { AdminProductView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { FieldGroup, NumberFields } from './FieldGroup';
import { fieldGroups, isAreaTariff, withoutFinish, type ProductTariff } from '../product-tariff';
import { TierFields } from './TierFields';
import { setValue } from '../value-path';

interface ProductFieldsProps {
  product: AdminProductView;
  tariff: ProductTariff;
  onChange: (tariff: ProductTariff) => void;
}

const AREA_FINISH_FIELDS = ['fenPerMetre', 'fenPerGrommet', 'fenPerPiece', 'fenPerM2', 'gramsPerPiece'];
const UNIT_FINISH_FIELDS = ['fenPerPiece', 'gramsPerPiece'];

/** Edits a product's tariff: tiers, finishes and the remaining numbers. */
export function ProductFields({ product, tariff, onChange }: ProductFieldsProps) {
  const translate = useTranslate();
  return (
    <>
      <PriceFields product={product} tariff={tariff} onChange={onChange} />
      <FieldGroup title={translate('tariff.group.finishes')}>
        <FinishFields product={product} tariff={tariff} onChange={onChange} />
      </FieldGroup>
      {fieldGroups(tariff).map(({ name, paths, optional }) => (
        <FieldGroup key={name} title={translate(`tariff.group.${name}`)}>
          <NumberFields
            paths={paths}
            value={tariff}
            onChange={(changed) => onChange(changed as ProductTariff)}
            optional={optional}
          />
        </FieldGroup>
      ))}
    </>
  );
}

function PriceFields({ product, tariff, onChange }: ProductFieldsProps) {
  const translate = useTranslate();
  if (isAreaTariff(tariff)) {
    return (
      <FieldGroup title={translate('tariff.group.tiers')}>
        <TierFields
          per="m2"
          tiers={tariff.pricing.tiers}
          onChange={(tiers) => onChange({ ...tariff, pricing: { ...tariff.pricing, tiers } })}
        />
      </FieldGroup>
    );
  }
  return Object.entries(tariff.pricing.variants).map(([code, { tiers }]) => (
    <FieldGroup key={code} title={product.variants.find((variant) => variant.code === code)?.name ?? code}>
      <TierFields
        per="piece"
        tiers={tiers}
        onChange={(changed) =>
          onChange(setValue(tariff, ['pricing', 'variants', code, 'tiers'], changed) as ProductTariff)
        }
      />
      <Box sx={{ mt: 1, maxWidth: 360 }}>
        <NumberFields
          paths={['grams', 'cm3'].map((name) => ['pricing', 'variants', code, name])}
          value={tariff}
          onChange={(changed) => onChange(changed as ProductTariff)}
        />
      </Box>
    </FieldGroup>
  ));
}

function FinishFields({ product, tariff, onChange }: ProductFieldsProps) {
  const translate = useTranslate();
  const fields = isAreaTariff(tariff) ? AREA_FINISH_FIELDS : UNIT_FINISH_FIELDS;
  const finishName = (code: string) => product.finishes.find((finish) => finish.code === code)?.name ?? code;
  const addable = product.finishes.filter(({ code }) => !Object.hasOwn(tariff.finishes, code));
  const addFinish = (code: string) => onChange(setValue(tariff, ['finishes', code], {}) as ProductTariff);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {Object.keys(tariff.finishes).map((code) => (
        <Box key={code} role="group" aria-label={finishName(code)}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 0.75 }}>
            <Box sx={{ fontWeight: 560 }}>{finishName(code)}</Box>
            <Button size="small" color="inherit" onClick={() => onChange(withoutFinish(tariff, code))}>
              {translate('tariff.finish.remove')}
            </Button>
          </Box>
          <NumberFields
            paths={fields.map((field) => ['finishes', code, field])}
            value={tariff}
            onChange={(changed) => onChange(changed as ProductTariff)}
            optional={fields}
          />
        </Box>
      ))}
      {addable.length > 0 && (
        <TextField
          select
          label={translate('tariff.finish.add')}
          value=""
          onChange={({ target }) => addFinish(target.value)}
          sx={{ maxWidth: 280 }}
        >
          {addable.map(({ code, name }) => (
            <MenuItem key={code} value={code}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
}
