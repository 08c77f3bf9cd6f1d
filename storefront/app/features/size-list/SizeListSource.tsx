import { IconUpload } from '@tabler/icons-react';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { TextArea } from '../../ui/fields';
import { ScriptForm } from '../../ui/ScriptForm';
import styles from './SizeListSource.module.css';
import type { SizeListState } from './useSizeList';

/** Takes a list by paste or as a file. */
export function SizeListSource({ list }: { list: SizeListState }) {
  const { t } = useTranslation('sizes');
  const id = useId();
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);

  function read(event: FormEvent) {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() !== '') list.read(new File([text], 'list.txt'));
  }

  return (
    <ScriptForm className={styles.source} onSubmit={read} noValidate aria-busy={list.isPending}>
      <TextArea
        label={t('paste')}
        hint={t('pasteHint')}
        className={styles.text}
        rows={8}
        spellCheck={false}
        wrap="off"
        autoComplete="off"
        placeholder={t('example')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={missing ? t('missing') : undefined}
      />
      <div className={styles.actions}>
        <Button type="submit" loading={list.isPending}>
          {t('read')}
        </Button>
        <label className={styles.file} htmlFor={id}>
          <IconUpload size={18} stroke={1.75} aria-hidden />
          {t('file')}
          <input
            id={id}
            type="file"
            accept=".csv,.tsv,.txt,.xlsx"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file) list.read(file);
              event.currentTarget.value = '';
            }}
          />
        </label>
      </div>
      <ErrorMessage error={list.error} />
    </ScriptForm>
  );
}
