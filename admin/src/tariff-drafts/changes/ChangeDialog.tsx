import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import type { TariffChangeKindName, TariffDraftView } from '@shop/contract';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { callApi } from '../../api/client';
import { toErrorMessage } from '../../api/api-error';
import { useAction } from '../../api/useAction';
import { useFormat } from '../../i18n/useFormat';
import { ErrorAlert } from '../../ui/ErrorAlert';
import { useIsPhone } from '../../ui/useScreenSize';
import { useSubjectName } from '../useSubjectName';
import { REMOVABLE_KINDS, type ChangeInput, type ChangeTarget, type ScheduledChange } from './change-kinds';
import { ChangeFields, initialValue } from './ChangeFields';
import { useCurrentValue, useScheduledChange, type CurrentValue } from './useCurrentValue';

interface ChangeDialogProps {
  draft: TariffDraftView;
  target: ChangeTarget;
  onClose: () => void;
}

/** Chooses the subject of a change, then edits its value. */
export function ChangeDialog({ draft, target: { kind, subject: initialSubject }, onClose }: ChangeDialogProps) {
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const titleId = useId();
  const [subject, setSubject] = useState(initialSubject);
  const subjectName = useSubjectName(subject === null ? [] : [{ kind, subject }]);
  const title = subject === null ? translate(`tariffDrafts.add.${kind}`) : subjectName({ kind, subject });
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {subject === null ? (
        <SubjectChoice kind={kind} onChoose={setSubject} onClose={onClose} />
      ) : (
        <ChangeLoader key={subject} draft={draft} kind={kind} subject={subject} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface SubjectChoiceProps {
  kind: TariffChangeKindName;
  onChoose: (subject: string) => void;
  onClose: () => void;
}

/** Chooses an existing subject; the code of a new one can be typed for kinds that allow it. */
function SubjectChoice({ kind, onChoose, onClose }: SubjectChoiceProps) {
  const translate = useTranslate();
  const subjectName = useSubjectName([]);
  const { subjects } = useCurrentValue(kind, null);
  const [typed, setTyped] = useState('');
  const names = new Map(
    subjects.map(({ id, name }) => [id, name ? `${name} (${id})` : subjectName({ kind, subject: id })]),
  );
  const newCode = parseNewCode(kind, typed);
  return (
    <>
      <DialogContent>
        <Autocomplete
          options={[...names.keys()]}
          getOptionLabel={(id) => names.get(id) ?? id}
          onChange={(_, id) => id !== null && onChoose(id)}
          inputValue={typed}
          onInputChange={(_, text) => setTyped(text)}
          noOptionsText={translate('tariffDrafts.noSubject')}
          openOnFocus
          renderInput={(props) => (
            <TextField
              {...props}
              autoFocus
              label={translate(`tariffDrafts.choose.${kind}`)}
              helperText={REMOVABLE_KINDS.includes(kind) && translate(`tariffDrafts.chooseHelp.${kind}`)}
            />
          )}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('common.cancel')}
        </Button>
        {newCode !== null && (
          <Button variant="contained" onClick={() => onChoose(newCode)}>
            {translate('tariffDrafts.chooseNew', { code: newCode })}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

/** `0:asia` for a shipping service, `FR` for a country; null if the text is not the code of a new subject. */
function parseNewCode(kind: TariffChangeKindName, typed: string): string | null {
  if (!REMOVABLE_KINDS.includes(kind)) return null;
  const code = kind === 'service' ? typed.trim().toLowerCase() : typed.trim().toUpperCase();
  return (kind === 'service' ? /^\d{1,4}:[a-z0-9-]+$/ : /^[A-Z]{2}$/).test(code) ? code : null;
}

interface ChangeEditorProps {
  draft: TariffDraftView;
  kind: TariffChangeKindName;
  subject: string;
  onClose: () => void;
}

function ChangeLoader(props: ChangeEditorProps) {
  const { draft, kind, subject } = props;
  const current = useCurrentValue(kind, subject);
  const { change: scheduled, error } = useScheduledChange(kind, subject);
  if (error) return <ErrorAlert message={toErrorMessage(error)} sx={{ m: 3 }} />;
  if (current.isLoading || scheduled === undefined) return <LinearProgress sx={{ m: 3 }} />;
  const base = scheduled ? scheduled.value : current.value;
  const existing = draft.changes.find((change) => change.kind === kind && change.subject === subject);
  return (
    <ChangeEditor
      {...props}
      loaded={{ ...current, base, scheduled }}
      startValue={existing ? existing.value : initialValue(kind, base)}
      isOutdated={existing?.outdated ?? false}
    />
  );
}

interface LoadedChangeEditorProps extends ChangeEditorProps {
  loaded: CurrentValue & { base: unknown; scheduled: ScheduledChange | null };
  startValue: unknown;
  /** Whether the current value has changed since the change was saved. */
  isOutdated: boolean;
}

function ChangeEditor({ draft, kind, subject, loaded, startValue, isOutdated, onClose }: LoadedChangeEditorProps) {
  const translate = useTranslate();
  const { time } = useFormat();
  // The change is sent with the base that was shown, even if the current value changes in the meantime.
  const [{ base, product, zones, scheduled }] = useState(loaded);
  const [value, setValue] = useState(startValue);
  const { run, isPending, errorMessage } = useAction({
    successMessage: 'tariffDrafts.changeSaved',
    onSuccess: onClose,
  });
  const save = () => {
    const body: ChangeInput = { kind, subject, base, value };
    return run(() => callApi('admin/tariff-draft-change', body, { params: { id: draft.id } }));
  };
  return (
    <>
      <DialogContent>
        {isOutdated && <ErrorAlert message="tariffDrafts.outdatedChange" severity="warning" sx={{ mb: 2 }} />}
        {scheduled && (
          <ErrorAlert
            message={translate('tariffDrafts.basedOnScheduled', {
              title: scheduled.title,
              date: time(scheduled.publishAt),
            })}
            severity="info"
            sx={{ mb: 2 }}
          />
        )}
        <ChangeFields kind={kind} product={product} zones={zones} base={base} value={value} onChange={setValue} />
        <ErrorAlert message={errorMessage} sx={{ mt: 2 }} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={isPending}>
          {translate('common.cancel')}
        </Button>
        <Button variant="contained" disabled={isPending} onClick={() => void save()}>
          {translate('tariffDrafts.save')}
        </Button>
      </DialogActions>
    </>
  );
}
