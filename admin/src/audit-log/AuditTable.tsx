import type { AuditEntryView } from '@shop/contract';
import { DataTable, useRecordContext, useTranslate } from 'react-admin';
import { NothingHere } from '../ui/NothingHere';
import { useReading } from '../ui/reading';
import { Actor } from './Actor';
import { Changes } from './Changes';
import { Subject } from './Subject';

const noWrap = () => ({ whiteSpace: 'nowrap' });
const Column = DataTable.Col<AuditEntryView>;

export function AuditTable() {
  const translate = useTranslate();
  const { time } = useReading();
  return (
    <DataTable<AuditEntryView>
      rowClick="expand"
      bulkActionButtons={false}
      expand={<ExpandedChanges />}
      empty={<NoEntries />}
    >
      <Column source="at" cellSx={noWrap} render={({ at }) => time(at)} />
      <Column source="actor" disableSort render={(entry) => <Actor entry={entry} />} />
      <Column source="action" disableSort render={({ action }) => translate(`audit.action.${action}`, { _: action })} />
      <Column source="subject" disableSort render={({ subject }) => <Subject subject={subject} />} />
      <Column source="address" disableSort cellSx={noWrap} />
    </DataTable>
  );
}

function ExpandedChanges() {
  const entry = useRecordContext<AuditEntryView>();
  return entry ? <Changes entry={entry} /> : null;
}

export function NoEntries() {
  const translate = useTranslate();
  return <NothingHere>{translate('audit.nothing')}</NothingHere>;
}
