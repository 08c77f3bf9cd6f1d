import CameraIcon from '@mui/icons-material/QrCodeScannerOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorAlert } from '../ui/ErrorAlert';

/** Reads a code with the device's camera. Closes when it has found one. */
export function CameraScanner({ onScan }: { onScan: (text: string) => void }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState('');
  const open = () => {
    setError('');
    setOpen(true);
  };
  const fail = (cause: unknown) => {
    setError(cameraError(cause));
    setOpen(false);
  };
  const finish = (text: string) => {
    setOpen(false);
    onScan(text);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button
        variant="outlined"
        startIcon={<CameraIcon />}
        onClick={() => (isOpen ? setOpen(false) : open())}
        sx={{ minHeight: 48 }}
      >
        {translate(isOpen ? 'production.scan.closeCamera' : 'production.scan.camera')}
      </Button>
      {isOpen && <Viewfinder onScan={finish} onError={fail} />}
      <ErrorAlert message={error} severity="info" />
    </Box>
  );
}

interface ViewfinderProps {
  onScan: (text: string) => void;
  onError: (cause: unknown) => void;
}

/** The camera's picture, in which codes are searched until one is found. */
function Viewfinder(callbacks: ViewfinderProps) {
  const translate = useTranslate();
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(callbacks);
  useEffect(() => {
    latest.current = callbacks;
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void import('./camera-codes')
      .then(({ scanCamera }) => scanCamera(video.current, signal))
      .then(
        (text) => text !== null && latest.current.onScan(text),
        (cause: unknown) => !signal.aborted && latest.current.onError(cause),
      );
    return () => controller.abort();
  }, []);
  return (
    <Box
      component="video"
      ref={video}
      muted
      playsInline
      aria-label={translate('production.scan.viewfinder')}
      sx={{ width: '100%', maxWidth: 480, aspectRatio: '4 / 3', objectFit: 'cover', backgroundColor: '#000' }}
    />
  );
}

/** Whether the camera is not allowed, or there is none. A page without HTTPS has none. */
function cameraError(cause: unknown): string {
  const isDenied = cause instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(cause.name);
  return isDenied ? 'production.scan.cameraDenied' : 'production.scan.cameraMissing';
}
