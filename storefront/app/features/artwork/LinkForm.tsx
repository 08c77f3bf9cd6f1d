import { fieldError, formError } from '@shop/api-client';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/fields';
import { ScriptForm } from '../../ui/ScriptForm';
import { api } from '../api/client';
import { useMutation } from '../api/useMutation';
import { OrderErrorMessage } from '../order/OrderErrorMessage';
import { validateDownloadLink, type LinkProblem } from './download-link';
import styles from './LinkForm.module.css';

interface LinkFormProps {
  orderId: string;
  sid: string;
  onShared: () => void;
}

/** Takes a direct download link instead of a file, for files above the upload limit. */
export function LinkForm({ orderId, sid, onShared }: LinkFormProps) {
  const { t } = useTranslation('order');
  const [url, setUrl] = useState('');
  const [problem, setProblem] = useState<LinkProblem | null>(null);
  const { mutate, isPending, error } = useMutation(() =>
    api.call('Account/ArtworkUploadShareDownloadLink', { orderId, sid, url: url.trim() }),
  );

  async function share(event: FormEvent) {
    event.preventDefault();
    const newProblem = validateDownloadLink(url);
    setProblem(newProblem);
    if (!newProblem && (await mutate())) onShared();
  }

  const urlError = problem ? t(`link.problem.${problem}`) : fieldError(error, 'url');
  return (
    <ScriptForm className={styles.form} onSubmit={share} noValidate aria-busy={isPending}>
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
          error={urlError}
        />
        <Button type="submit" variant="default" loading={isPending} className={styles.submit}>
          {t('link.share')}
        </Button>
      </div>
      <OrderErrorMessage error={formError(error, ['url'])} />
    </ScriptForm>
  );
}
