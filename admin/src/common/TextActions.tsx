import type { LanguageCode } from '@shop/contract';
import type { ReactNode } from 'react';
import { useFormat } from '../i18n/useFormat';
import { ActionBar } from '../ui/ActionBar';
import { ActionDialogButton } from '../ui/ActionDialogButton';

interface TextActionsProps<Text extends Record<string, string>> {
  /** Prefix of the interface texts for writing and editing a text. */
  texts: string;
  /** Prefix of the interface texts for removing a text. */
  removeTexts: string;
  textValues: Readonly<Record<string, string>>;
  language: LanguageCode;
  /** The record's texts by language. English is required when the record is created and cannot be removed. */
  textsByLanguage: Partial<Record<string, Text>>;
  noText: Text;
  trimText: (values: Text) => Text;
  onSave: (textsByLanguage: Partial<Record<string, Text>>, idempotencyKey: string) => Promise<unknown>;
  /** The inputs of a text. */
  children: ReactNode;
}

/** Buttons that write, edit and remove a record's text in one language. */
export function TextActions<Text extends Record<string, string>>(props: TextActionsProps<Text>) {
  const { texts, removeTexts, language, textsByLanguage, noText, trimText, onSave, children } = props;
  const { language: languageName } = useFormat();
  const { [language]: text, ...otherTexts } = textsByLanguage;
  const textValues = { ...props.textValues, language: languageName(language) };
  return (
    <ActionBar>
      <ActionDialogButton<Text>
        texts={texts}
        textValues={textValues}
        label={text ? `${texts}.button` : `${texts}.write`}
        defaultValues={{ ...noText, ...text }}
        onSubmit={(values, idempotencyKey) =>
          onSave({ ...textsByLanguage, [language]: trimText(values) }, idempotencyKey)
        }
      >
        {children}
      </ActionDialogButton>
      {text && language !== 'en' && (
        <ActionDialogButton
          texts={removeTexts}
          textValues={textValues}
          variant="text"
          onSubmit={(_, idempotencyKey) => onSave(otherTexts as Partial<Record<string, Text>>, idempotencyKey)}
          destructive
        />
      )}
    </ActionBar>
  );
}
