import { IconCircleCheck, IconCircleDot, IconCircleX, IconClockOff, IconProgress } from '@tabler/icons-react';
import type { OrderSummaryView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import styles from './StatusMark.module.css';

const icons = {
  waiting: IconCircleDot,
  pending: IconProgress,
  completed: IconCircleCheck,
  cancelled: IconCircleX,
  expired: IconClockOff,
} satisfies Record<OrderSummaryView['group'], unknown>;

/** How far an order is: who has the next move by its sign, the state in words. */
export function StatusMark({ order: { group, status } }: { order: Pick<OrderSummaryView, 'group' | 'status'> }) {
  const { t } = useTranslation('orders');
  const Icon = icons[group];
  return (
    <span className={styles.mark} data-group={group}>
      <Icon size={16} stroke={1.75} aria-hidden />
      {t(`state.${status}`)}
    </span>
  );
}
