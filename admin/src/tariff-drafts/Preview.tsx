import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { TariffDraftView, TariffPreviewView, TariffSampleView } from '@shop/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LoadFailure } from '../ui/LoadFailure';
import { NothingHere } from '../ui/NothingHere';
import { useReading } from '../ui/reading';
import { Section } from '../ui/Section';
import { useNarrow } from '../ui/useNarrow';
import { OwnSample } from './OwnSample';
import { SampleCards, SampleTable } from './Samples';
import { usePreview } from './usePreview';

/** Why the draft cannot be published, and what it would do to prices. */
export function Preview({ draft }: { draft: TariffDraftView }) {
  const translate = useTranslate();
  const { time } = useReading();
  const [own, setOwn] = useState<readonly TariffSampleView[]>([]);
  const { preview, error, isPending } = usePreview(draft, own);
  return (
    <Section title={translate('drafts.preview')}>
      <Box sx={{ minHeight: 4 }}>{isPending && <LinearProgress sx={{ height: 2 }} />}</Box>
      {error && <LoadFailure error={error} />}
      {preview && (
        <>
          <Problems problems={preview.problems} />
          {preview.since && (
            <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>
              {translate('drafts.comparedWith', { date: time(preview.since) })}
            </Typography>
          )}
          <OwnSample onAsk={(sample) => setOwn([sample, ...own].slice(0, 10))} />
          <SampleList preview={preview} ownCount={own.length} />
        </>
      )}
    </Section>
  );
}

function Problems({ problems }: Pick<TariffPreviewView, 'problems'>) {
  const translate = useTranslate();
  if (problems.length === 0) {
    return (
      <Alert severity="success" variant="outlined">
        {translate('drafts.possible')}
      </Alert>
    );
  }
  return (
    <Alert severity="error" variant="outlined">
      <AlertTitle>{translate('drafts.problems', { smart_count: problems.length })}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.25 }}>
        {problems.map(({ path, code, message }) => (
          <Box component="li" key={`${path} ${code}`} sx={{ overflowWrap: 'anywhere' }}>
            <Box component="code" sx={{ fontSize: '0.75rem' }}>
              {path}
            </Box>
            <br />
            {message}
          </Box>
        ))}
      </Box>
    </Alert>
  );
}

/** What staff asked for is always shown; of the others those whose price changes, until all are wanted. */
function SampleList({ preview, ownCount }: { preview: TariffPreviewView; ownCount: number }) {
  const translate = useTranslate();
  const narrow = useNarrow();
  const [all, setAll] = useState(false);
  if (preview.samples.length === 0) return null;
  const changed = preview.samples.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
  const shown = preview.samples.filter((sample, place) => all || place < ownCount || changed.includes(sample));
  const count = { changed: changed.length, all: preview.samples.length };
  return (
    <Box sx={{ mt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography>{translate('drafts.sampled', count)}</Typography>
        <FormControlLabel
          control={<Checkbox size="small" checked={all} onChange={(_, checked) => setAll(checked)} />}
          label={translate('drafts.showAll')}
        />
      </Box>
      {shown.length === 0 && <NothingHere>{translate('drafts.nothingChanges')}</NothingHere>}
      {shown.length > 0 && (narrow ? <SampleCards samples={shown} /> : <SampleTable samples={shown} />)}
    </Box>
  );
}
