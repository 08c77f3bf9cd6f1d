import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { EmailPreviewView, LanguageCode } from '@shop/contract';
import { useEffect, useState } from 'react';
import { Link, useLocaleState, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { rowPath } from '../api/command';
import { request } from '../api/request';
import { API } from '../api/send';
import { LoadFailure } from '../ui/LoadFailure';
import { PageTitle } from '../ui/PageTitle';
import { useReading } from '../ui/reading';
import { Letter } from './Letter';

const LANGUAGES = ['en', 'ja', 'fr', 'es', 'de'] as const satisfies readonly LanguageCode[];

/** How a mail looks in each language, with something in every place. */
export function TemplatePage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const { language: nameOf } = useReading();
  const [own] = useLocaleState();
  const [language, setLanguage] = useState<LanguageCode>(LANGUAGES.find((one) => one === own) ?? 'en');
  const { preview, error } = usePreview(id, language);
  if (error) return <LoadFailure error={error} />;
  return (
    <Box component="article" sx={{ pt: 2.5, display: 'grid', gap: 2, minWidth: 0 }}>
      <Box component="header" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Link to="/email-templates" sx={{ typography: 'body2' }}>
          {translate('resources.email-templates.name', { smart_count: 2 })}
        </Link>
        <PageTitle title={preview?.subject ?? ''} />
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{translate('emails.sampleWords')}</Box>
        <ToggleButtonGroup
          size="small"
          exclusive
          value={language}
          onChange={(_, chosen: LanguageCode | null) => chosen && setLanguage(chosen)}
          aria-label={translate('emails.language')}
        >
          {LANGUAGES.map((code) => (
            <ToggleButton key={code} value={code} sx={{ textTransform: 'none' }}>
              {nameOf(code)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {preview && <Letter {...preview} />}
    </Box>
  );
}

/** The last one stays until the next is there. */
function usePreview(id: string, language: LanguageCode): { preview?: EmailPreviewView; error?: Error } {
  const [known, setKnown] = useState<{ preview?: EmailPreviewView; error?: Error }>({});
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    request(`${API}/admin/${rowPath('email-templates', id)}?language=${language}`, { signal }).then(
      ({ json }) => setKnown({ preview: json as EmailPreviewView }),
      (error: Error) => !signal.aborted && setKnown({ error }),
    );
    return () => leaving.abort();
  }, [id, language]);
  return known;
}
