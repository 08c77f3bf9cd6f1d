import { Button, Loader } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageExists } from '../../pages';
import { Link } from '../../ui/Link';
import { PageHead } from '../../ui/PageHead';
import { RefusalNote } from '../../ui/RefusalNote';
import { plain } from '../api/calls';
import { useSending } from '../api/useSending';
import { tokenIn } from './mailed-token';
import styles from './MailedLink.module.css';

interface MailedLinkProps {
  call: 'Subscription/ConfirmSubscription' | 'Subscription/Unsubscribe';
  /** Its words in `newsletter`. */
  about: 'confirm' | 'unsubscribe';
}

/** Does at once what a link in a mail was followed for, and says how it went. */
export function MailedLink({ call, about }: MailedLinkProps) {
  const { t } = useTranslation('newsletter');
  const { t: tCommon } = useTranslation();
  const [outcome, setOutcome] = useState<'working' | 'done' | 'failed'>('working');
  const { send, busy, refusal } = useSending((token: string) => plain.post(call, { token }));

  async function follow() {
    const token = tokenIn(window.location.hash);
    setOutcome('working');
    const done = token !== null && (await send(token)) !== undefined;
    if (done) window.history.replaceState(window.history.state, '', window.location.pathname);
    setOutcome(done ? 'done' : 'failed');
  }

  const followNow = useEffectEvent(follow);
  useEffect(() => void followNow(), []);

  const mayTryAgain = refusal !== null && refusal.code !== 'link_expired';
  return (
    <section className={styles.link} aria-busy={busy}>
      <PageHead title={t(`${about}.title`)} hidden />
      <div className={styles.outcome} role="status" data-outcome={outcome}>
        {outcome === 'working' && <Loader size="sm" />}
        {outcome === 'done' && <IconCircleCheck size={28} stroke={1.5} aria-hidden />}
        {outcome === 'failed' && <IconAlertTriangle size={28} stroke={1.5} aria-hidden />}
        <h1 className={styles.title}>{t(`${about}.${outcome}`)}</h1>
      </div>
      {outcome === 'done' && <p>{t(`${about}.doneWords`)}</p>}
      {outcome === 'failed' && (refusal ? <RefusalNote refusal={refusal} /> : <p>{t('incomplete')}</p>)}
      {outcome === 'failed' && <p className={styles.soft}>{t(`${about}.failedWords`)}</p>}
      <div className={styles.ways}>
        {outcome === 'failed' && mayTryAgain && (
          <Button onClick={() => void follow()} loading={busy}>
            {tCommon('error.retry')}
          </Button>
        )}
        {outcome === 'failed' && pageExists('/contactus') && (
          <Button component={Link} to="/contactus" variant="default">
            {t('contact')}
          </Button>
        )}
        {outcome !== 'working' && (
          <Button component={Link} to="/" variant="default">
            {t('home')}
          </Button>
        )}
      </div>
    </section>
  );
}
