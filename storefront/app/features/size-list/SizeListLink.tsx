import type { ProductView } from '@shop/contract';
import { IconTableImport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/Button';
import { serializePendingItem, type PendingItem } from '../product/pending-item';

/** The sessionStorage entry with the configuration for all rows of a size list. */
export const SIZE_LIST_CONFIGURATION = 'sizeListConfiguration';

/** Leads to the page that orders many sizes in this configuration. */
export function SizeListLink({ product, chosen }: { product: ProductView; chosen: PendingItem }) {
  const { t } = useTranslation('quote');
  return (
    <ButtonLink
      variant="subtle"
      size="compact-sm"
      leftSection={<IconTableImport size={16} stroke={1.75} aria-hidden />}
      to={`/cart/sizes?sku=${encodeURIComponent(product.sku)}`}
      onClick={() => sessionStorage.setItem(SIZE_LIST_CONFIGURATION, serializePendingItem(product, chosen))}
    >
      {t('sizeList')}
    </ButtonLink>
  );
}
