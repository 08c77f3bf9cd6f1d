import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { lazyPage } from '../lazy-page';

const ExportDialog = lazyPage(() => import('./ExportDialog'), 'ExportDialog');

/** Opens the choice of columns for a file of all records that match the filters. */
export function ExportButton() {
  const translate = useTranslate();
  const { data } = useListContext();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<DownloadIcon />}
        disabled={!data?.length}
        onClick={() => setIsOpen(true)}
      >
        {translate('layout.export.button')}
      </Button>
      <Suspense fallback={null}>{isOpen && <ExportDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
