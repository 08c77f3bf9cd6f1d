import type { TariffDraftView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { DescriptionList } from '../ui/DescriptionList';
import { ErrorAlert } from '../ui/ErrorAlert';
import { Page } from '../ui/Page';
import { RecordPage } from '../ui/RecordPage';
import { DraftChanges } from './changes/DraftChanges';
import { DraftActions } from './DraftActions';
import { DraftChip } from './DraftList';
import { DraftPreview } from './preview/DraftPreview';
import { RestoreButton } from './RestoreButton';

export function DraftPage() {
  return <RecordPage<TariffDraftView>>{(draft) => <Draft draft={draft} />}</RecordPage>;
}

function Draft({ draft }: { draft: TariffDraftView }) {
  const translate = useTranslate();
  const { time } = useFormat();
  const { title, status, publishAt, changes } = draft;
  return (
    <Page
      resource="tariff-drafts"
      title={title}
      aside={<DraftChip draft={draft} />}
      header={<DraftDetails draft={draft} />}
      maxWidth={1080}
    >
      {status === 'scheduled' && publishAt && (
        <ErrorAlert message={translate('tariffDrafts.scheduledFor', { date: time(publishAt) })} severity="info" />
      )}
      {changes.some(({ outdated }) => outdated) && (
        <ErrorAlert message="tariffDrafts.outdatedHelp" severity="warning" />
      )}
      {status === 'published' ? <RestoreButton draft={draft} /> : <DraftActions draft={draft} />}
      <DraftChanges draft={draft} />
      {status !== 'published' && changes.length > 0 && <DraftPreview draft={draft} />}
    </Page>
  );
}

function DraftDetails({ draft }: { draft: TariffDraftView }) {
  const translate = useTranslate();
  const { time } = useFormat();
  const { createdAt, createdBy, decidedAt, decidedBy, publishAt } = draft;
  const field = (name: string) => translate(`resources.tariff-drafts.fields.${name}`);
  const items = [
    ...(publishAt && decidedAt
      ? [
          { name: field('publishAt'), value: time(publishAt), strong: true },
          { name: field('decidedAt'), value: `${time(decidedAt)} · ${decidedBy}` },
        ]
      : []),
    { name: field('createdAt'), value: `${time(createdAt)} · ${createdBy}` },
  ];
  return <DescriptionList items={items} />;
}
