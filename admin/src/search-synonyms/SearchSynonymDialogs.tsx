import type { AdminSearchSynonymView } from '@shop/contract';
import { TextInput } from 'react-admin';
import { callApi } from '../api/client';
import { ActionDialogButton } from '../ui/ActionDialogButton';
import { findTermsError, toTerms } from './synonym-form';

interface SynonymProps {
  synonym: AdminSearchSynonymView;
}

export function AddSynonymsButton() {
  return (
    <ActionDialogButton
      texts="searchSynonyms.add"
      variant="contained"
      defaultValues={{ terms: '' }}
      onSubmit={({ terms }, idempotencyKey) =>
        callApi('admin/search-synonym-create', { terms: toTerms(terms) }, { idempotencyKey })
      }
    >
      <TermsInput />
    </ActionDialogButton>
  );
}

/** Saving sends the group's revision, so that it fails if someone else has changed it in the meantime. */
export function EditSynonymsButton({ synonym: { id, revision, terms: before } }: SynonymProps) {
  return (
    <ActionDialogButton
      texts="searchSynonyms.edit"
      textValues={{ terms: before.join(', ') }}
      variant="text"
      size="small"
      defaultValues={{ terms: before.join('\n') }}
      onSubmit={({ terms }, idempotencyKey) =>
        callApi('admin/search-synonym-edit', { revision, terms: toTerms(terms) }, { params: { id }, idempotencyKey })
      }
    >
      <TermsInput />
    </ActionDialogButton>
  );
}

export function RemoveSynonymsButton({ synonym: { id, terms } }: SynonymProps) {
  return (
    <ActionDialogButton
      texts="searchSynonyms.remove"
      textValues={{ terms: terms.join(', ') }}
      variant="text"
      color="inherit"
      size="small"
      onSubmit={() => callApi('admin/search-synonym-delete', {}, { params: { id } })}
    />
  );
}

function TermsInput() {
  return (
    <TextInput
      source="terms"
      label="searchSynonyms.terms"
      helperText="searchSynonyms.termsHelp"
      multiline
      minRows={4}
      validate={findTermsError}
    />
  );
}
