import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { focusFirstProblem } from '../../ui/focus-first-problem';
import { PasswordField } from '../../ui/PasswordField';
import { RefusalNote } from '../../ui/RefusalNote';
import { bearer } from '../api/calls';
import { beyondFields, fieldError } from '../api/refusal';
import { useSending } from '../api/useSending';
import { PASSWORD_LONGEST } from '../login/login-rules';
import { passwordChangeProblems, type PasswordChange } from './password-change';
import styles from './PasswordForm.module.css';

const blank: PasswordChange = { currentPassword: '', newPassword: '', confirmPassword: '' };
const fields = ['currentPassword', 'newPassword', 'confirmPassword'] as const;

/** Changes the password; whoever is logged in with the old one elsewhere is logged out there. */
export function PasswordForm() {
  const { t } = useTranslation('account');
  const { t: tLogin } = useTranslation('login');
  const [form, setForm] = useState(blank);
  const [problems, setProblems] = useState<ReturnType<typeof passwordChangeProblems>>({});
  const [changed, setChanged] = useState(false);
  const { send, busy, refusal } = useSending((body: PasswordChange) => bearer.post('Account/ChangePassword', body));

  async function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const found = passwordChangeProblems(form);
    setProblems(found);
    setChanged(false);
    if (Object.keys(found).length === 0 && (await send(form))) {
      setForm(blank);
      setChanged(true);
    } else {
      focusFirstProblem(element);
    }
  }

  function wrong(field: keyof PasswordChange): string | undefined {
    const problem = problems[field];
    return problem ? tLogin(`problem.${problem}`) : fieldError(refusal, field);
  }

  return (
    <form className={styles.form} onSubmit={change} noValidate aria-busy={busy}>
      {fields.map((field) => (
        <PasswordField
          key={field}
          label={t(`password.${field}`)}
          name={field}
          autoComplete={field === 'currentPassword' ? 'current-password' : 'new-password'}
          maxLength={PASSWORD_LONGEST * 2}
          hint={field === 'newPassword' ? tLogin('field.passwordHint') : undefined}
          value={form[field]}
          onChange={(event) => setForm({ ...form, [field]: event.currentTarget.value })}
          error={wrong(field)}
        />
      ))}
      <RefusalNote refusal={beyondFields(refusal, fields)} />
      <div role="status" className={styles.status}>
        {changed && (
          <p className={styles.changed}>
            <IconCircleCheck size={18} stroke={1.75} aria-hidden />
            {t('password.changed')}
          </p>
        )}
      </div>
      <Button type="submit" loading={busy} className={styles.submit}>
        {t('password.submit')}
      </Button>
      <p className={styles.soft}>{t('password.words')}</p>
    </form>
  );
}
