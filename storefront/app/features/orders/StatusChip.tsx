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

interface StatusChipProps {
  order: Pick<OrderSummaryView, 'group' | 'status'>;
  hasShipments: boolean;
}

/** The status of an order with an icon for its group. */
export function StatusChip({ order: { group, status }, hasShipments }: StatusChipProps) {
  const { t } = useTranslation('orders');
  const Icon = icons[group];
  return (
    <span className={styles.chip} data-group={group}>
      <Icon size={16} stroke={1.75} aria-hidden />
      {t(`state.${status === 'in_production' && hasShipments ? 'partly_shipped' : status}`)}
    </span>
  );
}
