import { required, TextInput } from 'react-admin';

/** A notice's text as its form holds it. */
export interface NoticeTextValues extends Record<string, string> {
  title: string;
  body: string;
}

export const NO_TEXT: NoticeTextValues = { title: '', body: '' };
const REQUIRED = [required()];

export function NoticeTextInputs() {
  return (
    <>
      <TextInput
        source="title"
        label="news.text.heading"
        validate={REQUIRED}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <TextInput
        source="body"
        label="news.text.body"
        helperText="news.text.bodyHelp"
        validate={REQUIRED}
        multiline
        minRows={8}
        slotProps={{ htmlInput: { maxLength: 8000 } }}
      />
    </>
  );
}

export function trimText({ title, body }: NoticeTextValues): NoticeTextValues {
  return { title: title.trim(), body: body.trim() };
}
