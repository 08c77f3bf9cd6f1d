import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { Output, ProductionItemView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { DescriptionList } from '../ui/DescriptionList';
import { DownloadButton } from '../ui/DownloadButton';
import { Section } from '../ui/Section';

type Nest = Output<'admin/nest'>;

/** Height of the text as a share of the roll. */
const TEXT_HEIGHT_SHARE = 0.03;

/** A suggested nest: metres of roll, yield, what it saves, and the roll from above with its beginning at the left. */
export function NestDrawing({
  nest,
  items,
  material,
  rollMm,
}: {
  nest: Nest;
  material: string;
  items: readonly ProductionItemView[];
  rollMm: number;
}) {
  const translate = useTranslate();
  const { number, percent } = useFormat();
  const metres = (mm: number) => translate('production.nest.metres', { length: number(Math.round(mm / 10) / 100) });
  const facts = [
    { name: translate('production.nest.length'), value: metres(nest.lengthMm), strong: true },
    { name: translate('production.nest.yield'), value: percent(nest.yield) },
    { name: translate('production.nest.saving'), value: metres(Math.max(0, nest.singleRowMm - nest.lengthMm)) },
    { name: translate('production.nest.placed'), value: number(nest.placed.length) },
  ];
  return (
    <Section title={translate('production.nest.suggestion')}>
      <DescriptionList items={facts} />
      <Box sx={{ mt: 2, '& .MuiButton-root': { minHeight: 48 } }}>
        <DownloadButton
          call="admin/nest-hot-folder"
          query={{ material, rollMm, lengthMm: nest.lengthMm, placed: nest.placed }}
          label="production.nest.hotFolder"
        />
      </Box>
      <Box sx={{ overflowX: 'auto', mt: 2 }}>
        <Roll nest={nest} items={items} rollMm={rollMm} label={metres(nest.lengthMm)} />
      </Box>
    </Section>
  );
}

interface RollProps {
  nest: Nest;
  items: readonly ProductionItemView[];
  rollMm: number;
  label: string;
}

function Roll({ nest, items, rollMm, label }: RollProps) {
  const { accent, accentTint, borderStrong, sunken, text } = useTheme().palette.brand;
  const names = new Map(items.map((item) => [item.sid, `${item.orderId.slice(-6)}/${item.position}`]));
  const textHeight = rollMm * TEXT_HEIGHT_SHARE;
  const height = 320;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${nest.lengthMm} ${rollMm}`}
      height={height}
      width={Math.max(height, (height * nest.lengthMm) / rollMm)}
      preserveAspectRatio="xMinYMin meet"
      style={{ display: 'block', maxWidth: 'none' }}
    >
      <rect width={nest.lengthMm} height={rollMm} fill={sunken} stroke={borderStrong} strokeWidth={rollMm / 300} />
      {nest.placed.map(({ sid, copy, panel, x, y, width, height: across }) => (
        <g key={`${sid} ${copy} ${panel ?? 0}`}>
          <rect
            x={y}
            y={x}
            width={across}
            height={width}
            fill={accentTint}
            stroke={accent}
            strokeWidth={rollMm / 400}
          />
          <text x={y + textHeight * 0.6} y={x + textHeight * 1.5} fontSize={textHeight} fill={text}>
            {names.get(sid)}
          </text>
          <text x={y + textHeight * 0.6} y={x + textHeight * 2.8} fontSize={textHeight} fill={text}>
            {`${Math.round(width)} × ${Math.round(across)}`}
          </text>
        </g>
      ))}
    </svg>
  );
}
