import { IconFiles } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { FieldError } from '../../ui/Field';
import { SelectField } from '../../ui/fields';
import { needsArtwork } from '../order/next-step-message';
import { useOrderPage } from '../order/order-page';
import { EXTENSIONS } from './artwork-file';
import styles from './ArtworkBatch.module.css';
import { useArtworkBatch, type BatchFile } from './useArtworkBatch';

const ACCEPTED = EXTENSIONS.map((extension) => `.${extension}`).join();

/** Uploads several files at once, matched to the items by their names; only for orders with several open items. */
export function ArtworkBatch() {
  const { t } = useTranslation('order');
  const { order } = useOrderPage();
  const id = useId();
  const batch = useArtworkBatch();
  if (order.items.filter(needsArtwork).length < 2 && batch.files.length === 0) return null;
  const ready = batch.files.filter(({ sid, problem }) => sid !== null && problem === null).length;
  return (
    <section className={styles.batch} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {t('batch.title')}
      </h2>
      <p className={styles.text}>{t('batch.text')}</p>
      <label className={styles.choose} htmlFor={id} aria-disabled={batch.isPending || undefined}>
        <IconFiles size={18} stroke={1.75} aria-hidden />
        {t('batch.choose')}
        <input
          id={id}
          type="file"
          multiple
          accept={ACCEPTED}
          disabled={batch.isPending}
          onChange={(event) => {
            batch.choose([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
      </label>
      {batch.files.length > 0 && (
        <>
          <ul className={styles.files}>
            {batch.files.map((file) => (
              <BatchRow
                key={file.key}
                file={file}
                onAssign={(sid) => batch.assign(file, sid)}
                disabled={batch.isPending}
              />
            ))}
          </ul>
          <div className={styles.actions}>
            <Button onClick={batch.upload} loading={batch.isPending} disabled={ready === 0}>
              {t('batch.upload', { count: ready })}
            </Button>
            <p className={styles.text} role="status">
              {batch.isPending && t('batch.progress', { done: batch.done, count: batch.total })}
            </p>
          </div>
        </>
      )}
    </section>
  );
}

interface BatchRowProps {
  file: BatchFile;
  onAssign: (sid: string | null) => void;
  disabled: boolean;
}

/** A file with the item that it is for. */
function BatchRow({ file: { file, sid, problem, error }, onAssign, disabled }: BatchRowProps) {
  const { t } = useTranslation('order');
  const { order, labels } = useOrderPage();
  const items = order.items.flatMap((item, index) => (item.printed ? [{ item, number: index + 1 }] : []));
  return (
    <li className={styles.row}>
      <span className={styles.name}>{file.name}</span>
      {problem ? (
        <FieldError error={t(`upload.problem.${problem}`)} />
      ) : (
        <SelectField
          label={t('batch.item', { file: file.name })}
          labelHidden
          disabled={disabled}
          value={sid ?? ''}
          onChange={(event) => onAssign(event.currentTarget.value || null)}
          error={error ?? undefined}
        >
          <option value="">{t('batch.none')}</option>
          {items.map(({ item, number }) => (
            <option key={item.sid} value={item.sid}>
              {[`${number}`, item.item.label, labels.size(item)].filter(Boolean).join(' · ')}
            </option>
          ))}
        </SelectField>
      )}
    </li>
  );
}
