import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/fields';
import { RefusalNote } from '../../ui/RefusalNote';
import { bearer } from '../api/calls';
import { beyondFields, fieldError } from '../api/refusal';
import { useSending } from '../api/useSending';
import { withReason } from '../order/order-refusal';
import styles from './LinkForm.module.css';
import { linkProblem, type LinkProblem } from './shared-link';

interface LinkFormProps {
  orderId: string;
  sid: string;
  onShared: () => void;
}

/** Takes a direct link to a file that lies elsewhere: the way for files above the limit. */
export function LinkForm({ orderId, sid, onShared }: LinkFormProps) {
  const { t } = useTranslation('order');
  const [url, setUrl] = useState('');
  const [problem, setProblem] = useState<LinkProblem | null>(null);
  const { send, busy, refusal } = useSending(() => bearer.post('Account/ArtworkUploadShareDownloadLink', { orderId, sid, url: url.trim() }));

  async function share(event: FormEvent) {
    event.preventDefault();
    const found = linkProblem(url);
    setProblem(found);
    if (!found && (await send())) onShared();
  }

  const wrong = problem ? t(`link.problem.${problem}`) : fieldError(refusal, 'url');
  return (
    <form className={styles.form} onSubmit={share} noValidate aria-busy={busy}>
      <div className={styles.row}>
        <TextField
          className={styles.field}
          label={t('link.label')}
          type="url"
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
          spellCheck={false}
          maxLength={2000}
          value={url}
          onChange={(event) => setUrl(event.currentTarget.value)}
          hint={t('link.hint')}
          error={wrong}
        />
        <Button type="submit" variant="default" loading={busy} h={40}>
          {t('link.share')}
        </Button>
      </div>
      <RefusalNote refusal={withReason(beyondFields(refusal, ['url']))} />
    </form>
  );
}
