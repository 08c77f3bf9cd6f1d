import { fieldError, formError, type Result } from '@shop/api-client';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { TextField } from '../../ui/fields';
import { focusFirstError } from '../../ui/focus-first-problem';
import { ScriptForm } from '../../ui/ScriptForm';
import { useMutation } from '../api/useMutation';
import styles from './NameDialog.module.css';

const MAX_NAME_LENGTH = 80;

interface NameDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** What the name field starts with. */
  name: string;
  /** Explains what saving does, by the name as typed. */
  hint: (name: string) => ReactNode;
  save: (name: string) => Promise<Result<unknown>>;
  onSaved: () => void;
}

/** Asks for the name of a configuration. */
export function NameDialog({ opened, onClose, title, ...form }: NameDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <NameForm onClose={onClose} {...form} />
    </Dialog>
  );
}

function NameForm({ onClose, name, hint, save, onSaved }: Omit<NameDialogProps, 'opened' | 'title'>) {
  const { t } = useTranslation('quote');
  const [typed, setTyped] = useState(name);
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending, error } = useMutation(() => save(typed.trim()));

  async function submit(event: FormEvent) {
    event.preventDefault();
    // The form may be inside another one.
    event.stopPropagation();
    const isEmpty = typed.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty && (await mutate())) return onSaved();
    if (form.current) focusFirstError(form.current);
  }

  return (
    <ScriptForm ref={form} className={styles.form} onSubmit={submit} noValidate aria-busy={isPending}>
      <TextField
        label={t('saved.name')}
        hint={hint(typed.trim())}
        autoComplete="off"
        maxLength={MAX_NAME_LENGTH}
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={missing ? t('saved.missing') : fieldError(error, 'name')}
      />
      <ErrorMessage error={formError(error, ['name'])} />
      <div className={styles.actions}>
        <Button variant="default" onClick={onClose}>
          {t('saved.cancel')}
        </Button>
        <Button type="submit" loading={isPending}>
          {t('saved.save')}
        </Button>
      </div>
    </ScriptForm>
  );
}
