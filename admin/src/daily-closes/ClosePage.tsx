import Box from '@mui/material/Box';
import type { DailyCloseWholeView } from '@shop/contract';
import { Link, ShowBase, useShowContext, useTranslate } from 'react-admin';
import { useAccountName } from '../ledger-accounts/useAccountName';
import { Facts } from '../ui/Facts';
import { LoadFailure } from '../ui/LoadFailure';
import { NothingHere } from '../ui/NothingHere';
import { PageTitle } from '../ui/PageTitle';
import { useReading } from '../ui/reading';
import { Section } from '../ui/Section';
import { AuditState } from './AuditState';
import { numbers } from './CloseList';

export function ClosePage() {
  return (
    <ShowBase<DailyCloseWholeView>>
      <LoadedClose />
    </ShowBase>
  );
}

function LoadedClose() {
  const { record: close, error } = useShowContext<DailyCloseWholeView>();
  if (error) return <LoadFailure error={error} />;
  // The list's row stands in until the close itself is there.
  return close?.balances ? <Close close={close} /> : null;
}

function Close({ close }: { close: DailyCloseWholeView }) {
  const translate = useTranslate();
  const { calendarDay, time, number } = useReading();
  const { id, closedAt, closedBy, entries, findings } = close;
  const facts = [
    { name: translate('books.closedAt'), value: [time(closedAt), closedBy ?? translate('books.byShop')].join(' · ') },
    { name: translate('books.entryCount'), value: number(entries) },
    { name: translate('books.numbers'), value: numbers(close) },
    ...Object.entries(findings).map(([view, found]) => ({
      name: translate(`audits.view.${view}`, { _: view }),
      value: number(found),
      strong: true,
    })),
  ];
  return (
    <Box component="article" sx={{ pt: 2.5, display: 'grid', gap: 2, maxWidth: 1040, minWidth: 0 }}>
      <Box component="header" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Link to="/daily-closes" sx={{ typography: 'body2' }}>
          {translate('resources.daily-closes.name', { smart_count: 2 })}
        </Link>
        <PageTitle title={calendarDay(id)} aside={<AuditState {...close} />} />
        <Facts facts={facts} />
      </Box>
      <Section title={translate('books.balances')}>
        {close.balances.length === 0 ? (
          <NothingHere>{translate('books.nothing')}</NothingHere>
        ) : (
          <Balances balances={close.balances} />
        )}
      </Section>
    </Box>
  );
}

const CELL = { py: 0.5, pr: 2, textAlign: 'left', fontWeight: 400, whiteSpace: 'nowrap' } as const;
const FIGURE = { ...CELL, textAlign: 'right', fontVariantNumeric: 'tabular-nums', pl: 1 } as const;
const COLUMNS = ['opening', 'received', 'given', 'closing'] as const;

function Balances({ balances }: Pick<DailyCloseWholeView, 'balances'>) {
  const translate = useTranslate();
  const name = useAccountName();
  const { money } = useReading();
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={{ typography: 'body2', borderCollapse: 'collapse', width: '100%', mt: 0.5 }}>
        <thead>
          <tr>
            <Box component="th" scope="col" sx={{ ...CELL, color: 'text.secondary' }}>
              {translate('books.anAccount')}
            </Box>
            {COLUMNS.map((column) => (
              <Box component="th" scope="col" key={column} sx={{ ...FIGURE, color: 'text.secondary' }}>
                {translate(`books.${column}`)}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {balances.map((balance) => (
            <Box
              component="tr"
              key={`${balance.account}:${balance.currency}`}
              sx={{ borderTop: 1, borderColor: 'divider' }}
            >
              <Box component="th" scope="row" sx={CELL}>
                {name(balance.account)}{' '}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {balance.currency}
                </Box>
              </Box>
              {COLUMNS.map((column) => (
                <Box component="td" key={column} sx={{ ...FIGURE, fontWeight: column === 'closing' ? 600 : 400 }}>
                  {money(balance[column])}
                </Box>
              ))}
            </Box>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
