import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { AdminProductView } from '@shop/contract';
import { Link, useTranslate } from 'react-admin';
import { yuanOf } from '../tariff/figures';
import { useFigureName, useValueText } from '../tariff/names';
import { valueAt } from '../tariff/places';
import { figureGroups, type ProductTariff } from '../tariff/product-places';
import { Facts } from '../ui/Facts';
import { Section } from '../ui/Section';

/** What it costs now, and what prices depend on besides. */
export function ProductPrices({ product }: { product: AdminProductView }) {
  const translate = useTranslate();
  const tariff = product.tariff as ProductTariff;
  return (
    <Section
      title={translate('products.prices')}
      aside={<Link to="/tariff-drafts">{translate('products.toDrafts')}</Link>}
    >
      {tariff.pricing.kind === 'area' ? (
        <Tiers tiers={tariff.pricing.tiers} per="m2" />
      ) : (
        Object.entries(tariff.pricing.variants).map(([code, { tiers }]) => (
          <Box key={code} sx={{ mt: 1 }}>
            <Box sx={{ fontWeight: 600 }}>{product.variants.find((one) => one.code === code)?.name ?? code}</Box>
            <Tiers tiers={tiers} per="piece" />
          </Box>
        ))
      )}
      <Finishes product={product} tariff={tariff} />
      <Terms tariff={tariff} />
    </Section>
  );
}

type Tier = Extract<ProductTariff['pricing'], { kind: 'area' }>['tiers'][number];

function Tiers({ tiers, per }: { tiers: readonly Tier[]; per: 'm2' | 'piece' }) {
  const translate = useTranslate();
  return (
    <Table size="small" sx={{ maxWidth: 480 }}>
      <TableHead>
        <TableRow>
          {(['from', 'retail', 'reseller'] as const).map((part) => (
            <TableCell key={part} align="right">
              {translate(`tariff.tier.${part}.${per}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {tiers.map(({ from, retail, reseller }) => (
          <TableRow key={from}>
            <TableCell align="right">{from}</TableCell>
            <TableCell align="right">{yuanOf(retail)}</TableCell>
            <TableCell align="right">{yuanOf(reseller)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Finishes({ product, tariff }: { product: AdminProductView; tariff: ProductTariff }) {
  const translate = useTranslate();
  const textOf = useValueText();
  const facts = Object.entries(tariff.finishes).map(([code, finish]) => {
    const parts = Object.entries(finish).filter(([, figure]) => figure !== null);
    const chargeOf = (part: string, figure: unknown) =>
      translate(`tariff.charge.${part}`, { figure: textOf([part], figure) });
    const said = parts.map(([part, figure]) => chargeOf(part, figure)).join(' · ');
    const name = product.finishes.find((one) => one.code === code)?.name ?? code;
    return { name, value: said || translate('products.free') };
  });
  if (facts.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Box sx={{ fontWeight: 600, mb: 0.5 }}>{translate('tariff.group.finishes')}</Box>
      <Facts facts={facts} />
    </Box>
  );
}

/** Every other figure of the tariff, in its group. */
function Terms({ tariff }: { tariff: ProductTariff }) {
  const translate = useTranslate();
  const nameOf = useFigureName();
  const textOf = useValueText();
  return (
    <Box sx={{ mt: 2, display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: 2 }}>
      {figureGroups(tariff).map(({ name, places }) => (
        <Box key={name}>
          <Box sx={{ fontWeight: 600, mb: 0.5 }}>{translate(`tariff.group.${name}`)}</Box>
          <Facts
            figures
            facts={places.map((place) => ({ name: nameOf(place), value: textOf(place, valueAt(tariff, place)) }))}
          />
        </Box>
      ))}
    </Box>
  );
}
