import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog';
import { CheckField } from '../../ui/fields';
import { focusFirstProblem } from '../../ui/focus-first-problem';
import { RefusalNote } from '../../ui/RefusalNote';
import { toast } from '../../ui/toasts';
import { bearer } from '../api/calls';
import { useSending } from '../api/useSending';
import { useOrderPage } from '../order/order-page';
import { withReason } from '../order/order-refusal';
import { currentVersions } from './current-versions';
import styles from './ConfirmProofs.module.css';

/** The way to confirm all current proofs, where the order waits for that. A new version is to be looked at anew. */
export function ConfirmProofs() {
  const { order, allows } = useOrderPage();
  const versions = currentVersions(order.items);
  return versions && allows('artwork_confirmed') && <Confirmation key={JSON.stringify(versions)} versions={versions} />;
}

/** First that one has looked, then that nothing can change any more. */
function Confirmation({ versions }: { versions: Record<string, number> }) {
  const { t } = useTranslation('order');
  const { order, again, words } = useOrderPage();
  const [looked, setLooked] = useState(false);
  const [unlooked, setUnlooked] = useState(false);
  const section = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState(false);
  const { send, busy, refusal } = useSending(() => bearer.post('Account/ConfirmProof', { orderId: order.orderId, versions }));
  const count = Object.keys(versions).length;

  function ask() {
    setUnlooked(!looked);
    if (looked) setOpened(true);
    else if (section.current) focusFirstProblem(section.current);
  }

  async function confirm() {
    if (await send()) {
      setOpened(false);
      toast(t('confirm.done'), 'success');
    }
    again();
  }

  return (
    <section ref={section} className={styles.confirm} aria-labelledby="confirm">
      <h3 id="confirm">{t('confirm.title', { count })}</h3>
      <CheckField
        label={t('confirm.looked', { count })}
        checked={looked}
        onChange={(checked) => {
          setLooked(checked);
          setUnlooked(false);
        }}
        error={unlooked ? t('confirm.lookFirst') : undefined}
      />
      <Button className={styles.button} aria-haspopup="dialog" onClick={ask}>
        {t('confirm.open', { count })}
      </Button>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('confirm.sure', { count })}
        actions={
          <>
            <Button variant="default" onClick={() => setOpened(false)} data-autofocus>
              {t('submit.cancel')}
            </Button>
            <Button loading={busy} onClick={confirm}>
              {t('confirm.open', { count })}
            </Button>
          </>
        }
      >
        <p>{t('confirm.words')}</p>
        <ul className={styles.versions}>
          {order.items
            .filter(({ sid }) => versions[sid] !== undefined)
            .map((item) => (
              <li key={item.sid}>
                <span>{words.name(item)}</span>
                <span className="figures">{t('version', { version: versions[item.sid] })}</span>
              </li>
            ))}
        </ul>
        <RefusalNote refusal={withReason(refusal)} />
      </Dialog>
    </section>
  );
}
