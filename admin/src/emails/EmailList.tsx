import Box from '@mui/material/Box';
import type { AdminEmailRowView } from '@shop/contract';
import { ListBase, useCreatePath, useGetResourceLabel, useTranslate } from 'react-admin';
import { CardList } from '../ui/CardList';
import { Chip } from '../ui/Chip';
import { ChoiceField } from '../ui/ChoiceField';
import { ListHead } from '../ui/ListHead';
import { ListPager } from '../ui/ListPager';
import { ListSheet } from '../ui/ListSheet';
import { NothingHere } from '../ui/NothingHere';
import { PageTitle } from '../ui/PageTitle';
import { useReading } from '../ui/reading';
import { SearchField } from '../ui/SearchField';

const STATES = ['waiting', 'sent'] as const;

/** Every mail that left or waits to leave, newest first. */
export function EmailList() {
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const createPath = useCreatePath();
  return (
    <ListBase sort={{ field: 'queuedAt', order: 'DESC' }} perPage={25} exporter={false}>
      <ListHead
        title={<PageTitle title={label('emails', 2)} />}
        filters={
          <>
            <SearchField source="q" label="emails.find" />
            <ChoiceField
              source="state"
              label={translate('emails.state')}
              any={translate('emails.anyState')}
              choices={STATES.map((id) => ({ id, name: translate(`emails.is.${id}`) }))}
            />
          </>
        }
      />
      <ListSheet>
        <CardList<AdminEmailRowView>
          to={({ id }) => createPath({ resource: 'emails', id, type: 'show' })}
          empty={<NothingHere>{translate('emails.nothing')}</NothingHere>}
        >
          {(row) => <Row row={row} />}
        </CardList>
      </ListSheet>
      <ListPager />
    </ListBase>
  );
}

function Row({ row: { to, subject, language, queuedAt, sentAt } }: { row: AdminEmailRowView }) {
  const translate = useTranslate();
  const { time, language: nameOf } = useReading();
  const state = sentAt ? 'sent' : 'waiting';
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 260px 90px 90px 170px' },
        columnGap: 2,
        alignItems: 'baseline',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Box sx={{ fontWeight: 560, color: 'primary.main', overflowWrap: 'anywhere' }}>
        {subject ?? translate('emails.struck')}
      </Box>
      <Box sx={{ overflowWrap: 'anywhere', typography: 'body2', gridRow: { xs: 2, md: 'auto' } }}>{to}</Box>
      <Box sx={{ display: { xs: 'none', md: 'block' }, typography: 'body2' }}>{nameOf(language)}</Box>
      <Box sx={{ justifySelf: { xs: 'end', md: 'start' } }}>
        <Chip tone={sentAt ? 'quiet' : 'waiting'} state={state}>
          {translate(`emails.is.${state}`)}
        </Chip>
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary', textAlign: 'right', gridRow: { xs: 2, md: 'auto' } }}>
        {time(queuedAt)}
      </Box>
    </Box>
  );
}
