import type { ItemView, ProductView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../layout/site';
import { Button } from '../../ui/Button';
import { ErrorMessage } from '../../ui/ErrorMessage';
import { lazyDialog } from '../../ui/lazy-dialog';
import { Sentences } from '../../ui/Sentences';
import { OrderBar } from '../cart/OrderBar';
import { toTotal } from '../cart/place-order';
import { useCartTerms } from '../cart/useCart';
import { useItemsQuote } from '../quote/useItemsQuote';
import { toUnitCode } from '../item/size';
import styles from './SizeListOrder.module.css';
import { SizeListSource } from './SizeListSource';
import { SizeListTable } from './SizeListTable';
import { useAddItems } from './useAddItems';
import { useCheckedRows } from './useCheckedRows';
import { useSizeList } from './useSizeList';

const LogInDialog = lazyDialog(async () => (await import('../login/LogInDialog')).LogInDialog);

interface SizeListOrderProps {
  product: ProductView;
  /** How every row is made; its size and quantity are not used. */
  configuration: ItemView;
}

/** Takes a list of sizes and puts one item for each row into the cart. */
export function SizeListOrder({ product, configuration }: SizeListOrderProps) {
  const { t } = useTranslation('sizes');
  const { locale } = useSite();
  const { requestTerms } = useCartTerms(locale);
  const list = useSizeList(toUnitCode(configuration.unit));
  const { items, problemsOf } = useCheckedRows(product, configuration, list.rows ?? []);
  const ready = items.filter((item) => item !== null);
  const quote = useItemsQuote(ready, requestTerms);
  const cart = useAddItems(ready);
  if (!list.rows) return <SizeListSource list={list} />;
  const isComplete = ready.length === list.rows.length;
  const isStale = list.isPending || quote.isFetching || quote.error !== null;
  const prices = amountsByRow(items, isStale ? undefined : quote.data?.adjusted.lines);
  const rows = list.rows.map((row, index) => ({ row, problems: problemsOf(row), amount: prices[index] }));
  return (
    <>
      <div className={styles.head}>
        <p role="status">
          <Sentences>
            {t('ready', { count: ready.length })}
            {!isComplete && <strong>{t('problems', { count: list.rows.length - ready.length })}</strong>}
          </Sentences>
        </p>
        <div className={styles.actions}>
          {!isComplete && ready.length > 0 && (
            <Button
              size="xs"
              variant="default"
              onClick={() => list.keep((row) => items[list.rows?.indexOf(row) ?? -1] !== null)}
            >
              {t('removeProblems')}
            </Button>
          )}
          <Button size="xs" variant="default" onClick={list.clear}>
            {t('restart')}
          </Button>
        </div>
      </div>
      {list.guessedEncoding && <p className={styles.note}>{t('guessedEncoding')}</p>}
      <SizeListTable rows={rows} list={list} currency={requestTerms.currency} />
      <ErrorMessage error={list.error ?? quote.error} />
      <OrderBar
        total={quote.data && toTotal(quote.data)}
        country={requestTerms.country}
        isStale={isStale}
        error={cart.error}
      >
        <Button size="md" onClick={cart.add} loading={cart.isPending} disabled={!isComplete || list.isPending}>
          {t('add', { count: ready.length })}
        </Button>
      </OrderBar>
      <LogInDialog
        opened={cart.loginPromptOpen}
        onClose={cart.closeLoginPrompt}
        onGuest={cart.resumeAfterLogin}
        text={t('logIn')}
      />
    </>
  );
}

/** The amounts of the rows that have an item, in the sequence of the rows. */
function amountsByRow(
  items: readonly (ItemView | null)[],
  amounts: readonly number[] | undefined,
): (number | undefined)[] {
  const left = [...(amounts ?? [])];
  return items.map((item) => (item === null ? undefined : left.shift()));
}
