import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { TariffChangeKindName, TariffDraftView } from '@shop/contract';
import { useState } from 'react';
import { Form, useTranslate } from 'react-admin';
import { toErrorMessage } from '../../api/api-error';
import { callApi } from '../../api/client';
import { useAction } from '../../api/useAction';
import { useFormat } from '../../i18n/useFormat';
import { ErrorAlert } from '../../ui/ErrorAlert';
import { CancelButton, DialogForm, FormDialogFrame } from '../../ui/FormDialog';
import { LoadingBar } from '../../ui/LoadingBar';
import { useSubjectName } from '../useSubjectName';
import { changeSources, fromChangeValues, startValue, toChangeValues, type ChangeValues } from './change-form';
import type { ChangeInput, ChangeTarget, ScheduledChange } from './change-kinds';
import { ChangeFields } from './ChangeFields';
import { SubjectInput } from './SubjectInput';
import { useCurrentValue, useScheduledChange, type CurrentValue } from './useCurrentValue';

interface ChangeDialogProps {
  draft: TariffDraftView;
  target: ChangeTarget;
  onClose: () => void;
}

/** Chooses the subject of a change, then edits its value. */
export function ChangeDialog({ draft, target: { kind, subject: initialSubject }, onClose }: ChangeDialogProps) {
  const translate = useTranslate();
  const [subject, setSubject] = useState(initialSubject);
  const subjectName = useSubjectName(subject === null ? [] : [{ kind, subject }]);
  const title = subject === null ? translate(`tariffDrafts.add.${kind}`) : subjectName({ kind, subject });
  return (
    <FormDialogFrame title={title} onClose={onClose} maxWidth="md">
      {subject === null ? (
        <Form record={{}}>
          <DialogContent>
            <SubjectInput draft={draft} kind={kind} onChoose={setSubject} />
          </DialogContent>
          <DialogActions>
            <CancelButton onClick={onClose} />
          </DialogActions>
        </Form>
      ) : (
        <ChangeLoader key={subject} draft={draft} kind={kind} subject={subject} onClose={onClose} />
      )}
    </FormDialogFrame>
  );
}

interface ChangeEditorProps {
  draft: TariffDraftView;
  kind: TariffChangeKindName;
  subject: string;
  onClose: () => void;
}

function ChangeLoader(props: ChangeEditorProps) {
  const { draft, kind, subject } = props;
  const current = useCurrentValue(draft, kind, subject);
  const { change: scheduled, error } = useScheduledChange(kind, subject);
  if (error) return <ErrorAlert message={toErrorMessage(error)} sx={{ m: 3 }} />;
  if (current.isLoading || scheduled === undefined) return <LoadingBar sx={{ m: 3 }} />;
  return <ChangeEditor {...props} current={current} scheduled={scheduled} />;
}

interface LoadedChangeEditorProps extends ChangeEditorProps {
  current: CurrentValue;
  scheduled: ScheduledChange | null;
}

/** The change in the draft, and what the form for it holds. Another person may change it while the form is open. */
function readChange({ draft, kind, subject }: ChangeEditorProps, base: unknown) {
  const existing = draft.changes.find((change) => change.kind === kind && change.subject === subject);
  const start = startValue(kind, existing?.value, base);
  const isPresent = existing ? existing.value !== null : base !== null || kind !== 'exclusion';
  return { existing, start, defaultValues: toChangeValues(kind, start, isPresent) };
}

function ChangeEditor(props: LoadedChangeEditorProps) {
  const { draft, kind, subject, onClose } = props;
  const translate = useTranslate();
  const { time } = useFormat();
  // The change is sent with the base that was shown, even if the current value changes in the meantime.
  const [{ current, scheduled }] = useState(props);
  const base = scheduled ? scheduled.value : current.value;
  const { existing, start, defaultValues } = readChange(props, base);
  const { run, isPending, errorMessage } = useAction({
    successMessage: 'tariffDrafts.changeSaved',
    onSuccess: onClose,
  });
  const save = (values: ChangeValues) => {
    const seen = existing?.changedAt ?? null;
    const body: ChangeInput = { kind, subject, base, value: fromChangeValues(kind, start, values), seen };
    return run(
      () => callApi('admin/tariff-draft-change', body, { params: { id: draft.id } }),
      changeSources(kind, start, values),
    );
  };
  return (
    <DialogForm
      submitLabel={translate('tariffDrafts.save')}
      defaultValues={defaultValues}
      onSubmit={(values) => save(values as ChangeValues)}
      onClose={onClose}
      isPending={isPending}
    >
      {existing?.outdated && <ErrorAlert message="tariffDrafts.outdatedChange" severity="warning" sx={{ mb: 2 }} />}
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
      <ChangeFields
        kind={kind}
        subject={subject}
        product={current.product}
        zones={current.zones}
        currencies={current.currencies}
        start={start}
      />
      <ErrorAlert message={errorMessage} sx={{ mt: 2 }} />
    </DialogForm>
  );
}
