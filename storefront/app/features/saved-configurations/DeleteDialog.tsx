import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { api } from '../api/client';
import { useMutation } from '../api/useMutation';
import type { SavedConfiguration } from './saved-configuration';

interface DeleteDialogProps {
  /** The configuration to delete; null closes the dialog. */
  saved: SavedConfiguration | null;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks for confirmation before a saved configuration is deleted. */
export function DeleteDialog({ saved, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslation('saved');
  const [shown, setShown] = useState(saved);
  if (saved && saved !== shown) setShown(saved);
  const { mutate, isPending, error } = useMutation((id: string) => api.call('Account/DeleteConfiguration', { id }));

  async function remove() {
    if (saved && (await mutate(saved.id))) onDeleted();
  }

  return (
    <Dialog
      opened={saved !== null}
      onClose={onClose}
      title={t('delete.title', { name: shown?.name ?? '' })}
      actions={
        <>
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('delete.keep')}
          </Button>
          <Button danger loading={isPending} onClick={() => void remove()}>
            {t('delete.go')}
          </Button>
        </>
      }
    >
      <p>{t('delete.text')}</p>
      <ErrorMessage error={error} />
    </Dialog>
  );
}
