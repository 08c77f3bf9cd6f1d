import Box from '@mui/material/Box';
import type { BleedFill, ProductionItemView } from '@shop/contract';
import { useState } from 'react';
import { useCanAccess, useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { useFormat } from '../i18n/useFormat';
import { PrinterSelect } from '../printers/PrinterSelect';
import { DescriptionList, type DescriptionItem } from '../ui/DescriptionList';
import { DownloadButton } from '../ui/DownloadButton';
import { ErrorAlert } from '../ui/ErrorAlert';
import { Page } from '../ui/Page';
import { RecordLink } from '../ui/RecordLink';
import { RecordPage } from '../ui/RecordPage';
import { Section } from '../ui/Section';
import { TouchTargets } from '../ui/TouchTargets';
import { touchLink } from '../ui/touch';
import { BleedSelect } from './BleedSelect';
import { JobDueDate, JobPicture, JobSender, useJobSize } from './JobFacts';
import { JobPhotos } from './JobPhotos';
import { JobSteps } from './JobSteps';

/** One item in production: what to make, its papers, and what is done. */
export function JobPage() {
  return (
    <TouchTargets>
      <RecordPage<ProductionItemView>>{(job) => <Job job={job} />}</RecordPage>
    </TouchTargets>
  );
}

function Job({ job }: { job: ProductionItemView }) {
  const translate = useTranslate();
  return (
    <Page
      resource="production-queue"
      title={translate('production.job', { order: job.orderId, position: job.position })}
      aside={<JobDueDate {...job} />}
      maxWidth={960}
    >
      {job.onHold && <ErrorAlert message="production.onHold" />}
      <JobSender {...job} />
      <Section title={translate('production.steps.title')}>
        <JobSteps job={job} />
      </Section>
      <Section title={translate('production.photos.title')}>
        <JobPhotos job={job} />
      </Section>
      <Section title={translate('production.facts.title')}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <JobPicture thumbnail={job.thumbnail} side={200} />
          <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
            <JobDescription job={job} />
            <JobPrinter job={job} />
          </Box>
        </Box>
      </Section>
      <Section title={translate('production.papers.title')}>
        <JobPapers job={job} />
      </Section>
    </Page>
  );
}

function JobDescription({ job }: { job: ProductionItemView }) {
  const translate = useTranslate();
  const { number, country, list } = useFormat();
  const size = useJobSize();
  const { rollMm, printWidthMm, printHeightMm, grommets, seams } = job;
  const fact = (name: string, value: DescriptionItem['value'] | null): DescriptionItem[] =>
    value === null || value === '' ? [] : [{ name: translate(`production.facts.${name}`), value }];
  const printSize =
    printWidthMm === null || printHeightMm === null
      ? null
      : translate('production.size', { width: number(printWidthMm), height: number(printHeightMm) });
  const items = [
    ...fact('order', <RecordLink resource="orders" id={job.orderId} sx={touchLink} />),
    ...fact('size', size(job)),
    ...fact('printSize', printSize),
    ...fact('material', list([job.product, job.variant].filter((name) => name !== null))),
    ...fact('roll', rollMm === null ? null : translate('production.roll', { width: number(rollMm) })),
    ...fact('printer', job.printer),
    ...fact('nests', list(job.nests.map(String))),
    ...fact('finishes', list(job.finishes)),
    ...fact('grommets', grommets > 0 ? translate('production.each', { smart_count: grommets }) : null),
    ...fact('seams', seams > 0 ? translate('production.each', { smart_count: seams }) : null),
    ...fact('file', job.fileName),
    ...fact('bleed', job.bleed && translate(`production.bleed.${job.bleed}`)),
    ...fact('country', country(job.country)),
    ...fact('sender', job.sender && list([job.sender.name, job.sender.city, country(job.sender.country)])),
  ];
  return <DescriptionList items={items} />;
}

/** Where the factory chooses another printer than the usual one of the product. */
function JobPrinter({ job: { orderId, sid, chosenPrinter, shipped } }: { job: ProductionItemView }) {
  const { canAccess } = useCanAccess({ resource: 'printers', action: 'list' });
  if (!canAccess || shipped) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <PrinterSelect
        value={chosenPrinter}
        label="production.printer.label"
        emptyLabel="production.printer.usual"
        successMessage="production.printer.chosen"
        save={(printer) => (idempotencyKey) =>
          callApi('admin/item-printer', { printer }, { params: { orderId, sid }, idempotencyKey })
        }
      />
    </Box>
  );
}

function JobPapers({ job: { orderId, sid, widthMm } }: { job: ProductionItemView }) {
  const translate = useTranslate();
  const [bleed, setBleed] = useState<BleedFill>();
  const params = { orderId, sid };
  const query = bleed ? { bleed } : {};
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <DownloadButton
        call="admin/item-ticket"
        query={{ format: 'a4' }}
        params={params}
        label={translate('production.papers.ticket')}
      />
      <DownloadButton
        call="admin/item-ticket"
        query={{ format: 'label' }}
        params={params}
        label={translate('production.papers.label')}
      />
      {widthMm !== null && <BleedSelect value={bleed} onChange={setBleed} />}
      {widthMm !== null && (
        <DownloadButton
          call="admin/item-production-file"
          query={query}
          params={params}
          label={translate('production.papers.pressFile')}
        />
      )}
      {widthMm !== null && (
        <DownloadButton
          call="admin/item-hot-folder"
          query={query}
          params={params}
          label={translate('production.papers.hotFolder')}
        />
      )}
      <DownloadButton call="admin/item-xjdf" query={{}} params={params} label={translate('production.papers.xjdf')} />
    </Box>
  );
}
