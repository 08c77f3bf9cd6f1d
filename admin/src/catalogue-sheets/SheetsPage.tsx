import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useTranslate } from 'react-admin';
import { PageTitle } from '../ui/PageTitle';
import { ExportButton } from './SheetButtons';
import { SheetFile } from './SheetFile';
import { SheetReview } from './SheetReview';
import type { Reviewed } from './reviewed';

/** Brings a spreadsheet in: what it changes and what is wrong with it first, then a draft of it. */
export function SheetsPage() {
  const translate = useTranslate();
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  return (
    <Box component="article" sx={{ pt: 2.5, display: 'grid', gap: 2, maxWidth: 1080, minWidth: 0 }}>
      <Box component="header" sx={{ display: 'grid', gap: 1.5 }}>
        <Link to="/tariff-drafts" sx={{ typography: 'body2', justifySelf: 'start' }}>
          {translate('resources.tariff-drafts.name', { smart_count: 2 })}
        </Link>
        <PageTitle title={translate('sheets.title')} />
        <Typography sx={{ color: 'text.secondary', maxWidth: '72ch' }}>{translate('sheets.words')}</Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>
        <SheetFile onReviewed={setReviewed} />
        <ExportButton />
      </Box>
      {reviewed && <SheetReview key={reviewed.review.agreement} {...reviewed} />}
    </Box>
  );
}
