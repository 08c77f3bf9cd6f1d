import type { OrderSummaryView } from '@shop/contract';
import { IconCircleCheck, IconCircleDot, IconCircleX, IconClockOff, IconProgress } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './StatusChip.module.css';

const icons = {
  waiting: IconCircleDot,
  pending: IconProgress,
  completed: IconCircleCheck,
  cancelled: IconCircleX,
  expired: IconClockOff,
} satisfies Record<OrderSummaryView['group'], unknown>;

/** The status of an order with an icon for its group. */
export function StatusChip({ order: { group, status } }: { order: Pick<OrderSummaryView, 'group' | 'status'> }) {
  const { t } = useTranslation('orders');
  const Icon = icons[group];
  return (
    <span className={styles.chip} data-group={group}>
      <Icon size={16} stroke={1.75} aria-hidden />
      {t(`state.${status}`)}
    </span>
  );
}
