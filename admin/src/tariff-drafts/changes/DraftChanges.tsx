import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { TariffChangeView, TariffDraftView } from '@shop/contract';
import { useState } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import { callApi } from '../../api/client';
import type { StaffRole } from '../../auth/roles';
import { usePathLabel, useValueText } from '../../tariff/useTariffLabels';
import { listDifferences, type ValuePath } from '../../tariff/value-path';
import { ActionButton } from '../../ui/ActionButton';
import { EmptyState } from '../../ui/EmptyState';
import { PlainTable } from '../../ui/PlainTable';
import { Section } from '../../ui/Section';
import { StatusChip } from '../../ui/StatusChip';
import { useSubjectName } from '../useSubjectName';
import { canChange, CHANGE_KINDS, type ChangeTarget } from './change-kinds';
import { ChangeDialog } from './ChangeDialog';

/** The draft's changes with the values before and after, and buttons to add one. */
export function DraftChanges({ draft }: { draft: TariffDraftView }) {
  const translate = useTranslate();
  const [target, setTarget] = useState<ChangeTarget | null>(null);
  return (
    <Section title={translate('tariffDrafts.changesTitle')}>
      {draft.status === 'open' && <AddChangeButtons onChoose={setTarget} />}
      {draft.changes.length === 0 && <EmptyState>{translate('tariffDrafts.noChanges')}</EmptyState>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {draft.changes.map((change) => (
          <DraftChange
            key={`${change.kind} ${change.subject}`}
            draft={draft}
            change={change}
            onEdit={() => setTarget(change)}
          />
        ))}
      </Box>
      {target && <ChangeDialog draft={draft} target={target} onClose={() => setTarget(null)} />}
    </Section>
  );
}

function AddChangeButtons({ onChoose }: { onChoose: (target: ChangeTarget) => void }) {
  const translate = useTranslate();
  const { permissions: role } = usePermissions<StaffRole>();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1, pb: 1 }}>
      {CHANGE_KINDS.filter((kind) => canChange(role, kind)).map((kind) => (
        <Button key={kind} size="small" variant="outlined" onClick={() => onChoose({ kind, subject: null })}>
          {translate(`tariffDrafts.add.${kind}`)}
        </Button>
      ))}
    </Box>
  );
}

interface DraftChangeProps {
  draft: TariffDraftView;
  change: TariffChangeView;
  onEdit: () => void;
}

function DraftChange({ draft, change, onEdit }: DraftChangeProps) {
  const translate = useTranslate();
  const { permissions: role } = usePermissions<StaffRole>();
  const subjectName = useSubjectName([change]);
  const canEdit = draft.status === 'open' && canChange(role, change.kind);
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ color: 'text.secondary' }}>{translate(`tariffDrafts.kind.${change.kind}`)}</Box>
        <Box sx={{ fontWeight: 600, flex: 1 }}>{subjectName(change)}</Box>
        {change.outdated && <StatusChip kind="tariffChange" status="outdated" />}
        {canEdit && (
          <Box>
            <Button size="small" onClick={onEdit}>
              {translate('tariffDrafts.edit')}
            </Button>
            <RemoveChangeButton draft={draft} change={change} />
          </Box>
        )}
      </Box>
      <ChangedValues change={change} isPublished={draft.status === 'published'} />
    </Box>
  );
}

function RemoveChangeButton({ draft, change: { kind, subject } }: Omit<DraftChangeProps, 'onEdit'>) {
  return (
    <ActionButton
      label="tariffDrafts.removeChange"
      size="small"
      color="inherit"
      successMessage="tariffDrafts.changeRemoved"
      action={() => callApi('admin/tariff-draft-unchange', { kind, subject }, { params: { id: draft.id } })}
    />
  );
}

/** Paths for the labels of changes that consist of a single value. */
const SINGLE_VALUE_PATHS: Partial<Record<TariffChangeView['kind'], ValuePath>> = {
  exchange_fee: ['exchangeFee'],
  exclusion: ['excluded'],
};

interface ChangedValuesProps {
  change: TariffChangeView;
  isPublished: boolean;
}

function ChangedValues({ change: { kind, base, value }, isPublished }: ChangedValuesProps) {
  const translate = useTranslate();
  const pathLabel = usePathLabel();
  const valueText = useValueText();
  const prefix = isPublished ? 'tariffDrafts.version_' : 'tariffDrafts.';
  return (
    <PlainTable
      columns={[
        { name: '' },
        { name: translate(`${prefix}before`), numeric: true, muted: true },
        { name: translate(`${prefix}after`), numeric: true, strong: true },
      ]}
      rows={listDifferences(base, value, SINGLE_VALUE_PATHS[kind]).map(({ path, before, after }) => ({
        key: path.join('.'),
        cells: [pathLabel(path), valueText(path, before), valueText(path, after)],
      }))}
      rowHeadings
      fixed
      maxWidth={640}
    />
  );
}
