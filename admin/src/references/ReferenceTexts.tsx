import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LanguageCode } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { ActionBar } from '../ui/ActionBar';
import { ActionDialogButton } from '../ui/ActionDialogButton';
import { EmptyState } from '../ui/EmptyState';
import { LanguageTabs } from '../ui/LanguageTabs';
import { Section } from '../ui/Section';
import { DETAIL, type Reference, type ReferenceResource, toReferenceText, toTextValues } from './reference-resource';
import { ReferenceTextInputs } from './ReferenceTextInputs';
import { saveReference } from './save-reference';

interface ReferenceTextsProps {
  resource: ReferenceResource;
  reference: Reference;
}

/** The texts in each language. */
export function ReferenceTexts({ resource, reference }: ReferenceTextsProps) {
  const translate = useTranslate();
  const label = translate('references.texts');
  return (
    <Section title={label}>
      <LanguageTabs label={label} hasText={(language) => reference.texts[language] !== undefined}>
        {(language) => <TextInLanguage resource={resource} reference={reference} language={language} />}
      </LanguageTabs>
    </Section>
  );
}

function TextInLanguage({ resource, reference, language }: ReferenceTextsProps & { language: LanguageCode }) {
  const translate = useTranslate();
  const { language: languageName } = useFormat();
  const { name, texts } = reference;
  const { [language]: text, ...otherTexts } = texts;
  const detail = DETAIL[resource];
  const textValues = { name, language: languageName(language) };
  const save = (changed: Reference['texts'], key: string) =>
    saveReference(resource, reference, { texts: changed }, key);
  return (
    <>
      <Box lang={language} sx={{ maxWidth: 640, overflowWrap: 'anywhere' }}>
        {text ? (
          <>
            <Typography sx={{ fontWeight: 600 }}>{text.name}</Typography>
            {detail && <Box>{text[detail]}</Box>}
          </>
        ) : (
          <EmptyState>{translate('references.noText')}</EmptyState>
        )}
      </Box>
      <Box sx={{ mt: 2 }}>
        <ActionBar>
          <ActionDialogButton<Record<string, string | null>>
            texts="references.text"
            textValues={textValues}
            label={text ? 'references.text.button' : 'references.text.write'}
            defaultValues={toTextValues(resource, text)}
            onSubmit={(values, key) => save({ ...texts, [language]: toReferenceText(resource, values) }, key)}
          >
            <ReferenceTextInputs resource={resource} />
          </ActionDialogButton>
          {text && language !== 'en' && (
            <ActionDialogButton
              texts="references.removeText"
              textValues={textValues}
              variant="text"
              onSubmit={(_, key) => save(otherTexts, key)}
              destructive
            />
          )}
        </ActionBar>
      </Box>
    </>
  );
}
