import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Output, ProductionItemView } from '@shop/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { useAction } from '../api/useAction';
import { useAdminQuery } from '../api/useAdminQuery';
import { EmptyState } from '../ui/EmptyState';
import { ErrorAlert } from '../ui/ErrorAlert';
import { PageTitle } from '../ui/PageTitle';
import { Section } from '../ui/Section';
import { NestDrawing } from './NestDrawing';
import { NestItems } from './NestItems';

type Mode = 'least_waste' | 'guillotine';
type Nest = Output<'admin/nest'>;

const MODES: readonly Mode[] = ['least_waste', 'guillotine'];
const DEFAULT_ROLL_MM = 3200;
const GAP_MM = 20;
/** The API returns at most this many rows per request. */
const RANGE = '[0,199]';

/** How the items of one material lie on a roll: choose them, and get a suggestion with a drawing. */
export function NestPage() {
  const translate = useTranslate();
  const { data, error } = useAdminQuery('admin/production-queue', { range: RANGE }, { alwaysFresh: true });
  const items = (data ?? []).filter(({ widthMm }) => widthMm !== null);
  return (
    <Box component="article" sx={{ pt: 2.5, display: 'grid', gap: 2, minWidth: 0 }}>
      <PageTitle title={translate('production.nest.title')} />
      <ErrorAlert message={error?.message ?? ''} />
      {data && items.length === 0 && <EmptyState>{translate('production.empty')}</EmptyState>}
      {items.length > 0 && <NestForm items={items} />}
    </Box>
  );
}

function NestForm({ items }: { items: readonly ProductionItemView[] }) {
  const translate = useTranslate();
  const materials = [...new Map(items.map((item) => [item.material, item.product]))];
  const [material, setMaterial] = useState(materials[0]?.[0] ?? '');
  const ofMaterial = items.filter((item) => item.material === material);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [mode, setMode] = useState<Mode>('least_waste');
  const [rollMm, setRollMm] = useState(String(ofMaterial[0]?.rollMm ?? DEFAULT_ROLL_MM));
  const [nest, setNest] = useState<Nest | null>(null);
  const { run, isPending, errorMessage } = useAction<Nest>({ reload: false, onSuccess: setNest });
  const chosen = ofMaterial.filter(({ sid }) => !left.has(sid));
  const roll = Number(rollMm);
  const choose = (next: string) => {
    setMaterial(next);
    setRollMm(String(items.find((item) => item.material === next)?.rollMm ?? DEFAULT_ROLL_MM));
    setNest(null);
  };
  const suggest = () =>
    run((idempotencyKey) => {
      const chosenItems = chosen.map(({ sid }) => ({ sid }));
      const request = { material, rollMm: roll, gapMm: GAP_MM, mode, items: chosenItems, withAllowance: true };
      return callApi('admin/nest', request, { idempotencyKey });
    });
  return (
    <>
      <Section title={translate('production.nest.items')}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, pt: 1, '& .MuiInputBase-root': { minHeight: 48 } }}>
          <TextField
            select
            margin="none"
            fullWidth={false}
            label={translate('production.facts.material')}
            value={material}
            onChange={({ target }) => choose(target.value)}
            sx={{ minWidth: 240 }}
          >
            {materials.map(([sku, name]) => (
              <MenuItem key={sku} value={sku}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            margin="none"
            fullWidth={false}
            label={translate('production.nest.roll')}
            value={rollMm}
            onChange={({ target }) => {
              setRollMm(target.value.replaceAll(/\D/g, '').slice(0, 5));
              setNest(null);
            }}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            sx={{ width: 160 }}
          />
          <TextField
            select
            margin="none"
            fullWidth={false}
            label={translate('production.nest.cuts')}
            value={mode}
            onChange={({ target }) => {
              setMode(target.value as Mode);
              setNest(null);
            }}
            sx={{ minWidth: 220 }}
          >
            {MODES.map((each) => (
              <MenuItem key={each} value={each}>
                {translate(`production.nest.mode.${each}`)}
              </MenuItem>
            ))}
          </TextField>
          <Button
            variant="contained"
            disabled={isPending || chosen.length === 0 || !(roll >= 100)}
            onClick={() => void suggest()}
            sx={{ minHeight: 48 }}
          >
            {translate(isPending ? 'production.nest.working' : 'production.nest.suggest')}
          </Button>
        </Box>
        <NestItems
          items={ofMaterial}
          left={left}
          onChange={(next) => {
            setLeft(next);
            setNest(null);
          }}
        />
        <ErrorAlert message={errorMessage} />
      </Section>
      {nest && <NestDrawing nest={nest} items={ofMaterial} material={material} rollMm={roll} />}
    </>
  );
}
