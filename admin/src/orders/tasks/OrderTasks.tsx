import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { OrderTaskView } from '@shop/contract';
import { DateInput, required, SelectInput, TextInput, useTranslate } from 'react-admin';
import { callApi } from '../../api/client';
import { useAdminQuery } from '../../api/useAdminQuery';
import { useColleagues } from '../../common/useColleagues';
import { useFormat } from '../../i18n/useFormat';
import { ActionButton } from '../../ui/ActionButton';
import { ActionDialogButton } from '../../ui/ActionDialogButton';
import { DueDate } from '../../ui/DueDate';
import { Section } from '../../ui/Section';

const REQUIRED = [required()];
/** The page's stream of changes announces them at once, if there is one. */
const REFRESH_MS = 30_000;

/** What staff have to do for an order, and whether a note mentions the reader. */
export function OrderTasks({ orderId }: { orderId: string }) {
  const translate = useTranslate();
  const params = { orderId };
  const { data } = useAdminQuery('admin/order-tasks', {}, { params, refetchInterval: () => REFRESH_MS });
  if (!data) return null;
  return (
    <Section title={translate('orders.tasks.title')} aside={<AddTaskButton orderId={orderId} />}>
      {data.isMentioned && (
        <Alert
          severity="info"
          variant="outlined"
          sx={{ my: 1 }}
          action={
            <ActionButton
              label="orders.tasks.markRead"
              variant="text"
              size="small"
              action={(idempotencyKey) => callApi('admin/order-mentions-read', {}, { params, idempotencyKey })}
            />
          }
        >
          {translate('orders.tasks.mentioned')}
        </Alert>
      )}
      {data.tasks.length === 0 && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{translate('orders.tasks.none')}</Box>
      )}
      {data.tasks.map((task) => (
        <Task key={task.id} task={task} orderId={orderId} />
      ))}
    </Section>
  );
}

function Task({ task, orderId }: { task: OrderTaskView; orderId: string }) {
  const translate = useTranslate();
  const { calendarDay, time } = useFormat();
  const { id, text, assignee, due, overdue, by, doneBy, doneAt } = task;
  const params = { orderId, taskId: id };
  return (
    <Box sx={ROW}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ whiteSpace: 'pre-wrap', color: doneAt ? 'text.secondary' : 'text.primary' }}>{text}</Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {translate('orders.tasks.for', { name: assignee.name, by })}
          {due && !doneAt && (
            <>
              {' · '}
              <DueDate
                date={translate('orders.tasks.due', { day: calendarDay(due) })}
                isOverdue={overdue}
                overdueLabel="dashboard.overdue"
              />
            </>
          )}
          {doneAt && ` · ${translate('orders.tasks.doneBy', { name: doneBy ?? '', time: time(doneAt) })}`}
        </Box>
      </Box>
      {!doneAt && (
        <ActionButton
          label="orders.tasks.done"
          variant="outlined"
          size="small"
          action={(idempotencyKey) => callApi('admin/order-task-done', {}, { params, idempotencyKey })}
        />
      )}
    </Box>
  );
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
  typography: 'body2',
};

function AddTaskButton({ orderId }: { orderId: string }) {
  const { colleagues, self } = useColleagues();
  return (
    <ActionDialogButton
      texts="orders.tasks.add"
      size="small"
      defaultValues={{ text: '', assigneeId: self?.id ?? '', due: '' }}
      onSubmit={({ text, assigneeId, due }, idempotencyKey) =>
        callApi('admin/order-task-add', { text, assigneeId, due: due || null }, { params: { orderId }, idempotencyKey })
      }
    >
      <TextInput
        source="text"
        label="orders.tasks.text"
        multiline
        minRows={2}
        validate={REQUIRED}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <SelectInput
        source="assigneeId"
        label="orders.tasks.assignee"
        choices={[...colleagues]}
        translateChoice={false}
        validate={REQUIRED}
      />
      <DateInput source="due" label="orders.tasks.dueDay" helperText={false} sx={{ maxWidth: 240 }} />
    </ActionDialogButton>
  );
}
