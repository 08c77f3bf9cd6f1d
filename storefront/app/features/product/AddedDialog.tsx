import type { ItemView, ProductView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { useCartCount } from '../cart-count/cart-count';
import { ItemDrawing } from '../item/ItemDrawing';
import styles from './AddedDialog.module.css';

interface AddedDialogProps {
  opened: boolean;
  onClose: () => void;
  product: ProductView;
  item: ItemView;
}

/** Confirms that the item is in the cart, and leads there. */
export function AddedDialog({ opened, onClose, product, item }: AddedDialogProps) {
  const { t } = useTranslation('quote');
  const count = useCartCount();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('added.title')}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('added.keepShopping')}
          </Button>
          <ButtonLink to="/cart" data-autofocus>
            {t('toCart')}
          </ButtonLink>
        </>
      }
    >
      <div className={styles.item}>
        <div className={styles.drawing}>
          <ItemDrawing item={item} product={product} />
        </div>
        <div role="status">
          <p className={styles.name}>{product.name}</p>
          <p>{t('added.inCart', { count })}</p>
        </div>
      </div>
    </Dialog>
  );
}
