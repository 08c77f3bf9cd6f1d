import type { ItemView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { toast } from '../../ui/toasts';
import { api } from '../api/client';
import { useIdempotencyKey } from '../api/useIdempotencyKey';
import { NameDialog } from './NameDialog';

interface SaveDialogProps {
  opened: boolean;
  onClose: () => void;
  item: ItemView;
  /** The saved configuration that was opened; saving under its name replaces it. */
  loaded?: { id: string; name: string } | undefined;
}

/** Saves a configured product under a name. */
export function SaveDialog({ opened, onClose, item, loaded }: SaveDialogProps) {
  const { t } = useTranslation('quote');
  const keyFor = useIdempotencyKey();
  const replaces = (name: string) => loaded !== undefined && name.toLowerCase() === loaded.name.toLowerCase();
  return (
    <NameDialog
      opened={opened}
      onClose={onClose}
      title={t('saved.title')}
      name={loaded?.name ?? item.label ?? ''}
      hint={(name) => t(replaces(name) ? 'saved.replaces' : 'saved.text')}
      save={(name) => {
        const body = { name, item, ...(loaded && replaces(name) && { id: loaded.id }) };
        return api.call('Account/SaveConfiguration', body, { idempotencyKey: keyFor(body) });
      }}
      onSaved={() => {
        toast(t('saved.done'), 'success');
        onClose();
      }}
    />
  );
}
