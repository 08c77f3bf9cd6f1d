import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { TariffDraftView } from '@shop/contract';
import { Link, ShowBase, useShowContext, useTranslate } from 'react-admin';
import { Facts } from '../ui/Facts';
import { LoadFailure } from '../ui/LoadFailure';
import { PageTitle } from '../ui/PageTitle';
import { useReading } from '../ui/reading';
import { DraftChanges } from './DraftChanges';
import { DraftDeeds } from './DraftDeeds';
import { DraftStatus } from './DraftStatus';
import { Preview } from './Preview';

export function DraftPage() {
  return (
    <ShowBase<TariffDraftView>>
      <LoadedDraft />
    </ShowBase>
  );
}

function LoadedDraft() {
  const { record: draft, error } = useShowContext<TariffDraftView>();
  if (error) return <LoadFailure error={error} />;
  // The list's row stands in until the draft itself is there.
  return draft?.changes ? <Draft draft={draft} /> : null;
}

function Draft({ draft }: { draft: TariffDraftView }) {
  const translate = useTranslate();
  const { time } = useReading();
  const outdated = draft.changes.some((change) => change.outdated);
  return (
    <Box component="article" sx={{ pt: 2.5, display: 'grid', gap: 2, maxWidth: 1080, minWidth: 0 }}>
      <Box component="header" sx={{ display: 'grid', gap: 1.5 }}>
        <Link to="/tariff-drafts" sx={{ typography: 'body2', justifySelf: 'start' }}>
          {translate('resources.tariff-drafts.name', { smart_count: 2 })}
        </Link>
        <PageTitle title={draft.title} aside={<DraftStatus {...draft} />} />
        <DraftFacts draft={draft} />
      </Box>
      {draft.status === 'scheduled' && draft.publishAt && (
        <Alert severity="info" variant="outlined">
          {translate('drafts.waits', { date: time(draft.publishAt) })}
        </Alert>
      )}
      {outdated && (
        <Alert severity="warning" variant="outlined">
          {translate('drafts.outdatedWords')}
        </Alert>
      )}
      {draft.status !== 'published' && <DraftDeeds draft={draft} />}
      <DraftChanges draft={draft} />
      {draft.status !== 'published' && draft.changes.length > 0 && <Preview draft={draft} />}
    </Box>
  );
}

function DraftFacts({ draft }: { draft: TariffDraftView }) {
  const translate = useTranslate();
  const { time } = useReading();
  const { createdAt, createdBy, decidedAt, decidedBy, publishAt } = draft;
  const field = (name: string) => translate(`resources.tariff-drafts.fields.${name}`);
  const opened = { name: field('createdAt'), value: `${time(createdAt)} · ${createdBy}` };
  if (!publishAt || !decidedAt) return <Facts facts={[opened]} />;
  const facts = [
    { name: field('publishAt'), value: time(publishAt), strong: true },
    { name: field('decidedAt'), value: `${time(decidedAt)} · ${decidedBy}` },
    opened,
  ];
  return <Facts facts={facts} />;
}
