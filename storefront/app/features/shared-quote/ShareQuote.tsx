import type { ItemView } from '@shop/contract';
import { IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { DateTime } from '../../ui/DateTime';
import { Dialog } from '../../ui/Dialog';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { TextField } from '../../ui/fields';
import { toast } from '../../ui/toasts';
import { api } from '../api/client';
import { useIdempotencyKey } from '../api/useIdempotencyKey';
import { useMutation } from '../api/useMutation';
import { useLocalizedPath } from '../language/useLocalizedPath';
import type { RequestTerms } from '../quote/terms';
import styles from './ShareQuote.module.css';

interface ShareQuoteProps {
  /** The item to share; the cart without it. */
  item?: ItemView;
  terms: RequestTerms;
  /** Whether there is no current quote to share. */
  disabled: boolean;
}

interface SharedLink {
  url: string;
  validUntil: string;
}

/** Saves the quote at its current price and shows a link to it, which is also copied to the clipboard. */
export function ShareQuote({ item, terms, disabled }: ShareQuoteProps) {
  const { t } = useTranslation('quote');
  const local = useLocalizedPath();
  const keyFor = useIdempotencyKey();
  const [link, setLink] = useState<SharedLink | null>(null);
  const { mutate, isPending, error } = useMutation(() => {
    const body = { ...(item && { item }), ...terms };
    return api.call('Quotation/ShareQuote', body, { idempotencyKey: keyFor(body) });
  });

  async function share() {
    const shared = await mutate();
    if (!shared) return;
    const url = `${location.origin}${local(`/quote?t=${shared.token}`)}`;
    setLink({ url, validUntil: shared.validUntil });
    await copy(url);
  }

  async function copy(url: string) {
    try {
      await navigator.clipboard.writeText(url);
      toast(t('share.copied'), 'success');
    } catch {
      // The browser does not allow it, so the customer copies the link from the dialog.
    }
  }

  return (
    <>
      <Button
        className={styles.share}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconShare size={16} stroke={1.75} aria-hidden />}
        aria-haspopup="dialog"
        disabled={disabled}
        loading={isPending}
        onClick={() => void share()}
      >
        {t('share.open')}
      </Button>
      <ErrorMessage error={error} />
      <Dialog
        opened={link !== null}
        onClose={() => setLink(null)}
        title={t('share.title')}
        actions={
          <>
            <Button variant="default" onClick={() => setLink(null)}>
              {t('share.close')}
            </Button>
            <Button onClick={() => link && void copy(link.url)} data-autofocus>
              {t('share.copy')}
            </Button>
          </>
        }
      >
        {link && (
          <div className={styles.link}>
            <p>{t('share.text')}</p>
            <TextField
              label={t('share.link')}
              readOnly
              value={link.url}
              onFocus={(event) => event.currentTarget.select()}
            />
            <p className={styles.muted}>
              {t('share.validUntil')} <DateTime at={link.validUntil} />
            </p>
          </div>
        )}
      </Dialog>
    </>
  );
}
