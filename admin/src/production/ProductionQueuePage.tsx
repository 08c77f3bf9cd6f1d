import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { PRODUCTION_STEPS, type ProductionItemView } from '@shop/contract';
import { Link, useCreatePath, useListContext, useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { EmptyState } from '../ui/EmptyState';
import { ListPage } from '../ui/list/ListPage';
import { TouchTargets } from '../ui/TouchTargets';
import { JobDueDate, JobNests, JobPicture, JobSender, useJobSize } from './JobFacts';
import { ScanForm } from './ScanForm';

/** What the factory has to produce, by due date and material. */
export function ProductionQueuePage() {
  return (
    <TouchTargets>
      <ListPage sort={{ field: 'due', order: 'ASC' }} perPage={50} intro={<Intro />}>
        <JobGroups />
      </ListPage>
    </TouchTargets>
  );
}

function Intro() {
  return (
    <Box sx={{ pb: 2, display: 'grid', gap: 1.5, justifyItems: 'start', '& > form': { width: '100%' } }}>
      <ScanForm />
      <Sorting />
    </Box>
  );
}

const SORTINGS = ['due', 'material'] as const;

/** By due date and then material, or by material and then due date. */
function Sorting() {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  return (
    <ToggleButtonGroup
      exclusive
      value={sort.field}
      aria-label={translate('production.sort.label')}
      onChange={(_, field: string | null) => field && setSort({ field, order: 'ASC' })}
      sx={{ '& .MuiToggleButton-root': { px: 2 } }}
    >
      {SORTINGS.map((field) => (
        <ToggleButton key={field} value={field}>
          {translate(`production.sort.${field}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function JobGroups() {
  const translate = useTranslate();
  const { data = [], isPending } = useListContext<ProductionItemView>();
  if (isPending) return null;
  if (data.length === 0) return <EmptyState>{translate('production.empty')}</EmptyState>;
  return groupJobs(data).map(([key, jobs]) => <JobGroup key={key} jobs={jobs} />);
}

/** Jobs of one due date and material, in the order of the list. */
function groupJobs(jobs: readonly ProductionItemView[]): [string, ProductionItemView[]][] {
  const groups = new Map<string, ProductionItemView[]>();
  for (const job of jobs) {
    const key = `${job.due} ${job.material}`;
    const group = groups.get(key);
    if (group) group.push(job);
    else groups.set(key, [job]);
  }
  return [...groups];
}

function JobGroup({ jobs }: { jobs: readonly ProductionItemView[] }) {
  const translate = useTranslate();
  const { number } = useFormat();
  const [first] = jobs;
  if (!first) return null;
  const areaM2 = jobs.reduce((sum, job) => sum + (job.areaM2 ?? 0), 0);
  const roll = first.rollMm === null ? null : translate('production.roll', { width: number(first.rollMm) });
  return (
    <Box component="section" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 2,
          px: 2,
          py: 1,
          backgroundColor: 'action.hover',
        }}
      >
        <JobDueDate {...first} />
        <Typography component="h2" variant="body1" sx={{ fontWeight: 600 }}>
          {first.product}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[roll, translate('production.area', { area: number(Math.round(areaM2 * 100) / 100) })]
            .filter((part) => part !== null)
            .join(' · ')}
        </Typography>
      </Box>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {jobs.map((job) => (
          <li key={job.sid}>
            <JobRow job={job} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function JobRow({ job }: { job: ProductionItemView }) {
  const translate = useTranslate();
  const { list } = useFormat();
  const createPath = useCreatePath();
  const size = useJobSize();
  return (
    <Link
      to={createPath({ resource: 'production-queue', id: job.sid, type: 'show' })}
      underline="none"
      color="inherit"
      sx={{ display: 'flex', gap: 2, px: 2, py: 1.25, minHeight: 72, '&:active': { backgroundColor: 'primary.light' } }}
    >
      <JobPicture thumbnail={job.thumbnail} side={64} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', alignContent: 'center', gap: 0.25 }}>
        <Typography sx={{ fontWeight: 640, color: 'primary.main' }}>
          {translate('production.job', { order: job.orderId, position: job.position })}
        </Typography>
        <Typography sx={{ fontSize: '1.0625rem', fontVariantNumeric: 'tabular-nums' }}>{size(job)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {list([job.printer, job.variant, ...job.finishes].filter((name) => name !== null))}
        </Typography>
        <JobNests {...job} />
        <JobSender {...job} />
        {job.onHold && (
          <Typography variant="body2" sx={{ color: 'error.main', fontWeight: 600 }}>
            {translate('production.onHold')}
          </Typography>
        )}
      </Box>
      <StepDots job={job} />
    </Link>
  );
}

/** Which of the steps are done. */
function StepDots({ job: { steps } }: { job: ProductionItemView }) {
  const translate = useTranslate();
  const done = new Set(steps.map(({ step }) => step));
  const last = PRODUCTION_STEPS.findLast((step) => done.has(step));
  return (
    <Box sx={{ display: 'grid', alignContent: 'center', justifyItems: 'end', gap: 0.5 }}>
      <Box aria-hidden sx={{ display: 'flex', gap: 0.5 }}>
        {PRODUCTION_STEPS.map((step) => (
          <Box
            key={step}
            sx={{
              width: 14,
              height: 14,
              borderRadius: '50%',
              border: 1,
              borderColor: done.has(step) ? 'primary.main' : 'text.secondary',
              backgroundColor: done.has(step) ? 'primary.main' : 'transparent',
            }}
          />
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(last ? `production.done.${last}` : 'production.waiting')}
      </Typography>
    </Box>
  );
}
