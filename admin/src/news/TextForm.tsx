import type { AdminNoticeView, LanguageCode } from '@shop/contract';
import { useState } from 'react';
import { required, TextInput } from 'react-admin';
import { command, rowPath } from '../api/command';
import { DeedDialog } from '../ui/DeedDialog';
import { useReading } from '../ui/reading';

export interface TypedText extends Record<string, string> {
  title: string;
  body: string;
}

interface TextFormProps {
  notice: AdminNoticeView;
  language: LanguageCode;
  onClose: () => void;
}

const EMPTY: TypedText = { title: '', body: '' };
const NEEDED = [required()];

/** The notice's words in one language; what somebody else wrote meanwhile is not written over. */
export function TextForm({ notice: { id, title, revision, texts }, language, onClose }: TextFormProps) {
  const [key] = useState(() => crypto.randomUUID());
  const { language: nameOf } = useReading();
  const act = (typed: TypedText) =>
    command(rowPath('news', id), { revision, texts: { ...texts, [language]: textOf(typed) } }, key, 'PUT');
  return (
    <DeedDialog<TypedText>
      texts="news.text"
      about={{ title, language: nameOf(language) }}
      defaults={{ ...EMPTY, ...texts[language] }}
      act={act}
      onClose={onClose}
    >
      <TextFields />
    </DeedDialog>
  );
}

/** Takes one language's words away. */
export function RemoveText({ notice: { id, title, revision, texts }, language, onClose }: TextFormProps) {
  const [key] = useState(() => crypto.randomUUID());
  const { language: nameOf } = useReading();
  const { [language]: _, ...rest } = texts;
  return (
    <DeedDialog
      texts="news.textGone"
      about={{ title, language: nameOf(language) }}
      defaults={{}}
      act={() => command(rowPath('news', id), { revision, texts: rest }, key, 'PUT')}
      onClose={onClose}
      grave
    />
  );
}

/** Title and body as they are typed. */
export function TextFields() {
  return (
    <>
      <TextInput
        source="title"
        label="news.text.heading"
        validate={NEEDED}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <TextInput
        source="body"
        label="news.text.body"
        helperText="news.text.bodyHelp"
        validate={NEEDED}
        multiline
        minRows={8}
        slotProps={{ htmlInput: { maxLength: 8000 } }}
      />
    </>
  );
}

export function textOf({ title, body }: TypedText): { title: string; body: string } {
  return { title: title.trim(), body: body.trim() };
}
