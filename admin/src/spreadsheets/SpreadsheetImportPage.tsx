import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Page } from '../ui/Page';
import type { ReviewedFile } from './catalogue-import';
import { ImportFileInput } from './ImportFileInput';
import { ImportReview } from './ImportReview';
import { ExportSpreadsheetButton } from './SpreadsheetButtons';

/** Reviews a catalogue spreadsheet, then creates a tariff draft from it. */
export function SpreadsheetImportPage() {
  const translate = useTranslate();
  const [reviewed, setReviewed] = useState<ReviewedFile | null>(null);
  return (
    <Page
      resource="tariff-drafts"
      title={translate('spreadsheets.title')}
      header={
        <Typography sx={{ color: 'text.secondary', maxWidth: '72ch' }}>
          {translate('spreadsheets.description')}
        </Typography>
      }
      maxWidth={1080}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>
        <ImportFileInput onReviewed={setReviewed} />
        <ExportSpreadsheetButton />
      </Box>
      {reviewed && <ImportReview key={reviewed.review.agreement} {...reviewed} />}
    </Page>
  );
}
