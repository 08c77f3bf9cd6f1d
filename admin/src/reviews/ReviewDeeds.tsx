import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AdminReviewView, Input } from '@shop/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { command, rowPath } from '../api/command';
import { useDeed } from '../ui/useDeed';

type Decision = Input<'admin/review-decision'>['decision'];

/** Publishes, or does not; either can be taken back, so nothing is asked twice. */
export function ReviewDeeds({ review: { id, state, revision } }: { review: AdminReviewView }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }} key={revision}>
      {state !== 'published' && <Deed id={id} revision={revision} decision="published" />}
      {state !== 'rejected' && <Deed id={id} revision={revision} decision="rejected" />}
    </Box>
  );
}

function Deed({ id, revision, decision }: { id: string; revision: number; decision: Decision }) {
  const translate = useTranslate();
  const [key] = useState(() => crypto.randomUUID());
  const { run, busy, refusal } = useDeed(`reviews.done.${decision}`, nothingMore);
  const act = () => command(rowPath('reviews', id, 'decision'), { decision, revision }, key);
  const isPublished = decision === 'published';
  return (
    <>
      <Button
        size="small"
        variant={isPublished ? 'contained' : 'outlined'}
        color={isPublished ? 'primary' : 'error'}
        disabled={busy}
        onClick={() => void run(act)}
      >
        {translate(`reviews.deed.${decision}`)}
      </Button>
      {refusal && (
        <Alert severity="error" variant="outlined" sx={{ flexBasis: '100%', order: 1 }}>
          {translate(refusal, { _: refusal })}
        </Alert>
      )}
    </>
  );
}

function nothingMore(): void {}
