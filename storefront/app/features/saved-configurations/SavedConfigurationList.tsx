import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/Button';
import { api } from '../api/client';
import { QueryResult } from '../api/QueryResult';
import { useQuery } from '../api/useQuery';
import { useItemLabels } from '../order/useItemLabels';
import { useProducts } from '../order/useProducts';
import { DeleteDialog } from './DeleteDialog';
import { NameDialog } from './NameDialog';
import type { SavedConfiguration } from './saved-configuration';
import { SavedConfigurationRow } from './SavedConfigurationRow';
import styles from './SavedConfigurationList.module.css';

/** The account's saved configurations, the last saved first. */
export function SavedConfigurationList() {
  const query = useQuery('saved configurations', () => api.call('Account/SavedConfigurations', {}));
  return (
    <QueryResult query={query}>
      {({ items }) =>
        items.length === 0 ? <NoConfigurations /> : <Configurations items={items} onChanged={query.refetch} />
      }
    </QueryResult>
  );
}

function Configurations({ items, onChanged }: { items: readonly SavedConfiguration[]; onChanged: () => void }) {
  const { t } = useTranslation(['saved', 'quote']);
  const products = useProducts(items.map(({ item }) => item.sku));
  const labels = useItemLabels();
  const [renamed, setRenamed] = useState<SavedConfiguration | null>(null);
  const [deleted, setDeleted] = useState<SavedConfiguration | null>(null);

  function changed() {
    setRenamed(null);
    setDeleted(null);
    onChanged();
  }

  return (
    <>
      <ul className={styles.list}>
        {items.map((saved) => (
          <SavedConfigurationRow
            key={saved.id}
            saved={saved}
            product={products?.get(saved.item.sku)}
            labels={labels}
            onRename={() => setRenamed(saved)}
            onDelete={() => setDeleted(saved)}
          />
        ))}
      </ul>
      <NameDialog
        opened={renamed !== null}
        onClose={() => setRenamed(null)}
        title={t('rename.title')}
        name={renamed?.name ?? ''}
        hint={() => null}
        save={(name) => api.call('Account/RenameConfiguration', { id: renamed?.id ?? '', name })}
        onSaved={changed}
      />
      <DeleteDialog saved={deleted} onClose={() => setDeleted(null)} onDeleted={changed} />
    </>
  );
}

function NoConfigurations() {
  const { t } = useTranslation('saved');
  return (
    <div className={styles.none}>
      <p>{t('none')}</p>
      <ButtonLink to="/products/catalog" variant="default">
        {t('products')}
      </ButtonLink>
    </div>
  );
}
