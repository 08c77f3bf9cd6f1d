import Box from '@mui/material/Box';
import type { CalendarDayView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { SelectFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { StatusChip } from '../ui/StatusChip';
import { AddDayButton, RemoveDayButton } from './CalendarDayDialogs';

const THIS_YEAR = new Date().getUTCFullYear();
const YEARS = [THIS_YEAR - 1, THIS_YEAR, THIS_YEAR + 1, THIS_YEAR + 2].map(String);

/** China's public holidays and the weekend days worked in exchange, from which business days are counted. */
export function CalendarDayList() {
  const translate = useTranslate();
  return (
    <ListPage
      sort={{ field: 'day', order: 'ASC' }}
      filterDefaultValues={{ year: String(THIS_YEAR) }}
      perPage={100}
      actions={<AddDayButton />}
      filters={
        <SelectFilter
          source="year"
          label="calendar.year"
          anyLabel="calendar.anyYear"
          choices={YEARS}
          choiceLabels={(year) => year}
        />
      }
      intro={
        <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 1.5, maxWidth: 720 }}>
          {translate('calendar.description')}
        </Box>
      }
      paginated={false}
    >
      <RecordList<CalendarDayView> renderCard={(day) => <CalendarDay calendarDay={day} />} empty="calendar.empty" />
    </ListPage>
  );
}

function CalendarDay({ calendarDay: { day, kind, holiday } }: { calendarDay: CalendarDayView }) {
  const translate = useTranslate();
  const { weekday } = useFormat();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', sm: '240px minmax(0, 1fr) 150px 110px' },
        columnGap: 2,
        alignItems: 'center',
        fontVariantNumeric: 'tabular-nums',
        minHeight: 32,
      }}
    >
      <span>{weekday(day)}</span>
      <Box sx={{ color: 'text.secondary', gridRow: { xs: 2, sm: 'auto' } }}>
        {translate(`calendar.holiday.${holiday}`)}
      </Box>
      <Box sx={{ justifySelf: { xs: 'end', sm: 'start' } }}>
        <StatusChip kind="calendarDay" status={kind} />
      </Box>
      <Box sx={{ justifySelf: 'end' }}>
        <RemoveDayButton day={day} />
      </Box>
    </Box>
  );
}
