import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ProductionItemView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { JobDueDate, JobNests, useJobSize } from './JobFacts';

interface NestItemsProps {
  items: readonly ProductionItemView[];
  /** The sids of items that are not nested. */
  left: ReadonlySet<string>;
  disabled: boolean;
  onChange: (left: ReadonlySet<string>) => void;
}

/** Whether all pieces of an item are in accepted nests. */
export const isNested = ({ nestedCopies, quantity }: ProductionItemView) => nestedCopies >= quantity;

/** The items that a nest may have, all of them chosen at first that are not in another nest. */
export function NestItems({ items, left, disabled, onChange }: NestItemsProps) {
  const translate = useTranslate();
  const size = useJobSize();
  const toggle = (sid: string) => {
    const next = new Set(left);
    if (!next.delete(sid)) next.add(sid);
    onChange(next);
  };
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, maxHeight: 360, overflowY: 'auto' }}>
      {items.map((item) => (
        <li key={item.sid}>
          <FormControlLabel
            disabled={disabled || isNested(item)}
            control={<Checkbox checked={!left.has(item.sid) && !isNested(item)} onChange={() => toggle(item.sid)} />}
            label={
              <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
                <span>{translate('production.job', { order: item.orderId, position: item.position })}</span>
                <span>{size(item)}</span>
                <JobDueDate {...item} />
                <JobNests {...item} />
              </Box>
            }
            sx={{ minHeight: 48, py: 0.5 }}
          />
        </li>
      ))}
    </Box>
  );
}
