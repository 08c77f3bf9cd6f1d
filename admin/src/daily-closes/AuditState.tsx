import type { DailyCloseView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { Chip } from '../ui/Chip';

/** Whether the audits were empty when the day was closed. */
export function AuditState({ auditsEmpty, findings }: Pick<DailyCloseView, 'auditsEmpty' | 'findings'>) {
  const translate = useTranslate();
  const found = Object.values(findings).reduce((sum, each) => sum + each, 0);
  return (
    <Chip tone={auditsEmpty ? 'good' : 'waiting'} state={auditsEmpty ? 'empty' : 'found'}>
      {auditsEmpty ? translate('books.auditsEmpty') : translate('books.auditsFound', { found })}
    </Chip>
  );
}
