import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminNoticeRowView } from '@shop/contract';
import { DataTable, ListBase, useCreatePath, useGetResourceLabel, useTranslate } from 'react-admin';
import { CardList } from '../ui/CardList';
import { ChoiceField } from '../ui/ChoiceField';
import { CreateButton } from '../ui/CreateButton';
import { ListHead } from '../ui/ListHead';
import { ListPager } from '../ui/ListPager';
import { ListSheet } from '../ui/ListSheet';
import { NothingHere } from '../ui/NothingHere';
import { PageTitle } from '../ui/PageTitle';
import { useReading } from '../ui/reading';
import { RowLink } from '../ui/RowLink';
import { SearchField } from '../ui/SearchField';
import { useNarrow } from '../ui/useNarrow';
import { NoticeState } from './NoticeState';

const STATES = ['draft', 'scheduled', 'published'] as const;

/** Notices: what is being written, then the newest. */
export function NoticeList() {
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const narrow = useNarrow();
  const states = STATES.map((id) => ({ id, name: translate(`news.is.${id}`) }));
  return (
    <ListBase sort={{ field: 'publishedAt', order: 'DESC' }} perPage={25} exporter={false}>
      <ListHead
        title={<PageTitle title={label('news', 2)} />}
        actions={<CreateButton resource="news" label="news.write.button" />}
        filters={
          <>
            <SearchField source="q" label="news.find" />
            <ChoiceField
              source="state"
              label={translate('news.state')}
              any={translate('news.anyState')}
              choices={states}
            />
          </>
        }
      />
      <ListSheet>{narrow ? <NoticeCards /> : <NoticeTable />}</ListSheet>
      <ListPager />
    </ListBase>
  );
}

const Column = DataTable.Col<AdminNoticeRowView>;
const noWrap = () => ({ whiteSpace: 'nowrap' });

function NoticeTable() {
  const { time, language } = useReading();
  return (
    <DataTable<AdminNoticeRowView> rowClick="show" bulkActionButtons={false} empty={<NoNotices />}>
      <Column
        source="title"
        render={({ id, title }) => (
          <RowLink resource="news" id={id}>
            {title}
          </RowLink>
        )}
      />
      <Column source="state" disableSort render={(notice) => <NoticeState {...notice} />} />
      <Column source="publishedAt" cellSx={noWrap} render={({ publishedAt }) => publishedAt && time(publishedAt)} />
      <Column source="languages" disableSort render={({ languages }) => languages.map(language).join(', ')} />
      <Column source="changedAt" cellSx={noWrap} render={({ changedAt }) => time(changedAt)} />
    </DataTable>
  );
}

function NoticeCards() {
  const createPath = useCreatePath();
  const { time } = useReading();
  return (
    <CardList<AdminNoticeRowView>
      to={({ id }) => createPath({ resource: 'news', id, type: 'show' })}
      empty={<NoNotices />}
    >
      {({ title, state, publishedAt, languages }) => (
        <Box sx={{ display: 'grid', rowGap: 0.25 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
            <Typography sx={{ fontWeight: 600, color: 'primary.main', overflowWrap: 'anywhere' }}>{title}</Typography>
            <NoticeState state={state} />
          </Box>
          <Box sx={{ typography: 'body2' }}>
            {[publishedAt && time(publishedAt), languages.join(', ')].filter(Boolean).join(' · ')}
          </Box>
        </Box>
      )}
    </CardList>
  );
}

function NoNotices() {
  const translate = useTranslate();
  return <NothingHere>{translate('news.nothing')}</NothingHere>;
}
