import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PRODUCTION_STEPS, type ProductionItemView, type ProductionStepName, UNDO_SECONDS } from '@shop/contract';
import { useEffect, useState } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { useAction } from '../api/useAction';
import type { StaffRole } from '../auth/roles';
import { useFormat } from '../i18n/useFormat';
import { ErrorAlert } from '../ui/ErrorAlert';
import { RecordLink } from '../ui/RecordLink';
import { touchLink } from '../ui/touch';

/** One large button for each step, and undo for a minute. */
export function JobSteps({ job }: { job: ProductionItemView }) {
  const translate = useTranslate();
  const { permissions: role } = usePermissions<StaffRole>();
  const { orderId, sid, shipped } = job;
  const [isReady, setReady] = useState(false);
  const { run, isPending, errorMessage } = useAction<{ readyToShip: boolean }>({
    onSuccess: ({ readyToShip }) => setReady(readyToShip),
  });
  const steps = PRODUCTION_STEPS.filter((step) => step !== 'received' || role !== 'factory');
  const record = (step: ProductionStepName) =>
    run((idempotencyKey) => callApi('admin/item-step', { step }, { params: { orderId, sid }, idempotencyKey }));
  const undo = (step: ProductionStepName) =>
    run((idempotencyKey) => callApi('admin/item-step-undo', {}, { params: { orderId, sid, step }, idempotencyKey }));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr 1fr', md: `repeat(${steps.length}, 1fr)` },
        }}
      >
        {steps.map((step) => (
          <JobStep
            key={step}
            step={step}
            doneAt={job.steps.find((each) => each.step === step)?.at ?? null}
            isDisabled={isPending || shipped}
            onRecord={() => void record(step)}
            onUndo={() => void undo(step)}
          />
        ))}
      </Box>
      <ErrorAlert message={errorMessage} />
      {isReady && (
        <Alert severity="success" variant="outlined">
          {translate('production.steps.ready')} <RecordLink resource="orders" id={orderId} sx={touchLink} />
        </Alert>
      )}
    </Box>
  );
}

interface JobStepProps {
  step: ProductionStepName;
  doneAt: string | null;
  isDisabled: boolean;
  onRecord: () => void;
  onUndo: () => void;
}

function JobStep({ step, doneAt, isDisabled, onRecord, onUndo }: JobStepProps) {
  const translate = useTranslate();
  const { timeOfDay } = useFormat();
  const canUndo = useIsRecent(doneAt);
  const tall = { minHeight: 64, fontSize: '1.0625rem' };
  if (doneAt === null) {
    return (
      <Button variant="contained" disabled={isDisabled} onClick={onRecord} sx={tall}>
        {translate(`production.steps.${step}`)}
      </Button>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Button variant="outlined" disabled sx={{ ...tall, '&.Mui-disabled': { color: 'text.primary' } }}>
        ✓ {translate(`production.done.${step}`)} · {timeOfDay(doneAt)}
      </Button>
      {canUndo && (
        <Button onClick={onUndo} disabled={isDisabled} sx={{ minHeight: 48 }}>
          {translate('production.steps.undo')}
        </Button>
      )}
    </Box>
  );
}

/** Whether an instant is less than a minute ago; changes by itself when the minute is over. */
function useIsRecent(at: string | null): boolean {
  const endsAt = at === null ? 0 : Date.parse(at) + UNDO_SECONDS * 1000;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (endsAt <= Date.now()) return;
    const timer = setTimeout(() => setNow(Date.now()), endsAt - Date.now());
    return () => clearTimeout(timer);
  }, [endsAt]);
  return now < endsAt;
}
