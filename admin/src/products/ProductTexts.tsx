import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { AdminProductView } from '@shop/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Facts } from '../ui/Facts';
import { NothingHere } from '../ui/NothingHere';
import { useReading } from '../ui/reading';
import { Section } from '../ui/Section';
import { useNarrow } from '../ui/useNarrow';
import { RemoveTexts, TextForm } from './TextForm';
import { LANGUAGES, type TextLanguage } from './text-lines';

/** What the shop says of it, a language at a time. */
export function ProductTexts({ product }: { product: AdminProductView }) {
  const translate = useTranslate();
  const narrow = useNarrow();
  const { language: nameOf } = useReading();
  const [language, setLanguage] = useState<TextLanguage>('en');
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const text = product.texts[language];
  return (
    <Section title={translate('products.texts')}>
      <Tabs
        value={language}
        onChange={(_, chosen: TextLanguage) => setLanguage(chosen)}
        variant={narrow ? 'scrollable' : 'standard'}
        allowScrollButtonsMobile
        aria-label={translate('products.texts')}
      >
        {LANGUAGES.map((one) => (
          <Tab key={one} value={one} label={`${nameOf(one)}${product.texts[one] ? '' : ' –'}`} />
        ))}
      </Tabs>
      <Box role="tabpanel" aria-label={nameOf(language)} lang={language} sx={{ pt: 2 }}>
        {text ? <Texts text={text} /> : <NothingHere>{translate('products.noText')}</NothingHere>}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
        <Button variant="outlined" onClick={() => setOpen('edit')}>
          {translate(text ? 'products.text.button' : 'products.text.write')}
        </Button>
        {text && language !== 'en' && (
          <Button color="error" onClick={() => setOpen('remove')}>
            {translate('products.textGone.button')}
          </Button>
        )}
      </Box>
      {open === 'edit' && (
        <TextForm key={language} product={product} language={language} onClose={() => setOpen(null)} />
      )}
      {open === 'remove' && language !== 'en' && (
        <RemoveTexts product={product} language={language} onClose={() => setOpen(null)} />
      )}
    </Section>
  );
}

type Text = NonNullable<AdminProductView['texts']['en']>;

function Texts({ text: { name, summary, description, notes, uses } }: { text: Text }) {
  const translate = useTranslate();
  const list = (lines: readonly string[]) => (
    <Box component="ul" sx={{ m: 0, pl: 2.25 }}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
  const field = (one: string) => translate(`products.text.${one}`);
  const facts = [
    { name: field('name'), value: name, strong: true },
    { name: field('summary'), value: summary },
    { name: field('description'), value: <Box sx={{ whiteSpace: 'pre-line' }}>{description}</Box> },
    { name: field('notes'), value: list(notes) },
    { name: field('uses'), value: list(uses) },
  ];
  return <Facts facts={facts} />;
}
