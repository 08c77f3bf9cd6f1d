import type { LedgerEntryView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { DescriptionList } from '../ui/DescriptionList';
import { Page } from '../ui/Page';
import { RecordLink } from '../ui/RecordLink';
import { RecordPage } from '../ui/RecordPage';
import { Section } from '../ui/Section';
import { StatusChip } from '../ui/StatusChip';
import { EntrySubject } from './EntrySubject';
import { EntryLines } from './EntryLines';

export function LedgerEntryPage() {
  return <RecordPage<LedgerEntryView>>{(entry) => <LedgerEntry entry={entry} />}</RecordPage>;
}

function LedgerEntry({ entry }: { entry: LedgerEntryView }) {
  const translate = useTranslate();
  const { money, time, calendarDay } = useFormat();
  const { seq, number, at, day, kind, by, reverses, reversedBy, total, lines } = entry;
  const entryLink = (id: string) => (
    <RecordLink resource="ledger-entries" id={id}>
      {translate('ledger.viewEntry')}
    </RecordLink>
  );
  const items = [
    { name: translate('ledger.total'), value: money(total), strong: true },
    { name: translate('ledger.postedAt'), value: time(at) },
    { name: translate('ledger.day'), value: calendarDay(day) },
    { name: translate('ledger.by'), value: by ?? translate('ledger.bySystem') },
    { name: translate('ledger.subject'), value: <EntrySubject {...entry} /> },
    ...(reverses ? [{ name: translate('ledger.reverses'), value: entryLink(reverses) }] : []),
    ...(reversedBy ? [{ name: translate('ledger.reversedBy'), value: entryLink(reversedBy) }] : []),
  ];
  return (
    <Page
      resource="ledger-entries"
      title={translate('ledger.entry', { seq: number ?? `(${seq})` })}
      aside={<StatusChip kind="ledgerEntry" status={kind} />}
      header={<DescriptionList items={items} />}
      maxWidth={760}
    >
      <Section title={translate('ledger.postings')}>
        <EntryLines lines={lines} />
      </Section>
    </Page>
  );
}
