import type { ProductView } from '@shop/contract';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../ui/Button';
import { DateTime } from '../../ui/DateTime';
import { FieldError } from '../../ui/Field';
import { toast } from '../../ui/toasts';
import { useIdempotencyKey } from '../api/useIdempotencyKey';
import { useMutation } from '../api/useMutation';
import { addLine } from '../cart/cart-actions';
import { LineDetails } from '../cart/LineDetails';
import { setCartCount } from '../cart-count/cart-count';
import { ItemDrawing } from '../item/ItemDrawing';
import type { ItemLabels } from '../order/useItemLabels';
import type { SavedConfiguration } from './saved-configuration';
import styles from './SavedConfigurationList.module.css';

interface SavedConfigurationRowProps {
  saved: SavedConfiguration;
  product: ProductView | undefined;
  labels: ItemLabels;
  onRename: () => void;
  onDelete: () => void;
}

export function SavedConfigurationRow({ saved, product, labels, onRename, onDelete }: SavedConfigurationRowProps) {
  const { t } = useTranslation('saved');
  const { id, name, item, savedAt, problem } = saved;
  const { image, category, slug } = saved.product;
  const keyFor = useIdempotencyKey();
  const [addedCount, setAddedCount] = useState(0);
  const adding = useMutation(() => addLine(item, keyFor([item, addedCount])));

  async function add() {
    const added = await adding.mutate();
    if (!added) return;
    setAddedCount(addedCount + 1);
    setCartCount(added.count);
    toast(t('added', { name }), 'success');
  }

  return (
    <li className={styles.saved} data-unavailable={problem !== null || undefined}>
      <div className={styles.drawing}>
        {product ? (
          <ItemDrawing item={item} product={product} />
        ) : (
          image && <img src={image} alt="" width={480} height={360} />
        )}
      </div>
      <div className={styles.text}>
        <h2 className={styles.name}>{name}</h2>
        <p>{saved.product.name}</p>
        <LineDetails line={{ ...saved, grommets: 0, seams: 0 }} labels={labels} />
        <p className={styles.muted}>
          <Trans t={t} i18nKey="savedAt" components={{ day: <DateTime at={savedAt} /> }} />
        </p>
        <FieldError error={problem ?? adding.error?.detail} />
      </div>
      <div className={styles.actions}>
        {problem === null && (
          <>
            <ButtonLink size="xs" to={`/${category}/${slug}?saved=${id}`} aria-label={t('openNamed', { name })}>
              {t('open')}
            </ButtonLink>
            <Button
              size="xs"
              variant="default"
              loading={adding.isPending}
              aria-label={t('addNamed', { name })}
              onClick={() => void add()}
            >
              {t('add')}
            </Button>
          </>
        )}
        <Button size="xs" variant="subtle" aria-label={t('rename.named', { name })} onClick={onRename}>
          {t('rename.go')}
        </Button>
        <Button size="xs" variant="subtle" aria-label={t('delete.named', { name })} onClick={onDelete}>
          {t('delete.go')}
        </Button>
      </div>
    </li>
  );
}
