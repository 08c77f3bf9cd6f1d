import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReceivableView } from '@shop/contract';
import { DataTable, useListContext, useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { EmailAddress } from '../ui/EmailAddress';
import { breakWordCell, numericCell } from '../ui/list/cells';
import { SearchFilter } from '../ui/list/filters';
import { ListPage } from '../ui/list/ListPage';
import { RecordList } from '../ui/list/RecordList';
import { RecordLink } from '../ui/RecordLink';
import { useIsWide } from '../ui/useScreenSize';

const AMOUNTS = ['notDue', 'upTo30', 'upTo60', 'upTo90', 'over90', 'disputed'] as const;

/** What customers owe in each currency, by the days since it was due. */
export function ReceivableList() {
  const translate = useTranslate();
  return (
    <ListPage
      sort={{ field: 'total', order: 'DESC' }}
      perPage={100}
      filters={<SearchFilter source="q" label="receivables.search" />}
      intro={
        <Typography sx={{ color: 'text.secondary', maxWidth: 720, mb: 2 }}>
          {translate('receivables.description')}
        </Typography>
      }
    >
      <RecordList<ReceivableView>
        table={<ReceivableTable />}
        renderCard={(receivable) => <ReceivableCard receivable={receivable} />}
        empty="receivables.empty"
      />
      <Totals />
    </ListPage>
  );
}

const Column = DataTable.Col<ReceivableView>;

const strongCell = () => ({ ...numericCell(), fontWeight: 600 });

function ReceivableTable() {
  const { money } = useFormat();
  const isWide = useIsWide();
  return (
    <DataTable<ReceivableView> rowClick={false} bulkActionButtons={false}>
      <Column
        source="email"
        cellSx={breakWordCell}
        render={(receivable) => (
          <>
            <Customer receivable={receivable} />
            {!isWide && (
              <Box sx={{ color: 'text.secondary' }}>
                <OrderCount receivable={receivable} />
              </Box>
            )}
          </>
        )}
      />
      {isWide && <Column source="orders" disableSort align="right" cellSx={numericCell} />}
      {AMOUNTS.map((name) => (
        <Column
          key={name}
          source={name}
          disableSort={name !== 'over90' && name !== 'disputed'}
          align="right"
          cellSx={numericCell}
          render={({ [name]: amount }) => (amount.amount === 0 ? '' : money(amount))}
        />
      ))}
      <Column source="total" align="right" cellSx={strongCell} render={({ total }) => money(total)} />
    </DataTable>
  );
}

function Customer({ receivable: { accountId, email } }: { receivable: ReceivableView }) {
  const translate = useTranslate();
  return (
    <RecordLink resource="accounts" id={accountId}>
      {email ? <EmailAddress email={email} /> : translate('receivables.closedAccount')}
    </RecordLink>
  );
}

function OrderCount({ receivable: { orders } }: { receivable: ReceivableView }) {
  const translate = useTranslate();
  const { number } = useFormat();
  return (
    <>
      {translate('common.labelled', { label: translate('resources.receivables.fields.orders'), value: number(orders) })}
    </>
  );
}

function ReceivableCard({ receivable }: { receivable: ReceivableView }) {
  const { money } = useFormat();
  const translate = useTranslate();
  const parts = AMOUNTS.filter((name) => receivable[name].amount !== 0);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, fontVariantNumeric: 'tabular-nums' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <Customer receivable={receivable} />
        </Box>
        <Box sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>{money(receivable.total)}</Box>
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {parts
          .map((name) => ({
            label: translate(`resources.receivables.fields.${name}`),
            value: money(receivable[name]),
          }))
          .map((part) => translate('common.labelled', part))
          .join(' · ')}
      </Box>
    </Box>
  );
}

/** The sums of the page by currency. */
function Totals() {
  const translate = useTranslate();
  const { money } = useFormat();
  const { data = [] } = useListContext<ReceivableView>();
  const totals = new Map<string, number>();
  for (const { currency, total } of data) totals.set(currency, (totals.get(currency) ?? 0) + total.amount);
  return (
    <Typography component="div" variant="body2" sx={{ p: 1.25, fontVariantNumeric: 'tabular-nums' }}>
      {[...totals].map(([currency, amount]) => (
        <div key={currency}>{translate('receivables.sum', { amount: money({ currency, amount }) })}</div>
      ))}
    </Typography>
  );
}
