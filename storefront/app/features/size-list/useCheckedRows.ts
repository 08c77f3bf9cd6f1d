import type { ItemView, ProductView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { findItemProblems } from '../item/item-problem';
import { toUnitCode } from '../item/size';
import { useItemProblemMessage } from '../product/useItemProblemMessage';
import { toListItem, type CheckedRow, type EditableRow } from './size-list-items';

interface CheckedRows {
  /** The item of each row; null for a row that cannot be ordered yet. */
  items: readonly (ItemView | null)[];
  problemsOf: (row: EditableRow) => CheckedRow['problems'];
}

/** Checks the rows of a list by the limits of the product. */
export function useCheckedRows(
  product: ProductView,
  configuration: ItemView,
  rows: readonly EditableRow[],
): CheckedRows {
  const { t } = useTranslation('sizes');
  const messageOf = useItemProblemMessage(product);

  function problemsOf(row: EditableRow): CheckedRow['problems'] {
    const unread = row.problems.map(({ column, problem }) => [column, t(`problem.${problem}`)] as const);
    const item = toListItem(configuration, row);
    const beyond = item ? findItemProblems(item, product) : [];
    return Object.fromEntries([
      ...unread,
      ...beyond.map((problem) => [problem.field, messageOf(problem, toUnitCode(item?.unit))] as const),
    ]);
  }

  const items = rows.map((row) => {
    const item = row.edited ? null : toListItem(configuration, row);
    return item && findItemProblems(item, product).length === 0 ? item : null;
  });
  return { items, problemsOf };
}
