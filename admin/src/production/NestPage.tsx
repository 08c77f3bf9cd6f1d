import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { MAX_NEST_FILE_ITEMS, type Output } from '@shop/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { useAction } from '../api/useAction';
import { useAdminQuery } from '../api/useAdminQuery';
import { EmptyState } from '../ui/EmptyState';
import { ErrorAlert } from '../ui/ErrorAlert';
import { PageTitle } from '../ui/PageTitle';
import { Section } from '../ui/Section';
import { TouchTargets } from '../ui/TouchTargets';
import { useDebounced } from '../ui/useDebounced';
import { AcceptedNests } from './AcceptedNests';
import { type EditedNest, pieceKey } from './nest-edit';
import { NestDrawing } from './NestDrawing';
import { NestItems } from './NestItems';
import { useNestChoice } from './useNestChoice';

type Mode = 'least_waste' | 'guillotine';
type Materials = Output<'admin/production-materials'>;
type SuggestedNest = EditedNest & { singleRowMm: number };

const MODES: readonly Mode[] = ['least_waste', 'guillotine'];
const NOTHING: ReadonlySet<string> = new Set();
const DEFAULT_ROLL_MM = 3200;
const GAP_MM = 20;

/** How the items of one material lie on a roll: choose them, and get a suggestion with a drawing. */
export function NestPage() {
  const translate = useTranslate();
  const { data: materials, error } = useAdminQuery('admin/production-materials', {}, { alwaysFresh: true });
  return (
    <TouchTargets>
      <Box component="article" sx={{ pt: 2.5, display: 'grid', gap: 2, minWidth: 0 }}>
        <PageTitle title={translate('production.nest.title')} />
        <ErrorAlert message={error?.message ?? ''} />
        {materials?.length === 0 && <EmptyState>{translate('production.empty')}</EmptyState>}
        {materials && materials.length > 0 && <NestForm materials={materials} />}
        <AcceptedNests />
      </Box>
    </TouchTargets>
  );
}

/** The materials of the items that a search finds; null while there is none, or until it is answered. */
function useFoundMaterials(q: string) {
  const isSearch = q !== '';
  const { data, error } = useAdminQuery(
    'admin/production-materials',
    { q },
    { enabled: isSearch, keepPrevious: isSearch, alwaysFresh: true },
  );
  const found = isSearch && data ? data.filter(({ items }) => items > 0) : null;
  return { found, errorMessage: isSearch && error ? error.message : '' };
}

function NestForm({ materials }: { materials: Materials }) {
  const translate = useTranslate();
  const [material, setMaterial] = useState(materials[0]?.material ?? '');
  const [searchText, setSearchText] = useState('');
  const q = useDebounced(searchText.trim());
  const { found, errorMessage: searchError } = useFoundMaterials(q);
  const choice = useNestChoice(material, q);
  const rollOf = (sku: string) =>
    String([...materials, ...(found ?? [])].find((each) => each.material === sku)?.rollMm ?? DEFAULT_ROLL_MM);
  const { chosen } = choice;
  const [mode, setMode] = useState<Mode>('least_waste');
  const [rollMm, setRollMm] = useState(rollOf(material));
  const [canRotate, setCanRotate] = useState(true);
  const [nest, setNest] = useState<SuggestedNest | null>(null);
  const locked = nest?.locked ?? NOTHING;
  const { run, isPending, errorMessage } = useAction<SuggestedNest>({ reload: false, onSuccess: setNest });
  const roll = Number(rollMm);
  const choose = (next: string) => {
    setMaterial(next);
    setRollMm(rollOf(next));
    setNest(null);
    choice.reset();
  };
  const [firstFound] = found ?? [];
  // A search that finds nothing in this material shows the first in which it finds something. A suggestion is not discarded for it.
  if (!nest && firstFound && !found?.some((each) => each.material === material)) choose(firstFound.material);
  const countIn = (list: Materials) => list.find((each) => each.material === material)?.items ?? 0;
  const suggest = () => {
    choice.keep();
    return run(async (idempotencyKey) => {
      const chosenItems = [...chosen.keys()].map((sid) => ({ sid }));
      const size = { rollMm: roll, gapMm: GAP_MM, withAllowance: true };
      const kept = (nest?.placed ?? []).filter((piece) => locked.has(pieceKey(piece)));
      const request = { material, ...size, mode, canRotate, items: chosenItems, locked: kept };
      const { placed, singleRowMm } = await callApi('admin/nest', request, { idempotencyKey });
      return { placed, singleRowMm, locked };
    });
  };
  return (
    <>
      <Section title={translate('production.nest.items')}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, pt: 1, '& .MuiInputBase-root': { minHeight: 48 } }}>
          <TextField
            type="search"
            margin="none"
            fullWidth={false}
            label={translate('production.nest.search')}
            value={searchText}
            disabled={isPending}
            onChange={({ target }) => {
              choice.showFirstPage();
              setSearchText(target.value);
            }}
            slotProps={{ htmlInput: { maxLength: 200 } }}
            sx={{ flex: '1 1 320px', maxWidth: 440 }}
          />
          <TextField
            select
            margin="none"
            fullWidth={false}
            label={translate('production.facts.material')}
            value={material}
            disabled={isPending}
            onChange={({ target }) => choose(target.value)}
            sx={{ minWidth: 240 }}
          >
            {listMaterials(materials, found, material).map((each) => (
              <MenuItem key={each.material} value={each.material}>
                {translate('production.nest.material', { name: each.product, smart_count: each.items })}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            margin="none"
            fullWidth={false}
            label={translate('production.nest.roll')}
            value={rollMm}
            disabled={isPending}
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
            disabled={isPending}
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
            disabled={isPending || chosen.size === 0 || chosen.size > MAX_NEST_FILE_ITEMS || !(roll >= 100)}
            onClick={() => void suggest()}
            sx={{ minHeight: 48 }}
          >
            {translate(`production.nest.${isPending ? 'working' : locked.size > 0 ? 'rest' : 'suggest'}`)}
          </Button>
          <FormControlLabel
            control={<Checkbox checked={canRotate} onChange={({ target }) => setCanRotate(target.checked)} />}
            label={translate('production.nest.canRotate')}
            disabled={isPending}
            sx={{ minHeight: 48 }}
          />
        </Box>
        <NestItems
          choice={choice}
          total={countIn(materials)}
          found={countIn(found ?? (q === '' ? materials : []))}
          disabled={isPending}
          onChange={() => setNest(null)}
        />
        <ErrorAlert message={errorMessage || choice.errorMessage || searchError} />
      </Section>
      {nest && (
        <Box inert={isPending} sx={{ minWidth: 0, opacity: isPending ? 0.5 : 1 }}>
          <NestDrawing
            {...{ nest, material }}
            items={[...chosen.values()]}
            singleRowMm={nest.singleRowMm}
            rollMm={roll}
            gapMm={GAP_MM}
            onChange={(changed) => setNest({ ...nest, ...changed })}
            onAccepted={() => {
              setNest(null);
              choice.reset();
            }}
          />
        </Box>
      )}
    </>
  );
}

/** The materials to choose from: those of the search, if there is one, and the chosen one with what is found of it. */
function listMaterials(materials: Materials, found: Materials | null, chosen: string): Materials {
  if (!found || found.some(({ material }) => material === chosen)) return found ?? materials;
  return [...found, ...materials.filter(({ material }) => material === chosen).map((each) => ({ ...each, items: 0 }))];
}
