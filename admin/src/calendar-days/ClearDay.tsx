import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DeedDialog } from '../ui/DeedDialog';
import { useReading } from '../ui/reading';
import { clearDay, todayInChina } from './calls';

/** Takes a day to come off the list. */
export function ClearDay({ day }: { day: string }) {
  const translate = useTranslate();
  const { weekday } = useReading();
  const [open, setOpen] = useState(false);
  if (day < todayInChina()) return null;
  return (
    <>
      <Button size="small" color="inherit" onClick={() => setOpen(true)}>
        {translate('calendar.clear.button')}
      </Button>
      {open && (
        <DeedDialog
          texts="calendar.clear"
          about={{ day: weekday(day) }}
          defaults={{}}
          act={() => clearDay(day)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
