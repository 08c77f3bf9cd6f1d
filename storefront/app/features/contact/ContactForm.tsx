import { fieldError, formError } from '@shop/api-client';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Button } from '../../ui/Button';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { SelectField, TextArea, TextField } from '../../ui/fields';
import { focusFirstError } from '../../ui/focus-first-problem';
import { ScriptForm } from '../../ui/ScriptForm';
import { api } from '../api/client';
import { useMutation } from '../api/useMutation';
import {
  validateMessage,
  parseDepartment,
  departments,
  MAX_LENGTH,
  toMessageRequest,
  type Message,
  type MessageText,
} from './contact-validation';
import styles from './Contact.module.css';

/** Sends a message to a department, then confirms when to expect a reply. */
export function ContactForm() {
  const { t } = useTranslation('contact');
  const { search } = useLocation();
  const [message, setMessage] = useState<Message>(() => emptyMessage(search));
  const [problems, setProblems] = useState<ReturnType<typeof validateMessage>>({});
  const [sent, setSent] = useState(false);
  const { mutate, isPending, error } = useMutation(() =>
    api.call('UserEnd/SiteInfo/ContactUs', toMessageRequest(message)),
  );

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const newProblems = validateMessage(message);
    setProblems(newProblems);
    if (Object.keys(newProblems).length === 0 && (await mutate())) setSent(true);
    else focusFirstError(form);
  }

  function startAnother() {
    setMessage({ ...message, subject: '', message: '' });
    setSent(false);
  }

  if (sent) return <Sent onAnother={startAnother} />;
  const field = (name: MessageText) => ({
    name,
    label: t(`field.${name}`),
    maxLength: MAX_LENGTH[name],
    value: message[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      setMessage({ ...message, [name]: currentTarget.value }),
    error: problems[name] ? t(`problem.${problems[name]}`) : fieldError(error, name),
  });
  return (
    <ScriptForm className={styles.form} onSubmit={submit} noValidate aria-busy={isPending}>
      <SelectField
        className={styles.wide}
        label={t('field.department')}
        name="department"
        value={message.department}
        onChange={({ currentTarget }) =>
          setMessage({ ...message, department: departments[currentTarget.selectedIndex] ?? 1 })
        }
      >
        {departments.map((department) => (
          <option key={department} value={department}>
            {t(`department.${department}`)}
          </option>
        ))}
      </SelectField>
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('phone')} type="tel" autoComplete="tel" hint={t('phoneHint')} />
      <TextField {...field('email')} className={styles.wide} type="email" autoComplete="email" />
      <TextField {...field('subject')} className={styles.wide} autoComplete="off" />
      <TextArea {...field('message')} className={styles.wide} rows={8} />
      <ErrorMessage error={formError(error, Object.keys(message))} />
      <Button type="submit" size="md" loading={isPending} className={styles.submit}>
        {t('submit')}
      </Button>
    </ScriptForm>
  );
}

function Sent({ onAnother }: { onAnother: () => void }) {
  const { t } = useTranslation('contact');
  return (
    <div className={styles.sent} role="status">
      <IconCircleCheck size={28} stroke={1.5} aria-hidden />
      <h2>{t('sent')}</h2>
      <p>{t('sentText')}</p>
      <Button variant="default" onClick={onAnother}>
        {t('another')}
      </Button>
    </div>
  );
}

function emptyMessage(search: string): Message {
  return { department: parseDepartment(search), name: '', phone: '', email: '', subject: '', message: '' };
}
