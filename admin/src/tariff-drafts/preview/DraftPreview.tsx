import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { TariffDraftView, TariffPreviewView, TariffSampleView } from '@shop/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { toErrorMessage } from '../../api/api-error';
import { errorText } from '../../api/error-texts';
import { useAdminQuery } from '../../api/useAdminQuery';
import { useFormat } from '../../i18n/useFormat';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorAlert } from '../../ui/ErrorAlert';
import { LoadingBar } from '../../ui/LoadingBar';
import { Section } from '../../ui/Section';
import { useIsNarrow } from '../../ui/useScreenSize';
import { CustomSampleForm } from './CustomSampleForm';
import { SampleCards, SampleTable } from './Samples';

const MAX_CUSTOM_SAMPLES = 10;

/** Why the draft cannot be published, and the prices of sample orders before and after. */
export function DraftPreview({ draft }: { draft: TariffDraftView }) {
  const translate = useTranslate();
  const { time } = useFormat();
  const [customSamples, setCustomSamples] = useState<readonly TariffSampleView[]>([]);
  const { data: preview, error, isFetching } = usePreview(draft.id, customSamples);
  return (
    <Section title={translate('tariffDrafts.preview')}>
      <Box sx={{ minHeight: 4 }}>{isFetching && <LoadingBar sx={{ height: 2 }} />}</Box>
      <ErrorAlert message={error ? toErrorMessage(error) : ''} sx={{ mt: 3 }} />
      {preview && (
        <>
          <Problems problems={preview.problems} />
          {preview.since && (
            <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>
              {translate('tariffDrafts.comparedWith', { date: time(preview.since) })}
            </Typography>
          )}
          <CustomSampleForm
            onAdd={(sample) => setCustomSamples([sample, ...customSamples].slice(0, MAX_CUSTOM_SAMPLES))}
          />
          <SampleList preview={preview} customCount={customSamples.length} />
        </>
      )}
    </Section>
  );
}

/** The API returns the custom samples before its own. */
function usePreview(draftId: string, customSamples: readonly TariffSampleView[]) {
  const query = customSamples.length > 0 ? { samples: JSON.stringify(customSamples) } : {};
  return useAdminQuery('admin/tariff-draft-preview', query, { params: { id: draftId }, keepPrevious: true });
}

function Problems({ problems }: Pick<TariffPreviewView, 'problems'>) {
  const translate = useTranslate();
  if (problems.length === 0) return <ErrorAlert message="tariffDrafts.publishable" severity="success" />;
  return (
    <Alert severity="error" variant="outlined">
      <AlertTitle>{translate('tariffDrafts.problems', { smart_count: problems.length })}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.25 }}>
        {problems.map(({ path, code, message }) => (
          <Box component="li" key={`${path} ${code}`} sx={{ overflowWrap: 'anywhere' }}>
            <Box component="code" sx={{ fontSize: '0.75rem' }}>
              {path}
            </Box>
            <br />
            {errorText(code, message)}
          </Box>
        ))}
      </Box>
    </Alert>
  );
}

interface SampleListProps {
  preview: TariffPreviewView;
  customCount: number;
}

/** Custom samples and those whose price changes; all samples on request. */
function SampleList({ preview: { samples }, customCount }: SampleListProps) {
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  const [showAll, setShowAll] = useState(false);
  if (samples.length === 0) return null;
  const changed = samples.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
  const shown = samples.filter((sample, index) => showAll || index < customCount || changed.includes(sample));
  return (
    <Box sx={{ mt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography>{translate('tariffDrafts.sampled', { changed: changed.length, all: samples.length })}</Typography>
        <FormControlLabel
          control={<Checkbox size="small" checked={showAll} onChange={(_, checked) => setShowAll(checked)} />}
          label={translate('tariffDrafts.showAll')}
        />
      </Box>
      {shown.length === 0 && <EmptyState>{translate('tariffDrafts.nothingChanges')}</EmptyState>}
      {shown.length > 0 && (isNarrow ? <SampleCards samples={shown} /> : <SampleTable samples={shown} />)}
    </Box>
  );
}
