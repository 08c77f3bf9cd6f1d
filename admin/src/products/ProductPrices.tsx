import Box from '@mui/material/Box';
import type { AdminProductView } from '@shop/contract';
import { Link, useTranslate } from 'react-admin';
import { fieldGroups, isUnpriced, type ProductTariff } from '../tariff/product-tariff';
import { toYuan } from '../tariff/tariff-number';
import { useFieldLabel, useValueText } from '../tariff/useTariffLabels';
import { getValue } from '../tariff/value-path';
import { DescriptionList } from '../ui/DescriptionList';
import { ErrorAlert } from '../ui/ErrorAlert';
import { PlainTable } from '../ui/PlainTable';
import { Section } from '../ui/Section';

/** The product's current prices: tiers, finishes and the other values of its tariff. */
export function ProductPrices({ product }: { product: AdminProductView }) {
  const translate = useTranslate();
  const tariff = product.tariff as ProductTariff;
  const aside = <Link to="/tariff-drafts">{translate('products.changePrices')}</Link>;
  if (isUnpriced(tariff)) {
    return (
      <Section title={translate('products.prices')} aside={aside}>
        <ErrorAlert message="products.unpriced" severity="info" sx={{ mt: 1 }} />
      </Section>
    );
  }
  return (
    <Section title={translate('products.prices')} aside={aside}>
      {tariff.pricing.kind === 'area' ? (
        <PriceTiers tiers={tariff.pricing.tiers} per="m2" />
      ) : (
        Object.entries(tariff.pricing.variants).map(([code, { tiers }]) => (
          <Box key={code} sx={{ mt: 1 }}>
            <Box sx={{ fontWeight: 600 }}>
              {product.variants.find((variant) => variant.code === code)?.name ?? code}
            </Box>
            <PriceTiers tiers={tiers} per="piece" />
          </Box>
        ))
      )}
      <FinishPrices product={product} tariff={tariff} />
      <OtherValues tariff={tariff} />
    </Section>
  );
}

type Tier = Extract<ProductTariff['pricing'], { kind: 'area' }>['tiers'][number];

function PriceTiers({ tiers, per }: { tiers: readonly Tier[]; per: 'm2' | 'piece' }) {
  const translate = useTranslate();
  return (
    <PlainTable
      columns={(['from', 'retail', 'reseller'] as const).map((part) => ({
        name: translate(`tariff.tier.${part}.${per}`),
        numeric: true,
      }))}
      rows={tiers.map(({ from, retail, reseller }) => ({
        key: String(from),
        cells: [from, toYuan(retail), toYuan(reseller)],
      }))}
      maxWidth={480}
    />
  );
}

function FinishPrices({ product, tariff }: { product: AdminProductView; tariff: ProductTariff }) {
  const translate = useTranslate();
  const valueText = useValueText();
  const items = Object.entries(tariff.finishes).map(([code, finish]) => {
    const charges = Object.entries(finish)
      .filter(([, value]) => value !== null)
      .map(([charge, value]) => translate(`tariff.charge.${charge}`, { value: valueText([charge], value) }));
    const name = product.finishes.find((productFinish) => productFinish.code === code)?.name ?? code;
    return { name, value: charges.join(' · ') || translate('products.free') };
  });
  if (items.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Box sx={{ fontWeight: 600, mb: 0.5 }}>{translate('tariff.group.finishes')}</Box>
      <DescriptionList items={items} />
    </Box>
  );
}

/** The remaining values of the tariff in groups. */
function OtherValues({ tariff }: { tariff: ProductTariff }) {
  const translate = useTranslate();
  const fieldLabel = useFieldLabel();
  const valueText = useValueText();
  return (
    <Box sx={{ mt: 2, display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: 2 }}>
      {fieldGroups(tariff).map(({ name, paths }) => (
        <Box key={name}>
          <Box sx={{ fontWeight: 600, mb: 0.5 }}>{translate(`tariff.group.${name}`)}</Box>
          <DescriptionList
            numeric
            items={paths.map((path) => ({ name: fieldLabel(path), value: valueText(path, getValue(tariff, path)) }))}
          />
        </Box>
      ))}
    </Box>
  );
}
