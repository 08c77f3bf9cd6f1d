import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { Section } from '../ui/Section';

/** The recovery codes, which are shown only once, with buttons to copy or download them. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    notify('secondFactor.copied', { type: 'info' });
  };
  return (
    <Section title={translate('secondFactor.codes')}>
      <Box sx={{ mb: 1.5 }}>{translate('secondFactor.codesHelp')}</Box>
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
          download={translate('secondFactor.codesFileName')}
        >
          {translate('secondFactor.download')}
        </Button>
        <Button variant="contained" onClick={onSaved}>
          {translate('secondFactor.codesSaved')}
        </Button>
      </Box>
    </Section>
  );
}
