import { Trans, useTranslation } from 'react-i18next';
import { Sentences } from '../../ui/Sentences';
import { api } from '../api/client';
import { Day } from './CalendarDate';
import { daysLeft } from './days-left';

/** Until when problems can be reported, and how many days are left. */
export function ClaimDeadline({ day }: { day: string }) {
  const { t } = useTranslation('order');
  return (
    <Sentences>
      <Trans t={t} i18nKey="claim.until" components={{ day: <Day day={day} /> }} />
      {t('claim.daysLeft', { count: daysLeft(day, api.clock.now()) })}
    </Sentences>
  );
}
