import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { MAX_NEST_FILE_ITEMS } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { JobDueDate, JobNests, useJobSize } from './JobFacts';
import { isNested, ITEMS_PER_PAGE, type NestChoice } from './useNestChoice';

interface NestItemsProps {
  choice: NestChoice;
  /** How many items of the material there are. */
  total: number;
  /** How many of them the search finds; all without one. */
  found: number;
  disabled: boolean;
  /** Called after another item is chosen, or one no longer. */
  onChange: () => void;
}

/** The items that a nest may have, in pages. */
export function NestItems({ choice, total, found, disabled, onChange }: NestItemsProps) {
  const translate = useTranslate();
  const { number } = useFormat();
  const size = useJobSize();
  const { items, chosen, isPending, toggle, chooseAll, chooseNone } = choice;
  const change = (action: () => void) => () => {
    action();
    onChange();
  };
  const isTooMany = chosen.size > MAX_NEST_FILE_ITEMS;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mt: 1 }}>
        <Typography
          role="status"
          variant="body2"
          sx={{ flex: '1 1 280px', ...(isTooMany && { color: 'error.main', fontWeight: 600 }) }}
        >
          {translate('production.nest.chosenItems', {
            chosen: number(chosen.size),
            total: number(total),
            max: number(MAX_NEST_FILE_ITEMS),
          })}
        </Typography>
        <Button disabled={disabled} onClick={change(chooseAll)}>
          {translate(`production.nest.${found > ITEMS_PER_PAGE ? 'choosePage' : 'chooseAll'}`)}
        </Button>
        <Button disabled={disabled || chosen.size === 0} onClick={change(chooseNone)}>
          {translate('production.nest.chooseNone')}
        </Button>
      </Box>
      {!isPending && items.length === 0 && found < total && (
        <Typography role="status" variant="body2" sx={{ py: 1 }}>
          {translate('production.nest.notFound')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 360, overflowY: 'auto' }}>
        {items.map((item) => (
          <li key={item.sid}>
            <FormControlLabel
              disabled={disabled || isNested(item)}
              control={
                <Checkbox checked={chosen.has(item.sid) && !isNested(item)} onChange={change(() => toggle(item))} />
              }
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
      {found > ITEMS_PER_PAGE && <Pages {...{ choice, total: found, disabled }} />}
    </>
  );
}

function Pages({ choice, total, disabled }: Pick<NestItemsProps, 'choice' | 'total' | 'disabled'>) {
  const translate = useTranslate();
  const { number } = useFormat();
  const { page, showPage, isPending } = choice;
  const last = Math.ceil(total / ITEMS_PER_PAGE);
  const range = {
    offsetBegin: number((page - 1) * ITEMS_PER_PAGE + 1),
    offsetEnd: number(Math.min(page * ITEMS_PER_PAGE, total)),
    total: number(total),
  };
  return (
    <Box
      component="nav"
      aria-label={translate('production.nest.pages')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1 }}
    >
      <Button variant="outlined" disabled={disabled || isPending || page === 1} onClick={() => showPage(page - 1)}>
        {translate('ra.navigation.previous')}
      </Button>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {translate('ra.navigation.page_range_info', range)}
      </Typography>
      <Button variant="outlined" disabled={disabled || isPending || page >= last} onClick={() => showPage(page + 1)}>
        {translate('ra.navigation.next')}
      </Button>
    </Box>
  );
}
