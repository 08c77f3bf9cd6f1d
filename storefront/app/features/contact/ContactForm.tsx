import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { SelectField, TextArea, TextField } from '../../ui/fields';
import { focusFirstProblem } from '../../ui/focus-first-problem';
import { RefusalNote } from '../../ui/RefusalNote';
import { signed } from '../api/calls';
import { beyondFields, fieldError } from '../api/refusal';
import { useSending } from '../api/useSending';
import {
  contactProblems,
  departmentIn,
  departments,
  LONGEST,
  sentMessage,
  type Message,
  type MessageText,
} from './contact-rules';
import styles from './Contact.module.css';

/** Writes to one of the three mailboxes; afterwards says when to expect an answer. */
export function ContactForm() {
  const { t } = useTranslation('contact');
  const { search } = useLocation();
  const [message, setMessage] = useState<Message>(() => blank(search));
  const [problems, setProblems] = useState<ReturnType<typeof contactProblems>>({});
  const [sent, setSent] = useState(false);
  const { send, busy, refusal } = useSending(() => signed.post('UserEnd/SiteInfo/ContactUs', sentMessage(message)));

  async function write(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const found = contactProblems(message);
    setProblems(found);
    if (Object.keys(found).length === 0 && (await send())) setSent(true);
    else focusFirstProblem(form);
  }

  function another() {
    setMessage({ ...message, subject: '', message: '' });
    setSent(false);
  }

  if (sent) return <Sent onAnother={another} />;
  const field = (name: MessageText) => ({
    name,
    label: t(`field.${name}`),
    maxLength: LONGEST[name],
    value: message[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      setMessage({ ...message, [name]: currentTarget.value }),
    error: problems[name] ? t(`problem.${problems[name]}`) : fieldError(refusal, name),
  });
  return (
    <form className={styles.form} onSubmit={write} noValidate aria-busy={busy}>
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
      <RefusalNote refusal={beyondFields(refusal, Object.keys(message))} />
      <Button type="submit" size="md" loading={busy} className={styles.submit}>
        {t('submit')}
      </Button>
    </form>
  );
}

function Sent({ onAnother }: { onAnother: () => void }) {
  const { t } = useTranslation('contact');
  return (
    <div className={styles.sent} role="status">
      <IconCircleCheck size={28} stroke={1.5} aria-hidden />
      <h2>{t('sent')}</h2>
      <p>{t('sentWords')}</p>
      <Button variant="default" onClick={onAnother}>
        {t('another')}
      </Button>
    </div>
  );
}

function blank(search: string): Message {
  return { department: departmentIn(search), name: '', phone: '', email: '', subject: '', message: '' };
}
