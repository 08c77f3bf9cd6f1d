import { COLUMNS } from '@shop/size-list';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/fields';
import type { CheckedRow } from './size-list-items';
import styles from './SizeListTable.module.css';
import type { SizeListState } from './useSizeList';

/** The cells of a row as fields, each with its problem. The list is read again when the focus leaves the row. */
export function SizeListFields({ checked: { row, problems }, list }: { checked: CheckedRow; list: SizeListState }) {
  const { t } = useTranslation('sizes');
  return (
    <div
      className={styles.fields}
      role="group"
      aria-label={t('row', { row: row.row })}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) list.check();
      }}
    >
      {COLUMNS.map((name) => (
        <TextField
          key={name}
          className={name === 'label' ? styles.labelField : undefined}
          label={t(`cell.${name}`)}
          autoComplete="off"
          maxLength={name === 'label' ? 400 : 60}
          value={row.cells[name]}
          onChange={(event) => list.change(row, { [name]: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter') list.check();
          }}
          error={row.edited ? undefined : problems[name]}
        />
      ))}
    </div>
  );
}
