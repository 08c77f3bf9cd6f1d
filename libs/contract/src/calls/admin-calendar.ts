import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { DateOnly, Empty, strictObject } from '../values';
import { ListQuery, staffCall } from './staff-call';

const DayKind = Type.Union([Type.Literal('holiday'), Type.Literal('workday')], {
  description: 'a day off, or a Saturday or Sunday that is worked in its stead',
});

const Holiday = Type.Union([
  Type.Literal('new_year'),
  Type.Literal('spring_festival'),
  Type.Literal('qingming'),
  Type.Literal('labour_day'),
  Type.Literal('dragon_boat'),
  Type.Literal('mid_autumn'),
  Type.Literal('national_day'),
  Type.Literal('other'),
]);

/** A public holiday or a make-up working day. */
export const CalendarDay = strictObject({
  /** Same as `day`. */
  id: Type.String(),
  day: DateOnly,
  kind: DayKind,
  holiday: Holiday,
});

export const adminCalendar = {
  'admin/calendar-days': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/calendar-days',
    summary: 'Lists holidays and make-up working days (`filter`: year)',
    input: ListQuery,
    filters: ['year', 'id'],
    output: Type.Array(CalendarDay),
    errors: [],
  }),
  'admin/calendar-day-set': call({
    ...staffCall,
    method: 'POST',
    path: 'admin/calendar-days',
    summary: 'Makes a future day a holiday or a working day',
    idempotent: true,
    input: strictObject({ day: DateOnly, kind: DayKind, holiday: Holiday }),
    output: CalendarDay,
    errors: [],
  }),
  'admin/calendar-day-clear': call({
    ...staffCall,
    method: 'DELETE',
    path: 'admin/calendar-days/:id',
    summary: 'Makes a future day a regular day again',
    params: strictObject({ id: Type.String({ maxLength: 40 }) }),
    input: Empty,
    output: strictObject({ id: Type.String() }),
    errors: ['resource_not_found'],
  }),
} as const;
