import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { AreaTariffView } from '@shop/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { NumberField } from './NumberField';

type Tiers = AreaTariffView['pricing']['tiers'];

interface TierFieldsProps {
  tiers: Tiers;
  onChange: (tiers: Tiers) => void;
  per: 'm2' | 'piece';
}

const PARTS = ['from', 'retail', 'reseller'] as const;

/** Price tiers, one per row: the quantity from which it applies, the retail price and the reseller price. */
export function TierFields({ tiers, onChange, per }: TierFieldsProps) {
  const translate = useTranslate();
  /** Stable keys, because the rows have no identity. */
  const [keys, setKeys] = useState(() => tiers.map(() => crypto.randomUUID()));
  const add = () => {
    setKeys([...keys, crypto.randomUUID()]);
    onChange([...tiers, { from: '', retail: '', reseller: '' }]);
  };
  const remove = (index: number) => {
    setKeys(keys.toSpliced(index, 1));
    onChange(tiers.toSpliced(index, 1));
  };
  const titles = PARTS.map((part) => translate(`tariff.tier.${part}.${per}`));
  return (
    <Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) 36px', gap: 1, maxWidth: 560 }}>
        {titles.map((title) => (
          <Box key={title} sx={{ typography: 'caption', color: 'text.secondary', textAlign: 'right', pr: 1 }}>
            {title}
          </Box>
        ))}
        <span />
        {tiers.map((tier, index) => (
          <Box key={keys[index]} sx={{ display: 'contents' }}>
            {PARTS.map((part, column) => (
              <NumberField
                key={part}
                hideLabel
                money={part !== 'from'}
                label={translate('tariff.tier.cell', { name: titles[column] ?? '', number: index + 1 })}
                value={tier[part]}
                onChange={(number) => onChange(tiers.with(index, { ...tier, [part]: number ?? '' }))}
              />
            ))}
            <IconButton
              aria-label={translate('tariff.tier.remove', { number: index + 1 })}
              onClick={() => remove(index)}
              size="small"
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Button startIcon={<AddIcon />} onClick={add} size="small" sx={{ mt: 0.5 }}>
        {translate('tariff.tier.add')}
      </Button>
    </Box>
  );
}
