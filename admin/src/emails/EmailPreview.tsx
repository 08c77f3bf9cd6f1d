import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Section } from '../ui/Section';

interface EmailPreviewProps {
  subject: string;
  html: string;
  text: string;
}

/** An email's HTML, in a sandboxed frame without scripts, and its plain text. */
export function EmailPreview({ subject, html, text }: EmailPreviewProps) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' },
        alignItems: 'start',
      }}
    >
      <Section title={translate('emails.html')}>
        <Box
          component="iframe"
          sandbox=""
          title={subject}
          srcDoc={html}
          sx={{ display: 'block', width: '100%', height: 640, border: 0, backgroundColor: '#f4f4f1' }}
        />
      </Section>
      <Section title={translate('emails.text')}>
        <Box component="pre" sx={{ m: 0, fontSize: '0.8125rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text}
        </Box>
      </Section>
    </Box>
  );
}
