import type { CalendarDayView } from '@shop/contract';
import { DateInput, required, SelectInput } from 'react-admin';
import { callApi } from '../api/client';
import { todayInChina } from '../i18n/format';
import { useFormat } from '../i18n/useFormat';
import { ActionDialogButton } from '../ui/ActionDialogButton';

type Values = Omit<CalendarDayView, 'id'>;

const KINDS = ['holiday', 'workday'] as const satisfies readonly Values['kind'][];
const HOLIDAYS = [
  'new_year',
  'spring_festival',
  'qingming',
  'labour_day',
  'dragon_boat',
  'mid_autumn',
  'national_day',
  'other',
] as const satisfies readonly Values['holiday'][];
const REQUIRED = [required()];

/** Makes a weekday a holiday, or a Saturday or Sunday a working day. */
export function AddDayButton() {
  const field = (name: string) => `resources.calendar-days.fields.${name}`;
  const toChoices = (group: string, ids: readonly string[]) =>
    ids.map((id) => ({ id, name: `calendar.${group}.${id}` }));
  const defaultValues: Values = { day: todayInChina(), kind: 'holiday', holiday: 'other' };
  return (
    <ActionDialogButton
      texts="calendar.set"
      variant="contained"
      defaultValues={defaultValues}
      onSubmit={(day, idempotencyKey) => callApi('admin/calendar-day-set', day, { idempotencyKey })}
    >
      <DateInput
        source="day"
        label={field('day')}
        validate={REQUIRED}
        slotProps={{ htmlInput: { min: todayInChina() } }}
      />
      <SelectInput source="kind" label={field('kind')} choices={toChoices('kind', KINDS)} validate={REQUIRED} />
      <SelectInput
        source="holiday"
        label={field('holiday')}
        choices={toChoices('holiday', HOLIDAYS)}
        validate={REQUIRED}
      />
    </ActionDialogButton>
  );
}

/** Only future days can be removed, because promises were already counted by past ones. */
export function RemoveDayButton({ day }: { day: string }) {
  const { weekday } = useFormat();
  if (day < todayInChina()) return null;
  return (
    <ActionDialogButton
      texts="calendar.remove"
      textValues={{ day: weekday(day) }}
      variant="text"
      color="inherit"
      size="small"
      onSubmit={() => callApi('admin/calendar-day-clear', {}, { params: { id: day } })}
    />
  );
}
