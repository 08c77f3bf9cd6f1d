import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { Section } from '../ui/Section';

/** The codes, this once: to be copied, or kept as a file. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    notify('secondFactor.copied', { type: 'info' });
  };
  return (
    <Section title={translate('secondFactor.codes')}>
      <Box sx={{ mb: 1.5 }}>{translate('secondFactor.codesWords')}</Box>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          mb: 2,
          p: 0,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          gap: 0.5,
          fontFamily: 'monospace',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => void copy()}>
          {translate('secondFactor.copy')}
        </Button>
        <Button
          variant="outlined"
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={translate('secondFactor.file')}
        >
          {translate('secondFactor.download')}
        </Button>
        <Button variant="contained" onClick={onKept}>
          {translate('secondFactor.kept')}
        </Button>
      </Box>
    </Section>
  );
}
