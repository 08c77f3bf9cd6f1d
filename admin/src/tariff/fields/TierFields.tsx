import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useSimpleFormIteratorItem, useTranslate } from 'react-admin';
import { AddRowButton, RowsInput } from '../../ui/RowsInput';
import { NEW_TIER, TIER_FIELDS } from '../product-form';
import { DecimalInput } from './DecimalInput';

interface TierFieldsProps {
  source: string;
  per: 'm2' | 'piece';
}

const MAX_TIERS = 50;
const COLUMNS = { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) 36px', gap: 1, maxWidth: 560 };

/** Price tiers, one per row: the quantity from which it applies, the retail price and the reseller price. */
export function TierFields({ source, per }: TierFieldsProps) {
  const translate = useTranslate();
  const titles = TIER_FIELDS.map((field) => translate(`tariff.tier.${field}.${per}`));
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={COLUMNS}>
        {titles.map((title) => (
          <Box key={title} sx={{ typography: 'caption', color: 'text.secondary', textAlign: 'right', pr: 1 }}>
            {title}
          </Box>
        ))}
      </Box>
      <RowsInput source={source} renderRow={() => <TierRow titles={titles} />}>
        <AddRowButton label="tariff.tier.add" row={NEW_TIER} maxRows={MAX_TIERS} />
      </RowsInput>
    </Box>
  );
}

function TierRow({ titles }: { titles: readonly string[] }) {
  const translate = useTranslate();
  const { index, remove } = useSimpleFormIteratorItem();
  const number = index + 1;
  return (
    <Box sx={{ ...COLUMNS, alignItems: 'start' }}>
      {TIER_FIELDS.map((field, column) => (
        <DecimalInput
          key={field}
          source={field}
          label={translate('tariff.tier.cell', { name: titles[column] ?? '', number })}
          hideLabel
        />
      ))}
      <IconButton
        aria-label={translate('tariff.tier.remove', { number })}
        onClick={() => remove()}
        size="small"
        sx={{ mt: 0.25 }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
