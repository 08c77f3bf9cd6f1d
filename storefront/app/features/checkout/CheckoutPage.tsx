import type { OrderView } from '@shop/contract';
import { useState, type ReactNode } from 'react';
import { PageHead } from '../../ui/PageHead';
import { PageSkeleton } from '../../ui/PageSkeleton';
import { api } from '../api/client';
import { RequireLogin } from '../login/RequireLogin';
import { findCheckoutStep, type CheckoutStep } from './checkout-step';
import { CheckoutError } from './CheckoutError';
import styles from './CheckoutPage.module.css';
import { useCheckoutOrder } from './useCheckoutOrder';

interface CheckoutPageProps {
  title: string;
  children: (order: OrderView, step: CheckoutStep, initialStep: CheckoutStep, refetch: () => void) => ReactNode;
}

/** The layout of a checkout page. It loads the order of the `orderId` parameter; `initialStep` is its step when the page was opened. */
export function CheckoutPage({ title, children }: CheckoutPageProps) {
  return (
    <div className={styles.page}>
      <PageHead title={title} hidden />
      <h1>{title}</h1>
      <RequireLogin>
        <CheckoutOrder>{children}</CheckoutOrder>
      </RequireLogin>
    </div>
  );
}

function CheckoutOrder({ children }: Pick<CheckoutPageProps, 'children'>) {
  const { data: order, error, isFetching, refetch } = useCheckoutOrder();
  const [initialStep, setInitialStep] = useState<CheckoutStep | null>(null);
  if (!order)
    return error ? <CheckoutError error={error} onRetry={refetch} isPending={isFetching} /> : <PageSkeleton />;
  const step = findCheckoutStep(order, api.clock.now());
  if (initialStep === null) setInitialStep(step);
  return children(order, step, initialStep ?? step, refetch);
}
