import { useTranslate } from 'react-admin';
import { EventDialog, type EventFormProps } from './EventDialog';

export function ProductionDialog(props: EventFormProps) {
  const translate = useTranslate();
  return (
    <EventDialog
      {...props}
      event="in_production"
      words={translate('events.in_production.words')}
      defaults={{}}
      says={() => ({ body: {} })}
    />
  );
}
