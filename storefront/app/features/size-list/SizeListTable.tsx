import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../layout/site';
import { IconButton } from '../../ui/IconButton';
import { useFormat } from '../../ui/useFormat';
import { formatSize } from '../item/length';
import { toUnitCode } from '../item/size';
import type { CheckedRow } from './size-list-items';
import { SizeListFields } from './SizeListFields';
import styles from './SizeListTable.module.css';
import type { SizeListState } from './useSizeList';

interface SizeListTableProps {
  rows: readonly CheckedRow[];
  list: SizeListState;
  currency: string;
}

/** The rows of a list. Rows with problems, and those that the customer edits, show their cells as fields. */
export function SizeListTable({ rows, list, currency }: SizeListTableProps) {
  const { t } = useTranslation('sizes');
  const [editing, setEditing] = useState<number | null>(null);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('column.row')}</th>
          <th scope="col">{t('column.size')}</th>
          <th scope="col">{t('column.quantity')}</th>
          <th scope="col">{t('column.label')}</th>
          <th scope="col" className={styles.price}>
            {t('column.price')}
          </th>
          <th scope="col">
            <span className="visually-hidden">{t('column.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((checked) => {
          const { row, problems } = checked;
          const isOpen = row.edited || row.row === editing || Object.keys(problems).length > 0;
          return (
            <tr key={row.row} className={styles.row} data-open={isOpen || undefined}>
              <th scope="row" className="tabular-nums">
                {row.row}
              </th>
              {isOpen ? (
                <td colSpan={4}>
                  <SizeListFields checked={checked} list={list} />
                </td>
              ) : (
                <ReadyCells checked={checked} currency={currency} />
              )}
              <td className={styles.actions}>
                {!isOpen && (
                  <IconButton name={t('edit', { row: row.row })} onClick={() => setEditing(row.row)}>
                    <IconPencil size={18} stroke={1.5} aria-hidden />
                  </IconButton>
                )}
                <IconButton name={t('remove', { row: row.row })} onClick={() => list.keep((other) => other !== row)}>
                  <IconTrash size={18} stroke={1.5} aria-hidden />
                </IconButton>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function ReadyCells({ checked: { row, amount }, currency }: { checked: CheckedRow; currency: string }) {
  const { t } = useTranslation('quote');
  const { locale } = useSite();
  const { money } = useFormat();
  const { size, quantity, label } = row;
  return (
    <>
      <td className="tabular-nums">{size && formatSize(size.width, size.length, toUnitCode(size.unit), locale)}</td>
      <td className="tabular-nums">{quantity !== null && t('item.pieces', { count: quantity })}</td>
      <td className={styles.label}>{label}</td>
      <td className={`${styles.price} tabular-nums`}>{amount === undefined ? '–' : money({ currency, amount })}</td>
    </>
  );
}
