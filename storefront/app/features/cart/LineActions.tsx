import { IconCopy, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../ui/Button';
import { FieldError } from '../../ui/Field';
import { SaveConfiguration } from '../saved-configurations/SaveConfiguration';
import type { CartLine } from './cart-actions';
import styles from './LineActions.module.css';
import { useAddedLine } from './useAddedLine';

interface LineActionsProps {
  line: CartLine;
  /** Names the line for screen readers. */
  name: string;
  onDuplicated: (itemId: string) => void;
}

const icon = { size: 15, stroke: 1.75, 'aria-hidden': true };

/** Edits a line on its product's page, or adds another one like it. */
export function LineActions({ line, name, onDuplicated }: LineActionsProps) {
  const { t } = useTranslation('cart');
  const { category, slug } = line.product;
  const duplicate = useAddedLine(line);

  async function add() {
    const itemId = await duplicate.add();
    if (itemId !== undefined) onDuplicated(itemId);
  }

  return (
    <>
      <div className={styles.actions}>
        {category && slug && (
          <ButtonLink
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPencil {...icon} />}
            to={`/${category}/${slug}?edit=${line.itemId}`}
            aria-label={t('edit.name', { item: name })}
          >
            {t('edit.go')}
          </ButtonLink>
        )}
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconCopy {...icon} />}
          loading={duplicate.isPending}
          aria-label={t('duplicate.name', { item: name })}
          onClick={() => void add()}
        >
          {t('duplicate.go')}
        </Button>
        <SaveConfiguration item={line.item} name={name} />
      </div>
      <FieldError error={duplicate.error?.detail} />
    </>
  );
}
