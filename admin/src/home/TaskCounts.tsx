import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HomeTaskView } from '@shop/contract';
import { useId } from 'react';
import { Link, useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { taskListPath } from './task-lists';

/** The number of each task, linked to its list, with the age of the oldest. */
export function TaskCounts({ tasks }: { tasks: readonly HomeTaskView[] }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {translate('dashboard.ownWork')}
      </Typography>
      <Box sx={GRID}>
        {tasks.map((task) => (
          <TaskCount key={task.task} task={task} />
        ))}
      </Box>
    </section>
  );
}

const GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
  gap: '1px',
  border: 1,
  borderColor: 'divider',
  borderRadius: '4px',
  backgroundColor: 'background.paper',
  overflow: 'hidden',
};

function TaskCount({ task: { task, count, overdue, oldest } }: { task: HomeTaskView }) {
  const translate = useTranslate();
  const { number, age } = useFormat();
  return (
    <Link
      to={taskListPath(task)}
      underline="none"
      sx={{
        display: 'block',
        px: 2,
        py: 1.5,
        outline: '1px solid',
        outlineColor: 'divider',
        color: 'text.primary',
        '&:hover': { backgroundColor: 'primary.light' },
      }}
    >
      <Box
        sx={{
          fontSize: '1.75rem',
          fontWeight: 620,
          lineHeight: 1.25,
          fontVariantNumeric: 'tabular-nums',
          color: count === 0 ? 'text.secondary' : 'primary.main',
        }}
      >
        {number(count)}
      </Box>
      <Box sx={{ typography: 'body2' }}>{translate(`dashboard.task.${task}`)}</Box>
      {oldest && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {translate('dashboard.oldest', { age: age(oldest) })}
        </Box>
      )}
      {overdue > 0 && (
        <Box sx={{ typography: 'caption', fontWeight: 600, color: 'error.main' }}>
          {translate('dashboard.overdueCount', { count: number(overdue) })}
        </Box>
      )}
    </Link>
  );
}
