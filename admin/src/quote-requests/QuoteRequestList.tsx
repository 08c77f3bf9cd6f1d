import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminQuoteRequestRowView } from '@shop/contract';
import { DataTable, ListBase, useCreatePath, useGetResourceLabel, useTranslate } from 'react-admin';
import { CardList } from '../ui/CardList';
import { ChoiceField } from '../ui/ChoiceField';
import { ListHead } from '../ui/ListHead';
import { ListPager } from '../ui/ListPager';
import { ListSheet } from '../ui/ListSheet';
import { NothingHere } from '../ui/NothingHere';
import { PageTitle } from '../ui/PageTitle';
import { useReading } from '../ui/reading';
import { RowLink } from '../ui/RowLink';
import { SearchField } from '../ui/SearchField';
import { useNarrow } from '../ui/useNarrow';
import { ReplyBy } from './ReplyBy';
import { RequestState } from './RequestState';

const STATES = ['open', 'answered', 'ordered', 'expired', 'declined', 'withdrawn'] as const;
const KINDS = ['item', 'cart', 'buy_for_me'] as const;

/** Who waits for a quote, what is due first on top. */
export function QuoteRequestList() {
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const narrow = useNarrow();
  const states = STATES.map((id) => ({ id, name: translate(`quoteRequests.is.${id}`) }));
  const kinds = KINDS.map((id) => ({ id, name: translate(`quoteRequests.kind.${id}`) }));
  return (
    <ListBase sort={{ field: 'queue', order: 'DESC' }} perPage={25} exporter={false}>
      <ListHead
        title={<PageTitle title={label('quote-requests', 2)} />}
        filters={
          <>
            <SearchField source="q" label="quoteRequests.find" />
            <ChoiceField
              source="state"
              label={translate('quoteRequests.state')}
              any={translate('quoteRequests.anyState')}
              choices={states}
            />
            <ChoiceField
              source="kind"
              label={translate('quoteRequests.what')}
              any={translate('quoteRequests.anyKind')}
              choices={kinds}
            />
          </>
        }
      />
      <ListSheet>{narrow ? <RequestCards /> : <RequestTable />}</ListSheet>
      <ListPager />
    </ListBase>
  );
}

const Column = DataTable.Col<AdminQuoteRequestRowView>;

function RequestTable() {
  const translate = useTranslate();
  const { time } = useReading();
  return (
    <DataTable<AdminQuoteRequestRowView> rowClick="show" bulkActionButtons={false} empty={<NoRequests />}>
      <Column
        source="email"
        render={({ id, email }) => (
          <RowLink resource="quote-requests" id={id}>
            {email}
          </RowLink>
        )}
      />
      <Column source="name" />
      <Column
        source="kind"
        render={({ kind, lines }) =>
          [translate(`quoteRequests.kind.${kind}`), kind === 'cart' && lines].filter(Boolean).join(' · ')
        }
      />
      <Column source="state" render={(row) => <RequestState {...row} />} />
      <Column source="askedAt" render={({ askedAt }) => time(askedAt)} />
      <Column source="replyBy" render={(row) => <ReplyBy row={row} />} />
    </DataTable>
  );
}

function RequestCards() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <CardList<AdminQuoteRequestRowView>
      to={({ id }) => createPath({ resource: 'quote-requests', id, type: 'show' })}
      empty={<NoRequests />}
    >
      {(row) => (
        <Box sx={{ display: 'grid', rowGap: 0.25 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <Typography sx={{ fontWeight: 600, color: 'primary.main', overflowWrap: 'anywhere' }}>
              {row.name || row.email}
            </Typography>
            <RequestState {...row} />
          </Box>
          <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
            {translate(`quoteRequests.kind.${row.kind}`)} · <ReplyBy row={row} />
          </Box>
        </Box>
      )}
    </CardList>
  );
}

function NoRequests() {
  const translate = useTranslate();
  return <NothingHere>{translate('quoteRequests.nothing')}</NothingHere>;
}
