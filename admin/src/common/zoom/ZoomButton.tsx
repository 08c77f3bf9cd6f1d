import ZoomInIcon from '@mui/icons-material/ZoomInOutlined';
import Button from '@mui/material/Button';
import type { ArtworkView } from '@shop/contract';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';

/** The viewer is loaded when somebody zooms. */
const ZoomDialog = lazy(async () => ({ default: (await import('./ZoomDialog')).ZoomDialog }));

/** Opens a file up to its own pixels. */
export function ZoomButton({ artwork, tilesKey }: { artwork: ArtworkView; tilesKey: string }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" startIcon={<ZoomInIcon />} onClick={() => setOpen(true)}>
        {translate('orders.zoom.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <ZoomDialog artwork={artwork} tilesKey={tilesKey} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
