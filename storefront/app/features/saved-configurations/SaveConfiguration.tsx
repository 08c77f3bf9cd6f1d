import type { ItemView } from '@shop/contract';
import { IconBookmark } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { lazyDialog } from '../../ui/lazy-dialog';
import { isMember } from '../session/roles';
import { useSession } from '../session/useSession';

const SaveDialog = lazyDialog(async () => (await import('./SaveDialog')).SaveDialog);
const LogInDialog = lazyDialog(async () => (await import('../login/LogInDialog')).LogInDialog);

interface SaveConfigurationProps {
  item: ItemView;
  loaded?: { id: string; name: string } | undefined;
  disabled?: boolean;
  /** For screen readers, where a page has several of these buttons. */
  name?: string;
  /** Called before the login prompt opens. */
  onLogIn?: () => void;
}

/** A button that saves a configuration to the account; without an account it opens the login prompt. */
export function SaveConfiguration({ item, loaded, disabled, name, onLogIn }: SaveConfigurationProps) {
  const { t } = useTranslation('quote');
  const session = useSession();
  const [opened, setOpened] = useState<'save' | 'logIn' | null>(null);
  const close = () => setOpened(null);

  function open() {
    if (session && isMember(session.role)) return setOpened('save');
    onLogIn?.();
    setOpened('logIn');
  }

  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconBookmark size={16} stroke={1.75} aria-hidden />}
        aria-haspopup="dialog"
        aria-label={name && t('saved.openNamed', { item: name })}
        disabled={disabled}
        onClick={open}
      >
        {t('saved.open')}
      </Button>
      <SaveDialog opened={opened === 'save'} onClose={close} item={item} loaded={loaded} />
      <LogInDialog opened={opened === 'logIn'} onClose={close} text={t('saved.logIn')} />
    </>
  );
}
