import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageExists } from '../../pages';
import { Button, ButtonLink } from '../../ui/Button';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { Loader } from '../../ui/Loader';
import { PageHead } from '../../ui/PageHead';
import { api } from '../api/client';
import { useMutation } from '../api/useMutation';
import { parseEmailToken } from './email-token';
import styles from './EmailLinkResult.module.css';

interface EmailLinkResultProps {
  call: 'Subscription/ConfirmSubscription' | 'Subscription/Unsubscribe';
  /** The prefix of its translation keys in `newsletter`. */
  prefix: 'confirm' | 'unsubscribe';
}

/** The page of a link in an email: makes the link's call with its token and shows the result. */
export function EmailLinkResult({ call, prefix }: EmailLinkResultProps) {
  const { t } = useTranslation('newsletter');
  const { t: tCommon } = useTranslation();
  const [outcome, setOutcome] = useState<'working' | 'done' | 'repeated' | 'failed'>('working');
  const { mutate, isPending, error } = useMutation((token: string) => api.call(call, { token }));

  async function run() {
    const token = parseEmailToken(window.location.hash);
    setOutcome('working');
    const result = token === null ? undefined : await mutate(token);
    const done = result !== undefined;
    if (done) window.history.replaceState(window.history.state, '', window.location.pathname);
    if (!done) setOutcome('failed');
    else setOutcome('alreadyConfirmed' in result && result.alreadyConfirmed ? 'repeated' : 'done');
  }

  const runLatest = useEffectEvent(run);
  useEffect(() => void runLatest(), []);

  const succeeded = outcome === 'done' || outcome === 'repeated';
  const canRetry = error !== null && error.code !== 'link_expired';
  return (
    <section className={styles.link} aria-busy={isPending}>
      <PageHead title={t(`${prefix}.title`)} hidden />
      <div className={styles.outcome} role="status" data-outcome={outcome}>
        {outcome === 'working' && <Loader />}
        {succeeded && <IconCircleCheck size={28} stroke={1.5} aria-hidden />}
        {outcome === 'failed' && <IconAlertTriangle size={28} stroke={1.5} aria-hidden />}
        <h1 className={styles.title}>{outcome === 'repeated' ? t('confirm.repeated') : t(`${prefix}.${outcome}`)}</h1>
      </div>
      {succeeded && <p>{t(`${prefix}.doneText`)}</p>}
      {outcome === 'failed' && (error ? <ErrorMessage error={error} /> : <p>{t('incomplete')}</p>)}
      {outcome === 'failed' && <p className={styles.muted}>{t(`${prefix}.failedText`)}</p>}
      <div className={styles.actions}>
        {outcome === 'failed' && canRetry && (
          <Button onClick={() => void run()} loading={isPending}>
            {tCommon('error.retry')}
          </Button>
        )}
        {outcome === 'failed' && pageExists('/contactus') && (
          <ButtonLink to="/contactus" variant="default">
            {t('contact')}
          </ButtonLink>
        )}
        {outcome !== 'working' && (
          <ButtonLink to="/" variant="default">
            {t('home')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
