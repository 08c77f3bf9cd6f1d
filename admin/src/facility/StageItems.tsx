import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ProductionItemView, ShippingStage } from '@shop/contract';
import { Link, useCreatePath, useGetList, useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { useFormat } from '../i18n/useFormat';
import { JobPicture, JobSender, useJobSize } from '../production/JobFacts';
import { ScanForm } from '../production/ScanForm';
import { ActionButton } from '../ui/ActionButton';
import { EmptyState } from '../ui/EmptyState';
import { ErrorAlert } from '../ui/ErrorAlert';
import { Section } from '../ui/Section';
import { touchLink } from '../ui/touch';

/** The API returns at most this many rows per request. */
const MAX_ROWS = 200;

/** The items of a stage, by due date, each with what is done next. */
export function StageItems({ stage }: { stage: ShippingStage }) {
  const translate = useTranslate();
  const { data, error } = useGetList<ProductionItemView>('production-queue', {
    pagination: { page: 1, perPage: MAX_ROWS },
    sort: { field: 'due', order: 'ASC' },
    filter: { stage },
  });
  return (
    <Section title={translate(`facility.stage.${stage}`)}>
      {stage !== 'to_ship' && (
        <Box sx={{ py: 1 }}>
          <ScanForm />
        </Box>
      )}
      <ErrorAlert message={error ? String((error as Error).message) : ''} />
      {data?.length === 0 && <EmptyState>{translate(`facility.empty.${stage}`)}</EmptyState>}
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {(data ?? []).map((item) => (
          <li key={item.sid}>
            <StageItem item={item} stage={stage} />
          </li>
        ))}
      </Box>
    </Section>
  );
}

function StageItem({ item, stage }: { item: ProductionItemView; stage: ShippingStage }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { country } = useFormat();
  const size = useJobSize();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 1.25 }}>
      <JobPicture thumbnail={item.thumbnail} side={64} />
      <Box sx={{ flex: '1 1 240px', minWidth: 0, display: 'grid', gap: 0.25 }}>
        <Link
          to={createPath({ resource: 'production-queue', id: item.sid, type: 'show' })}
          sx={{ fontWeight: 640, py: 0.5, ...touchLink }}
        >
          {translate('production.job', { order: item.orderId, position: item.position })}
        </Link>
        <Typography>{[item.product, size(item)].join(' · ')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {country(item.country)}
        </Typography>
        <JobSender {...item} />
        {item.onHold && (
          <Typography variant="body2" sx={{ color: 'error.main', fontWeight: 600 }}>
            {translate('production.onHold')}
          </Typography>
        )}
      </Box>
      <NextStep item={item} stage={stage} />
    </Box>
  );
}

function NextStep({ item: { orderId, sid }, stage }: { item: ProductionItemView; stage: ShippingStage }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  if (stage === 'to_ship')
    return (
      <Button
        component={Link}
        to={createPath({ resource: 'orders', id: orderId, type: 'show' })}
        variant="contained"
        sx={BUTTON}
      >
        {translate('facility.ship')}
      </Button>
    );
  const step = stage === 'expected' ? 'received' : 'packed';
  return (
    <ActionButton
      label={`production.steps.${step}`}
      action={(idempotencyKey) => callApi('admin/item-step', { step }, { params: { orderId, sid }, idempotencyKey })}
      variant="contained"
      sx={BUTTON}
    />
  );
}

const BUTTON = { minHeight: 48, minWidth: 160, ml: 'auto' };
