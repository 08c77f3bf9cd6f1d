import type { OrderView } from '@shop/contract';
import { useState, type ReactNode } from 'react';
import { PageHead } from '../../ui/PageHead';
import { serverNow } from '../api/clock';
import { OwnPage, Waiting } from '../login/OwnPage';
import styles from './CheckoutPage.module.css';
import { CheckoutRefusal } from './CheckoutRefusal';
import { stageOf, type OrderStage } from './order-stage';
import { useCheckedOutOrder } from './useCheckedOutOrder';

interface CheckoutPageProps {
  title: string;
  children: (order: OrderView, stage: OrderStage, first: OrderStage, again: () => void) => ReactNode;
}

/** A page about the order that its address names. `first` is the stage it was at when the page was opened. */
export function CheckoutPage({ title, children }: CheckoutPageProps) {
  return (
    <div className={styles.page}>
      <PageHead title={title} hidden />
      <h1>{title}</h1>
      <OwnPage>
        <Opened>{children}</Opened>
      </OwnPage>
    </div>
  );
}

function Opened({ children }: Pick<CheckoutPageProps, 'children'>) {
  const { data: order, refusal, busy, again } = useCheckedOutOrder();
  const [first, setFirst] = useState<OrderStage | null>(null);
  if (!order) return refusal ? <CheckoutRefusal refusal={refusal} onRetry={again} busy={busy} /> : <Waiting />;
  const stage = stageOf(order, serverNow());
  if (first === null) setFirst(stage);
  return children(order, stage, first ?? stage, again);
}
