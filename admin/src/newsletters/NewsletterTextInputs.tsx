import { required, TextInput } from 'react-admin';

/** A newsletter's text as its form holds it. */
export interface NewsletterTextValues extends Record<string, string> {
  subject: string;
  body: string;
}

export const NO_TEXT: NewsletterTextValues = { subject: '', body: '' };
const REQUIRED = [required()];

/** The inputs of a text, whose values are under `source` if the form has more than the text. */
export function NewsletterTextInputs({ source }: { source?: string }) {
  const prefix = source === undefined ? '' : `${source}.`;
  return (
    <>
      <TextInput
        source={`${prefix}subject`}
        label="newsletters.text.subject"
        validate={REQUIRED}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <TextInput
        source={`${prefix}body`}
        label="newsletters.text.body"
        helperText="newsletters.text.bodyHelp"
        validate={REQUIRED}
        multiline
        minRows={10}
        slotProps={{ htmlInput: { maxLength: 20_000 } }}
      />
    </>
  );
}

export function trimText({ subject, body }: NewsletterTextValues): NewsletterTextValues {
  return { subject: subject.trim(), body: body.trim() };
}
