import { required, TextInput } from 'react-admin';
import { LANGUAGE_CODES } from '@shop/contract';
import { useFormat } from '../i18n/useFormat';

const REQUIRED = [required()];

/** The alternative text in each language; only English is required. */
export function AltTextInputs() {
  const { language: languageName } = useFormat();
  return LANGUAGE_CODES.map((language) => (
    <TextInput
      key={language}
      source={language}
      label={languageName(language)}
      helperText={false}
      validate={language === 'en' ? REQUIRED : []}
      parse={(typed: string | null) => typed ?? ''}
      slotProps={{ htmlInput: { maxLength: 200, lang: language } }}
    />
  ));
}
