import Box from '@mui/material/Box';
import type { AdminProductView, Input, LanguageCode } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { callApi } from '../api/client';
import { useFormat } from '../i18n/useFormat';
import { ActionBar } from '../ui/ActionBar';
import { ActionDialogButton } from '../ui/ActionDialogButton';
import { DescriptionList } from '../ui/DescriptionList';
import { EmptyState } from '../ui/EmptyState';
import { LanguageTabs } from '../ui/LanguageTabs';
import { Section } from '../ui/Section';
import { ProductTextInputs } from './ProductTextInputs';
import { toFormValues, toProductText, type ProductText, type ProductTextValues } from './product-text';

/** The product's text in each language. */
export function ProductTexts({ product }: { product: AdminProductView }) {
  const translate = useTranslate();
  return (
    <Section title={translate('products.texts')}>
      <LanguageTabs label={translate('products.texts')} hasText={(language) => product.texts[language] !== undefined}>
        {(language) => <TextInLanguage product={product} language={language} />}
      </LanguageTabs>
    </Section>
  );
}

/** Saving sends the product's revision, so that it fails if someone else has changed the product in the meantime. */
function TextInLanguage({ product, language }: { product: AdminProductView; language: LanguageCode }) {
  const translate = useTranslate();
  const { language: languageName } = useFormat();
  const { id, name, revision, texts } = product;
  const text = texts[language];
  const textValues = { name, language: languageName(language) };
  const save = (change: Omit<Input<'admin/product-edit'>, 'revision'>) =>
    callApi('admin/product-edit', { revision, ...change }, { params: { id } });
  return (
    <>
      <Box lang={language}>
        {text ? <TextDetails text={text} /> : <EmptyState>{translate('products.noText')}</EmptyState>}
      </Box>
      <Box sx={{ mt: 2 }}>
        <ActionBar>
          <ActionDialogButton<ProductTextValues>
            texts="products.text"
            textValues={textValues}
            label={text ? 'products.text.button' : 'products.text.write'}
            defaultValues={toFormValues(text)}
            onSubmit={(values) => save({ texts: { [language]: toProductText(values) } })}
          >
            <ProductTextInputs />
          </ActionDialogButton>
          {text && language !== 'en' && (
            <ActionDialogButton
              texts="products.removeText"
              textValues={textValues}
              variant="text"
              onSubmit={() => save({ textsGone: [language] })}
              destructive
            />
          )}
        </ActionBar>
      </Box>
    </>
  );
}

function TextDetails({ text: { name, summary, description, notes, uses } }: { text: ProductText }) {
  const translate = useTranslate();
  const bulletList = (lines: readonly string[]) => (
    <Box component="ul" sx={{ m: 0, pl: 2.25 }}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
  const field = (source: string) => translate(`products.text.fields.${source}`);
  const items = [
    { name: field('name'), value: name, strong: true },
    { name: field('summary'), value: summary },
    { name: field('description'), value: <Box sx={{ whiteSpace: 'pre-line' }}>{description}</Box> },
    { name: field('notes'), value: bulletList(notes) },
    { name: field('uses'), value: bulletList(uses) },
  ];
  return <DescriptionList items={items} />;
}
