import type { CalendarDayView } from '@shop/contract';
import { useState } from 'react';
import { DateInput, required, SelectInput, useTranslate } from 'react-admin';
import { command } from '../api/command';
import { DeedDialog } from '../ui/DeedDialog';
import { todayInChina } from './calls';

type Values = Omit<CalendarDayView, 'id'>;

const KINDS = ['holiday', 'workday'] as const satisfies readonly Values['kind'][];
const OCCASIONS = [
  'new_year',
  'spring_festival',
  'qingming',
  'labour_day',
  'dragon_boat',
  'mid_autumn',
  'national_day',
  'other',
] as const satisfies readonly Values['occasion'][];
const NEEDED = [required()];

/** Makes a day one off, or a Saturday or Sunday one that is worked. */
export function DayForm({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const [key] = useState(() => crypto.randomUUID());
  const named = (kind: string, ids: readonly string[]) =>
    ids.map((id) => ({ id, name: translate(`calendar.${kind}.${id}`) }));
  const field = (name: string) => `resources.calendar-days.fields.${name}`;
  return (
    <DeedDialog<Values>
      texts="calendar.set"
      about={{}}
      defaults={{ day: todayInChina(), kind: 'holiday', occasion: 'other' }}
      act={(day) => command('calendar-days', day, key)}
      onClose={onClose}
    >
      <DateInput
        source="day"
        label={field('day')}
        validate={NEEDED}
        slotProps={{ htmlInput: { min: todayInChina() } }}
      />
      <SelectInput
        source="kind"
        label={field('kind')}
        choices={named('kind', KINDS)}
        translateChoice={false}
        validate={NEEDED}
      />
      <SelectInput
        source="occasion"
        label={field('occasion')}
        choices={named('occasion', OCCASIONS)}
        translateChoice={false}
        validate={NEEDED}
      />
    </DeedDialog>
  );
}
