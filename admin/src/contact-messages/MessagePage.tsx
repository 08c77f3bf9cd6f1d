import Box from '@mui/material/Box';
import type { ContactMessageView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { DescriptionList } from '../ui/DescriptionList';
import { Page } from '../ui/Page';
import { RecordLink } from '../ui/RecordLink';
import { RecordPage } from '../ui/RecordPage';
import { Section } from '../ui/Section';
import { StatusChip } from '../ui/StatusChip';
import { AnswerForm } from './AnswerForm';
import { MessageActions } from './MessageActions';
import { AnswerDueDate } from './MessageList';

/** A message from the contact form, its answers, and the form for another one. */
export function MessagePage() {
  return <RecordPage<ContactMessageView>>{(message) => <Message message={message} />}</RecordPage>;
}

function Message({ message }: { message: ContactMessageView }) {
  const translate = useTranslate();
  const { time } = useFormat();
  const { subject, status, answers } = message;
  return (
    <Page
      resource="contact-messages"
      title={subject}
      aside={<StatusChip kind="contactMessage" status={status} />}
      header={<MessageDetails message={message} />}
      maxWidth={960}
    >
      <MessageActions message={message} />
      <Section title={translate('contactMessages.message')}>
        <Box sx={TEXT}>{message.message}</Box>
      </Section>
      {answers.map(({ id, text, by, at }) => (
        <Section
          key={id}
          title={translate('contactMessages.answer.title')}
          aside={<Box sx={{ typography: 'body2', color: 'text.secondary' }}>{[by, time(at)].join(' · ')}</Box>}
        >
          <Box sx={TEXT}>{text}</Box>
        </Section>
      ))}
      <AnswerForm message={message} />
    </Page>
  );
}

const TEXT = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' };

function MessageDetails({ message }: { message: ContactMessageView }) {
  const translate = useTranslate();
  const { time, language } = useFormat();
  const { accountId, email, name, phone, department, receivedAt, assignee, status } = message;
  const field = (source: string) => translate(`resources.contact-messages.fields.${source}`);
  const items = [
    { name: field('name'), value: name },
    {
      name: field('email'),
      value: accountId ? (
        <RecordLink resource="accounts" id={accountId}>
          {email}
        </RecordLink>
      ) : (
        email
      ),
    },
    { name: field('phone'), value: phone },
    { name: field('department'), value: translate(`contactMessages.departments.${department}`) },
    { name: field('language'), value: language(message.language) },
    { name: field('receivedAt'), value: time(receivedAt) },
    ...(status === 'open' ? [{ name: field('answerBy'), value: <AnswerDueDate message={message} /> }] : []),
    { name: field('assignee'), value: assignee?.name ?? translate('contactMessages.nobody') },
  ];
  return <DescriptionList items={items} />;
}
