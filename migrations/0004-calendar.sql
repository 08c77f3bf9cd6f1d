-- Public holidays in China and make-up working days. Any other day follows the week.

create table calendar_day (
  day date primary key,
  kind text not null check (kind in ('holiday', 'workday')),
  holiday text not null check (holiday in ('new_year', 'spring_festival', 'qingming', 'labour_day', 'dragon_boat', 'mid_autumn', 'national_day', 'other')),
  check (kind = 'holiday' or extract(isodow from day) >= 6)
);

-- 2026 by the State Council's notice of 4 November 2025.
insert into calendar_day (day, kind, holiday)
select day::date, 'holiday', holiday
from (values
  ('2026-01-01', '2026-01-03', 'new_year'),
  ('2026-02-15', '2026-02-23', 'spring_festival'),
  ('2026-04-04', '2026-04-06', 'qingming'),
  ('2026-05-01', '2026-05-05', 'labour_day'),
  ('2026-06-19', '2026-06-21', 'dragon_boat'),
  ('2026-09-25', '2026-09-27', 'mid_autumn'),
  ('2026-10-01', '2026-10-07', 'national_day')
) notice (first, last, holiday), generate_series(first::date, last::date, '1 day') day;

insert into calendar_day (day, kind, holiday) values
  ('2026-01-04', 'workday', 'new_year'),
  ('2026-02-14', 'workday', 'spring_festival'),
  ('2026-02-28', 'workday', 'spring_festival'),
  ('2026-05-09', 'workday', 'labour_day'),
  ('2026-09-20', 'workday', 'national_day'),
  ('2026-10-10', 'workday', 'national_day');

-- 2027 by the law on public holidays alone. Staff complete it when the year's notice is published.
insert into calendar_day (day, kind, holiday)
select day::date, 'holiday', holiday
from (values
  ('2027-01-01', '2027-01-01', 'new_year'),
  ('2027-02-05', '2027-02-08', 'spring_festival'),
  ('2027-04-05', '2027-04-05', 'qingming'),
  ('2027-05-01', '2027-05-02', 'labour_day'),
  ('2027-06-09', '2027-06-09', 'dragon_boat'),
  ('2027-09-15', '2027-09-15', 'mid_autumn'),
  ('2027-10-01', '2027-10-03', 'national_day')
) law (first, last, holiday), generate_series(first::date, last::date, '1 day') day;
