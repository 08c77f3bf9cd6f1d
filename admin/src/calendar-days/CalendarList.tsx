import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CalendarDayView } from '@shop/contract';
import { useState } from 'react';
import { ListBase, useGetResourceLabel, useTranslate } from 'react-admin';
import { CardList } from '../ui/CardList';
import { Chip } from '../ui/Chip';
import { ChoiceField } from '../ui/ChoiceField';
import { ListHead } from '../ui/ListHead';
import { ListSheet } from '../ui/ListSheet';
import { NothingHere } from '../ui/NothingHere';
import { PageTitle } from '../ui/PageTitle';
import { useReading } from '../ui/reading';
import { ClearDay } from './ClearDay';
import { DayForm } from './DayForm';

const THIS_YEAR = new Date().getUTCFullYear();
const YEARS = [THIS_YEAR - 1, THIS_YEAR, THIS_YEAR + 1, THIS_YEAR + 2].map(String);
const NOW = { year: String(THIS_YEAR) };

/** China's days off and the weekend days worked in their stead: all that is promised counts by them. */
export function CalendarList() {
  const translate = useTranslate();
  const label = useGetResourceLabel();
  return (
    <ListBase sort={{ field: 'day', order: 'ASC' }} filterDefaultValues={NOW} perPage={100} exporter={false}>
      <ListHead
        title={<PageTitle title={label('calendar-days', 2)} />}
        actions={<NewDay />}
        filters={
          <ChoiceField
            source="year"
            label={translate('calendar.year')}
            any={translate('calendar.anyYear')}
            choices={YEARS.map((year) => ({ id: year, name: year }))}
          />
        }
      />
      <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 1.5, maxWidth: 720 }}>
        {translate('calendar.words')}
      </Box>
      <ListSheet>
        <CardList<CalendarDayView> empty={<NothingHere>{translate('calendar.nothing')}</NothingHere>}>
          {(row) => <Day row={row} />}
        </CardList>
      </ListSheet>
    </ListBase>
  );
}

function NewDay() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {translate('calendar.set.button')}
      </Button>
      {open && <DayForm onClose={() => setOpen(false)} />}
    </>
  );
}

function Day({ row: { day, kind, occasion } }: { row: CalendarDayView }) {
  const translate = useTranslate();
  const { weekday } = useReading();
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
        {translate(`calendar.occasion.${occasion}`)}
      </Box>
      <Box sx={{ justifySelf: { xs: 'end', sm: 'start' } }}>
        <Chip tone={kind === 'holiday' ? 'quiet' : 'plain'} state={kind}>
          {translate(`calendar.kind.${kind}`)}
        </Chip>
      </Box>
      <Box sx={{ justifySelf: 'end' }}>
        <ClearDay day={day} />
      </Box>
    </Box>
  );
}
