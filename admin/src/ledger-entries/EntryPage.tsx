import Box from '@mui/material/Box';
import type { LedgerEntryView } from '@shop/contract';
import { Link, ShowBase, useCreatePath, useShowContext, useTranslate } from 'react-admin';
import { Facts } from '../ui/Facts';
import { LoadFailure } from '../ui/LoadFailure';
import { PageTitle } from '../ui/PageTitle';
import { useReading } from '../ui/reading';
import { Section } from '../ui/Section';
import { About } from './About';
import { EntryKind } from './EntryKind';
import { Postings } from './Postings';

export function EntryPage() {
  return (
    <ShowBase<LedgerEntryView>>
      <LoadedEntry />
    </ShowBase>
  );
}

function LoadedEntry() {
  const { record: entry, error } = useShowContext<LedgerEntryView>();
  if (error) return <LoadFailure error={error} />;
  return entry ? <Entry entry={entry} /> : null;
}

function Entry({ entry }: { entry: LedgerEntryView }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { money, time, calendarDay } = useReading();
  const { seq, at, kind, by, reverses, reversedBy, total } = entry;
  const another = (id: string) => (
    <Link to={createPath({ resource: 'ledger-entries', id, type: 'show' })}>{translate('books.thatEntry')}</Link>
  );
  const facts = [
    { name: translate('books.total'), value: money(total), strong: true },
    { name: translate('books.booked'), value: time(at) },
    { name: translate('books.day'), value: calendarDay(entry.day) },
    { name: translate('books.by'), value: by ?? translate('books.byShop') },
    { name: translate('books.about'), value: <About {...entry} /> },
    ...(reverses ? [{ name: translate('books.reverses'), value: another(reverses) }] : []),
    ...(reversedBy ? [{ name: translate('books.reversedBy'), value: another(reversedBy) }] : []),
  ];
  return (
    <Box component="article" sx={{ pt: 2.5, display: 'grid', gap: 2, maxWidth: 760, minWidth: 0 }}>
      <Box component="header" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Link to="/ledger-entries" sx={{ typography: 'body2' }}>
          {translate('resources.ledger-entries.name', { smart_count: 2 })}
        </Link>
        <PageTitle title={translate('books.entry', { seq })} aside={<EntryKind kind={kind} />} />
        <Facts facts={facts} />
      </Box>
      <Section title={translate('books.postings')}>
        <Postings postings={entry.postings} />
      </Section>
    </Box>
  );
}
