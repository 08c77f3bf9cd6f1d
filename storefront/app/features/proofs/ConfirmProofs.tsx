import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { CheckField, TextField } from '../../ui/fields';
import { focusFirstError } from '../../ui/focus-first-problem';
import { toast } from '../../ui/toasts';
import { api } from '../api/client';
import { useMutation } from '../api/useMutation';
import { OrderErrorMessage } from '../order/OrderErrorMessage';
import styles from './ConfirmProofs.module.css';
import { currentVersions } from './current-versions';
import { useProofsPage } from './proofs-page';

/** Confirms all current proofs of an order that waits for it. New versions must be checked again. */
export function ConfirmProofs() {
  const { items, canDecide } = useProofsPage();
  const versions = currentVersions(items);
  return versions && canDecide && <Confirmation key={JSON.stringify(versions)} versions={versions} />;
}

/** A checkbox that the proofs were checked, then a dialog that nothing can be changed afterwards. */
function Confirmation({ versions }: { versions: Record<string, number> }) {
  const { t } = useTranslation('order');
  const { orderId, items, nameOf, link, refetch } = useProofsPage();
  const [checked, setChecked] = useState(false);
  const [name, setName] = useState(link?.recipient ?? '');
  const [showRequired, setShowRequired] = useState(false);
  const section = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState(false);
  const { mutate, isPending, error } = useMutation(() =>
    api.call(
      'Account/ConfirmProof',
      { orderId, versions, ...(link && { token: link.token, ...(name.trim() && { name: name.trim() }) }) },
      { anonymous: link !== undefined },
    ),
  );
  const count = Object.keys(versions).length;

  function openDialog() {
    setShowRequired(!checked);
    if (checked) setOpened(true);
    else if (section.current) focusFirstError(section.current);
  }

  async function confirm() {
    if (await mutate()) {
      setOpened(false);
      toast(t('confirm.done'), 'success');
    }
    refetch();
  }

  return (
    <section ref={section} className={styles.confirm} aria-labelledby="confirm">
      <h3 id="confirm">{t('confirm.title', { count })}</h3>
      <CheckField
        label={t('confirm.checkbox', { count })}
        checked={checked}
        onChange={(next) => {
          setChecked(next);
          setShowRequired(false);
        }}
        error={showRequired ? t('confirm.required') : undefined}
      />
      {link && (
        <TextField
          label={t('confirm.name')}
          hint={t('confirm.nameHint')}
          value={name}
          maxLength={120}
          autoComplete="name"
          onChange={(event) => setName(event.currentTarget.value)}
        />
      )}
      <Button className={styles.button} aria-haspopup="dialog" onClick={openDialog}>
        {t('confirm.open', { count })}
      </Button>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('confirm.question', { count })}
        actions={
          <>
            <Button variant="default" onClick={() => setOpened(false)} data-autofocus>
              {t('submit.cancel')}
            </Button>
            <Button loading={isPending} onClick={confirm}>
              {t('confirm.open', { count })}
            </Button>
          </>
        }
      >
        <p>{t('confirm.text')}</p>
        <ul className={styles.versions}>
          {items
            .filter(({ sid }) => versions[sid] !== undefined)
            .map((item) => (
              <li key={item.sid}>
                <span>{nameOf(item)}</span>
                <span className="tabular-nums">{t('version', { version: versions[item.sid] })}</span>
              </li>
            ))}
        </ul>
        <OrderErrorMessage error={error} />
      </Dialog>
    </section>
  );
}
