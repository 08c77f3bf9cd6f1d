import { Button } from '@mantine/core';
import type { ItemView } from '@shop/contract';
import { IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog';
import { TextField } from '../../ui/fields';
import { RefusalNote } from '../../ui/RefusalNote';
import { toast } from '../../ui/toasts';
import { When } from '../../ui/When';
import { signedBearer } from '../api/calls';
import { useIntention } from '../api/useIntention';
import { useSending } from '../api/useSending';
import { useLocal } from '../language/useLocal';
import type { CalledTerms } from '../quote/terms';
import styles from './ShareQuote.module.css';

interface ShareQuoteProps {
  /** The cart where there is none. */
  item?: ItemView;
  terms: CalledTerms;
  /** There is no quote to share just now. */
  disabled: boolean;
}

interface SharedLink {
  url: string;
  validUntil: string;
}

/** Freezes the quote and gives its link, copied where the browser lets it. */
export function ShareQuote({ item, terms, disabled }: ShareQuoteProps) {
  const { t } = useTranslation('quote');
  const local = useLocal();
  const keyOf = useIntention();
  const [link, setLink] = useState<SharedLink | null>(null);
  const { send, busy, refusal } = useSending(() => {
    const body = { ...(item && { item }), ...terms };
    return signedBearer.post('Quotation/ShareQuote', body, keyOf(body));
  });

  async function share() {
    const shared = await send();
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
      // Not allowed here: the dialog shows the link to be copied by hand.
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
        loading={busy}
        onClick={() => void share()}
      >
        {t('share.open')}
      </Button>
      <RefusalNote refusal={refusal} />
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
            <p>{t('share.words')}</p>
            <TextField
              label={t('share.link')}
              readOnly
              value={link.url}
              onFocus={(event) => event.currentTarget.select()}
            />
            <p className={styles.soft}>
              {t('share.validUntil')} <When at={link.validUntil} />
            </p>
          </div>
        )}
      </Dialog>
    </>
  );
}
