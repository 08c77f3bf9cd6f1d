import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import type { TariffDraftView } from '@shop/contract';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useReading } from '../ui/reading';
import { useDeed } from '../ui/useDeed';
import { useSmall } from '../ui/useNarrow';
import { type PlannedChange, setChange } from './calls';
import { ChangeFields, REMOVABLE, startOf } from './ChangeFields';
import type { Chosen } from './kinds';
import { useInForce } from './useInForce';
import { usePlanned } from './usePlanned';
import { useSubjectName } from './useSubjectName';

interface ChangeDialogProps {
  draft: TariffDraftView;
  chosen: Chosen;
  onClose: () => void;
}

/** Chooses what to change, then how. */
export function ChangeDialog({ draft, chosen, onClose }: ChangeDialogProps) {
  const translate = useTranslate();
  const small = useSmall();
  const titleId = useId();
  const [subject, setSubject] = useState(chosen.subject);
  const { kind } = chosen;
  const nameOf = useSubjectName(subject === null ? [] : [{ kind, subject }]);
  const title = subject === null ? translate(`drafts.add.${kind}`) : nameOf({ kind, subject });
  return (
    <Dialog open onClose={onClose} fullScreen={small} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {subject === null ? (
        <SubjectChoice kind={kind} onChoose={setSubject} onClose={onClose} />
      ) : (
        <Editor key={subject} draft={draft} kind={kind} subject={subject} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface SubjectChoiceProps {
  kind: Chosen['kind'];
  onChoose: (subject: string) => void;
  onClose: () => void;
}

/** What there is can be chosen; services and countries can also be new. */
function SubjectChoice({ kind, onChoose, onClose }: SubjectChoiceProps) {
  const translate = useTranslate();
  const nameOf = useSubjectName([]);
  const { subjects } = useInForce(kind, null);
  const [typed, setTyped] = useState('');
  const names = new Map(subjects.map(({ id, name }) => [id, name ? `${name} (${id})` : nameOf({ kind, subject: id })]));
  const code = kind === 'service' ? typed.trim().toLowerCase() : typed.trim().toUpperCase();
  const isNew = REMOVABLE.includes(kind) && (kind === 'service' ? /^\d{1,4}:[a-z0-9-]+$/ : /^[A-Z]{2}$/).test(code);
  return (
    <>
      <DialogContent>
        <Autocomplete
          options={[...names.keys()]}
          getOptionLabel={(id) => names.get(id) ?? id}
          onChange={(_, id) => id !== null && onChoose(id)}
          inputValue={typed}
          onInputChange={(_, text) => setTyped(text)}
          noOptionsText={translate('drafts.noSubject')}
          openOnFocus
          renderInput={(props) => (
            <TextField
              {...props}
              autoFocus
              label={translate(`drafts.choose.${kind}`)}
              helperText={REMOVABLE.includes(kind) && translate(`drafts.chooseHelp.${kind}`)}
            />
          )}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('events.cancel')}
        </Button>
        {isNew && (
          <Button variant="contained" onClick={() => onChoose(code)}>
            {translate('drafts.chooseNew', { code })}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

interface EditorProps {
  draft: TariffDraftView;
  kind: Chosen['kind'];
  subject: string;
  onClose: () => void;
}

function Editor({ draft, kind, subject, onClose }: EditorProps) {
  const inForce = useInForce(kind, subject);
  const planned = usePlanned(kind, subject);
  const set = draft.changes.find((change) => change.kind === kind && change.subject === subject);
  if (inForce.isPending || planned === undefined) return <LinearProgress sx={{ m: 3 }} />;
  const base = planned ? planned.value : inForce.base;
  const start = set ? set.value : startOf(kind, base);
  const basis = { ...inForce, base, planned };
  return <LoadedEditor draft={draft} kind={kind} subject={subject} basis={basis} start={start} onClose={onClose} />;
}

interface LoadedEditorProps extends EditorProps {
  basis: ReturnType<typeof useInForce> & { planned: PlannedChange | null };
  start: unknown;
}

function LoadedEditor({ draft, kind, subject, basis, start, onClose }: LoadedEditorProps) {
  const translate = useTranslate();
  const { time } = useReading();
  // What is sent is based on what was shown, however the shop goes on meanwhile.
  const [{ base, product, zones, planned }] = useState(basis);
  const [value, setValue] = useState(start);
  const { run, busy, refusal } = useDeed('drafts.saved', onClose);
  const outdated = draft.changes.some((one) => one.kind === kind && one.subject === subject && one.outdated);
  return (
    <>
      <DialogContent>
        {outdated && (
          <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
            {translate('drafts.rebase')}
          </Alert>
        )}
        {planned && (
          <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
            {translate('drafts.uponPlanned', { title: planned.title, date: time(planned.publishAt) })}
          </Alert>
        )}
        <ChangeFields kind={kind} product={product} zones={zones} base={base} value={value} onChange={setValue} />
        {refusal && (
          <Alert severity="error" variant="outlined" sx={{ mt: 2 }}>
            {translate(refusal, { _: refusal })}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={busy}>
          {translate('events.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={busy}
          onClick={() => run(() => setChange(draft.id, { kind, subject, base, value }))}
        >
          {translate('drafts.save')}
        </Button>
      </DialogActions>
    </>
  );
}
