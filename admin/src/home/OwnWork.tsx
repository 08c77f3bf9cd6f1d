import Box from '@mui/material/Box';
import type { HomeMentionView, HomeOwnTaskView } from '@shop/contract';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { DueDate } from '../ui/DueDate';
import { RecordLink } from '../ui/RecordLink';
import { Section } from '../ui/Section';
import { SectionRow } from '../ui/SectionRow';

interface OwnWorkProps {
  own: { tasks: readonly HomeOwnTaskView[]; mentions: readonly HomeMentionView[] };
}

/** The user's own tasks about orders, and notes that mention them; nothing while there are none. */
export function OwnWork({ own: { tasks, mentions } }: OwnWorkProps) {
  const translate = useTranslate();
  const { calendarDay, age } = useFormat();
  if (tasks.length + mentions.length === 0) return null;
  return (
    <Section title={translate('dashboard.own.title', { count: tasks.length + mentions.length })}>
      {tasks.map(({ id, orderId, text, due, overdue, by, createdAt }) => (
        <Row
          key={id}
          orderId={orderId}
          text={text}
          from={translate('dashboard.own.task', { name: by })}
          due={due && <DueDate date={calendarDay(due)} isOverdue={overdue} overdueLabel="dashboard.overdue" />}
          age={age(createdAt)}
        />
      ))}
      {mentions.map(({ id, orderId, text, by, at }) => (
        <Row
          key={`${orderId}:${id}`}
          orderId={orderId}
          text={text}
          from={translate('dashboard.own.mention', { name: by })}
          due={null}
          age={age(at)}
        />
      ))}
    </Section>
  );
}

interface RowProps {
  orderId: string;
  text: string;
  from: string;
  due: ReactNode;
  age: string;
}

function Row({ orderId, text, from, due, age }: RowProps) {
  const translate = useTranslate();
  return (
    <SectionRow columns={COLUMNS}>
      <RecordLink resource="orders" id={orderId} sx={{ fontWeight: 560 }} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ whiteSpace: 'pre-wrap' }}>{text}</Box>
        <Box sx={{ color: 'text.secondary' }}>{from}</Box>
      </Box>
      <Box sx={{ textAlign: { sm: 'right' } }}>{due}</Box>
      <Box sx={{ color: 'text.secondary', textAlign: { sm: 'right' } }}>{translate('dashboard.waiting', { age })}</Box>
    </SectionRow>
  );
}

const COLUMNS = { xs: '1fr', sm: '180px minmax(0, 1fr) 170px 110px' };
