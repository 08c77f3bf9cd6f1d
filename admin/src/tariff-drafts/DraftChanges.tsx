import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { TariffChangeView, TariffDraftView } from '@shop/contract';
import { useState } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import type { StaffRole } from '../session/roles';
import { usePlaceName, useValueText } from '../tariff/names';
import { differencesOf, type Place } from '../tariff/places';
import { Chip } from '../ui/Chip';
import { NothingHere } from '../ui/NothingHere';
import { Section } from '../ui/Section';
import { useDeed } from '../ui/useDeed';
import { dropChange } from './calls';
import { ChangeDialog } from './ChangeDialog';
import { KINDS, mayChange, type Chosen } from './kinds';
import { useSubjectName } from './useSubjectName';

/** What a draft sets, each value beside the one it takes the place of. */
export function DraftChanges({ draft }: { draft: TariffDraftView }) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const isOpen = draft.status === 'open';
  return (
    <Section title={translate('drafts.changesTitle')}>
      {isOpen && <NewChange onChoose={setChosen} />}
      {draft.changes.length === 0 && <NothingHere>{translate('drafts.noChanges')}</NothingHere>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {draft.changes.map((change) => (
          <ChangeRow
            key={`${change.kind} ${change.subject}`}
            draft={draft}
            change={change}
            onEdit={() => setChosen(change)}
          />
        ))}
      </Box>
      {chosen && <ChangeDialog draft={draft} chosen={chosen} onClose={() => setChosen(null)} />}
    </Section>
  );
}

function NewChange({ onChoose }: { onChoose: (chosen: Chosen) => void }) {
  const translate = useTranslate();
  const { permissions } = usePermissions<StaffRole>();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1, pb: 1 }}>
      {KINDS.filter((kind) => mayChange(permissions, kind)).map((kind) => (
        <Button key={kind} size="small" variant="outlined" onClick={() => onChoose({ kind, subject: null })}>
          {translate(`drafts.add.${kind}`)}
        </Button>
      ))}
    </Box>
  );
}

interface ChangeRowProps {
  draft: TariffDraftView;
  change: TariffChangeView;
  onEdit: () => void;
}

function ChangeRow({ draft, change, onEdit }: ChangeRowProps) {
  const translate = useTranslate();
  const { permissions } = usePermissions<StaffRole>();
  const nameOf = useSubjectName([change]);
  const { run, busy } = useDeed('drafts.dropped', () => undefined);
  const isMine = draft.status === 'open' && mayChange(permissions, change.kind);
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ color: 'text.secondary' }}>{translate(`drafts.kind.${change.kind}`)}</Box>
        <Box sx={{ fontWeight: 600, flex: 1 }}>{nameOf(change)}</Box>
        {change.outdated && (
          <Chip tone="waiting" state="outdated">
            {translate('drafts.outdated')}
          </Chip>
        )}
        {isMine && (
          <Box>
            <Button size="small" onClick={onEdit}>
              {translate('drafts.edit')}
            </Button>
            <Button
              size="small"
              color="inherit"
              disabled={busy}
              onClick={() => run(() => dropChange(draft.id, change))}
            >
              {translate('drafts.drop')}
            </Button>
          </Box>
        )}
      </Box>
      <Differences change={change} isVersion={draft.status === 'published'} />
    </Box>
  );
}

const CELL = { p: 0, pr: 2, py: 0.25, verticalAlign: 'top', overflowWrap: 'anywhere' } as const;
const FIGURE = { ...CELL, textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const;

/** What a change of a single value is called. */
const SINGLE: Partial<Record<TariffChangeView['kind'], Place>> = {
  exchange_fee: ['exchangeFee'],
  exclusion: ['excluded'],
};

function Differences({ change: { kind, base, value }, isVersion }: { change: TariffChangeView; isVersion: boolean }) {
  const translate = useTranslate();
  const placeName = usePlaceName();
  const textOf = useValueText();
  return (
    <Box
      component="table"
      sx={{
        typography: 'body2',
        borderCollapse: 'collapse',
        mt: 0.5,
        width: '100%',
        maxWidth: 640,
        tableLayout: 'fixed',
      }}
    >
      <thead>
        <tr>
          {(['', 'before', 'after'] as const).map((name) => (
            <Box
              component="th"
              key={name}
              scope="col"
              sx={{ ...(name ? FIGURE : CELL), color: 'text.secondary', fontWeight: 400 }}
            >
              {name && translate(`drafts.${isVersion ? 'version_' : ''}${name}`)}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {differencesOf(base, value, SINGLE[kind]).map(({ place, before, after }) => (
          <tr key={place.join('.')}>
            <Box component="th" scope="row" sx={{ ...CELL, textAlign: 'left', fontWeight: 400 }}>
              {placeName(place)}
            </Box>
            <Box component="td" sx={{ ...FIGURE, color: 'text.secondary' }}>
              {textOf(place, before)}
            </Box>
            <Box component="td" sx={{ ...FIGURE, fontWeight: 600 }}>
              {textOf(place, after)}
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
