import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { closed, DateOnly } from '../values';
import { ListQuery } from './admin';

const kind = Type.Union([Type.Literal('holiday'), Type.Literal('workday')], {
  description: 'a day off, or a Saturday or Sunday that is worked in its stead',
});

const occasion = Type.Union([
  Type.Literal('new_year'),
  Type.Literal('spring_festival'),
  Type.Literal('qingming'),
  Type.Literal('labour_day'),
  Type.Literal('dragon_boat'),
  Type.Literal('mid_autumn'),
  Type.Literal('national_day'),
  Type.Literal('other'),
]);

/** A day that is no usual one of its week. */
export const CalendarDay = closed({
  /** The day again. */
  id: Type.String(),
  day: DateOnly,
  kind,
  occasion,
});

const bare = { bare: true, personal: true } as const;

export const adminCalendar = {
  'admin/calendar-days': call({
    ...bare,
    method: 'GET',
    path: 'admin/calendar-days',
    summary: 'Days off and weekend days worked; `filter` may name a `year`',
    input: ListQuery,
    output: Type.Array(CalendarDay),
    refusals: [],
  }),
  'admin/calendar-day-set': call({
    ...bare,
    method: 'POST',
    path: 'admin/calendar-days',
    summary: 'Makes a day to come one off, or one that is worked',
    idempotent: true,
    input: closed({ day: DateOnly, kind, occasion }),
    output: CalendarDay,
    refusals: [],
  }),
  'admin/calendar-day-clear': call({
    ...bare,
    method: 'DELETE',
    path: 'admin/calendar-days/:id',
    summary: 'Makes a day to come one like others of its week again',
    params: closed({ id: Type.String({ maxLength: 40 }) }),
    input: closed({}),
    output: closed({ id: Type.String() }),
    refusals: ['resource_not_found'],
  }),
} as const;
