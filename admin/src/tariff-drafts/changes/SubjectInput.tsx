import type { TariffChangeKindName, TariffDraftView } from '@shop/contract';
import { AutocompleteInput } from 'react-admin';
import { useSubjectName } from '../useSubjectName';
import { useCurrentValue } from './useCurrentValue';

interface SubjectInputProps {
  draft: TariffDraftView;
  kind: TariffChangeKindName;
  onChoose: (subject: string) => void;
}

/** Chooses what a change is about. */
export function SubjectInput({ draft, kind, onChoose }: SubjectInputProps) {
  const subjectName = useSubjectName([]);
  const { subjects } = useCurrentValue(draft, kind, null);
  const choices = subjects
    .map(({ id, name }) => ({ id, name: name ? `${name} (${id})` : subjectName({ kind, subject: id }) }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return (
    <AutocompleteInput
      source="subject"
      label={`tariffDrafts.choose.${kind}`}
      helperText={false}
      choices={choices}
      translateChoice={false}
      noOptionsText="tariffDrafts.noSubject"
      onChange={(subject: string | null) => subject && onChoose(subject)}
    />
  );
}
