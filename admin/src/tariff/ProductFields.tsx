import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { AdminProductView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { FieldGroup, Figures } from './FieldGroup';
import { withAt } from './places';
import { figureGroups, isArea, type ProductTariff } from './product-places';
import { TierFields } from './TierFields';

interface ProductFieldsProps {
  product: AdminProductView;
  tariff: ProductTariff;
  onChange: (tariff: ProductTariff) => void;
}

const BY_EDGE = ['fenPerMetre', 'fenPerGrommet', 'fenPerPiece', 'fenPerM2', 'gramsPerPiece'];
const BY_PIECE = ['fenPerPiece', 'gramsPerPiece'];

/** Everything that a product's price depends on. */
export function ProductFields({ product, tariff, onChange }: ProductFieldsProps) {
  const translate = useTranslate();
  const change = (value: unknown) => onChange(value as ProductTariff);
  return (
    <>
      <Prices product={product} tariff={tariff} onChange={onChange} />
      <FieldGroup title={translate('tariff.group.finishes')}>
        <Finishes product={product} tariff={tariff} onChange={onChange} />
      </FieldGroup>
      {figureGroups(tariff).map(({ name, places, optional }) => (
        <FieldGroup key={name} title={translate(`tariff.group.${name}`)}>
          <Figures places={places} value={tariff} onChange={change} optional={optional} />
        </FieldGroup>
      ))}
    </>
  );
}

function Prices({ product, tariff, onChange }: ProductFieldsProps) {
  const translate = useTranslate();
  if (isArea(tariff)) {
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
    <FieldGroup key={code} title={product.variants.find((one) => one.code === code)?.name ?? code}>
      <TierFields
        per="piece"
        tiers={tiers}
        onChange={(next) => onChange(withAt(tariff, ['pricing', 'variants', code, 'tiers'], next) as ProductTariff)}
      />
      <Box sx={{ mt: 1, maxWidth: 360 }}>
        <Figures
          places={['grams', 'cm3'].map((name) => ['pricing', 'variants', code, name])}
          value={tariff}
          onChange={(next) => onChange(next as ProductTariff)}
        />
      </Box>
    </FieldGroup>
  ));
}

function Finishes({ product, tariff, onChange }: ProductFieldsProps) {
  const translate = useTranslate();
  const prices = isArea(tariff) ? BY_EDGE : BY_PIECE;
  const nameOf = (code: string) => product.finishes.find((one) => one.code === code)?.name ?? code;
  const others = product.finishes.filter(({ code }) => !Object.hasOwn(tariff.finishes, code));
  const put = (code: string, finish: object | undefined) =>
    onChange(withAt(tariff, ['finishes', code], finish) as ProductTariff);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {Object.keys(tariff.finishes).map((code) => (
        <Box key={code} role="group" aria-label={nameOf(code)}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 0.75 }}>
            <Box sx={{ fontWeight: 560 }}>{nameOf(code)}</Box>
            <Button size="small" color="inherit" onClick={() => put(code, undefined)}>
              {translate('tariff.finish.remove')}
            </Button>
          </Box>
          <Figures
            places={prices.map((price) => ['finishes', code, price])}
            value={tariff}
            onChange={(next) => onChange(next as ProductTariff)}
            optional={prices}
          />
        </Box>
      ))}
      {others.length > 0 && (
        <TextField
          select
          label={translate('tariff.finish.add')}
          value=""
          onChange={({ target }) => put(target.value, {})}
          sx={{ maxWidth: 280 }}
        >
          {others.map(({ code, name }) => (
            <MenuItem key={code} value={code}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
}
