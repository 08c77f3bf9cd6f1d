import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';

/** Nothing is shown of what the browser cannot read: the server says what is wrong with it. */
export function PhotoPreview({ file }: { file: File }) {
  const [url, setUrl] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (!url) return null;
  return (
    <Box
      component="img"
      src={url}
      alt=""
      onError={() => setUrl('')}
      sx={{ display: 'block', maxWidth: '100%', maxHeight: 220, mb: 1.5, mx: 'auto' }}
    />
  );
}
