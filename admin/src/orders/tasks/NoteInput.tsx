import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ColleagueView } from '@shop/contract';
import { required, TextInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useColleagues } from '../../common/useColleagues';
import { insertMention, suggestColleagues } from './mentions';

const REQUIRED = [required()];

/** The text of a note. After an @ it suggests colleagues, whom an internal note mentions. */
export function NoteInput() {
  const translate = useTranslate();
  const { setValue, getValues } = useFormContext<{ memo: string; mentions: ColleagueView[] }>();
  const memo = String(useWatch({ name: 'memo' }) ?? '');
  const isInternal = useWatch({ name: 'visibility' }) === 'internal';
  const { colleagues } = useColleagues();
  const suggested = isInternal ? suggestColleagues(memo, colleagues) : [];
  const choose = (colleague: ColleagueView, form: HTMLFormElement | null) => {
    setValue('memo', insertMention(memo, colleague), { shouldDirty: true });
    setValue('mentions', [...getValues('mentions'), colleague]);
    requestAnimationFrame(() => continueWriting(form));
  };
  return (
    <>
      <TextInput
        source="memo"
        label="events.note_added.memo"
        multiline
        minRows={3}
        validate={REQUIRED}
        helperText={isInternal ? 'events.note_added.mentionHelp' : false}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
      {suggested.length > 0 && (
        <Box
          role="group"
          aria-label={translate('events.note_added.mention')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 1 }}
        >
          {suggested.map((colleague) => (
            <Button
              key={colleague.id}
              size="small"
              variant="outlined"
              onClick={({ currentTarget }) => choose(colleague, currentTarget.form)}
            >
              {`${colleague.name} · ${translate(`labels.role.${colleague.role}`)}`}
            </Button>
          ))}
        </Box>
      )}
    </>
  );
}

/** Puts the cursor behind the text of the note. */
function continueWriting(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLTextAreaElement>('textarea[name="memo"]');
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
