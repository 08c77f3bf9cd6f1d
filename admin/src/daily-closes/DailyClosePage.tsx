import Box from '@mui/material/Box';
import type { DailyCloseDetailView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { useBalanceFormat } from '../ledger-accounts/useBalanceFormat';
import { useLedgerAccountName } from '../ledger-accounts/useLedgerAccountName';
import { DescriptionList } from '../ui/DescriptionList';
import { EmptyState } from '../ui/EmptyState';
import { Page } from '../ui/Page';
import { PlainTable } from '../ui/PlainTable';
import { RecordPage } from '../ui/RecordPage';
import { Section } from '../ui/Section';
import { ChecksChip, formatEntryNumbers } from './DailyCloseList';

export function DailyClosePage() {
  return <RecordPage<DailyCloseDetailView>>{(close) => <DailyClose close={close} />}</RecordPage>;
}

function DailyClose({ close }: { close: DailyCloseDetailView }) {
  const translate = useTranslate();
  const { calendarDay, time, number } = useFormat();
  const { id, closedAt, closedBy, entries, findings, balances } = close;
  const items = [
    {
      name: translate('ledger.closedAt'),
      value: [time(closedAt), closedBy ?? translate('ledger.bySystem')].join(' · '),
    },
    { name: translate('ledger.entryCount'), value: number(entries) },
    { name: translate('ledger.entryNumbers'), value: formatEntryNumbers(close) },
    ...Object.entries(findings).map(([check, found]) => ({
      name: translate(`integrityChecks.checks.${check}`, { _: check }),
      value: number(found),
      strong: true,
    })),
  ];
  return (
    <Page
      resource="daily-closes"
      title={calendarDay(id)}
      aside={<ChecksChip close={close} />}
      header={<DescriptionList items={items} />}
      maxWidth={1040}
    >
      <Section title={translate('ledger.balances')}>
        {balances.length === 0 ? (
          <EmptyState>{translate('ledger.empty')}</EmptyState>
        ) : (
          <Balances balances={balances} />
        )}
      </Section>
    </Page>
  );
}

/** What is received is a credit, what is given a debit. */
const COLUMNS = ['opening', 'given', 'received', 'closing'] as const;

function Balances({ balances }: Pick<DailyCloseDetailView, 'balances'>) {
  const translate = useTranslate();
  const accountName = useLedgerAccountName();
  const formatBalance = useBalanceFormat();
  const { money } = useFormat();
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <PlainTable
        columns={[
          { name: translate('ledger.accountLabel') },
          ...COLUMNS.map((column) => ({
            name: translate(`ledger.${column}`),
            numeric: true,
            strong: column === 'closing',
          })),
        ]}
        rows={balances.map((balance) => ({
          key: `${balance.account}:${balance.currency}`,
          cells: [
            <>
              {balance.code} {accountName(balance.account)}{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {balance.currency}
              </Box>
            </>,
            ...COLUMNS.map((column) =>
              column === 'given' || column === 'received' ? money(balance[column]) : formatBalance(balance[column]),
            ),
          ],
        }))}
        rowHeadings
      />
    </Box>
  );
}
