import Box from '@mui/material/Box';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '@shop/contract';
import { required, TextInput } from 'react-admin';
import { useFormat } from '../../i18n/useFormat';
import { ChineseNameInput } from '../../references/ChineseNameInput';
import { VARIANT_CODE, VariantSizeInputs } from './VariantInputs';

const REQUIRED = required();

/** The names of a variant in each language, and its sizes; a new one has a code, too. */
export function VariantDefinitionInputs({ isNew = false }: { isNew?: boolean }) {
  const { language: languageName } = useFormat();
  return (
    <>
      {isNew && (
        <TextInput
          source="code"
          label="products.create.variant.code"
          helperText="products.create.skuHelp"
          validate={VARIANT_CODE}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 40 } }}
        />
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))', columnGap: 1.5 }}>
        {LANGUAGE_CODES.map((code) => (
          <TextInput
            key={code}
            source={`names.${code}`}
            label={languageName(code)}
            helperText={false}
            validate={code === DEFAULT_LANGUAGE ? REQUIRED : []}
            autoComplete="off"
            slotProps={{ htmlInput: { maxLength: 80, lang: code } }}
          />
        ))}
        <ChineseNameInput source="names.zh" maxLength={80} />
      </Box>
      <VariantSizeInputs />
    </>
  );
}
