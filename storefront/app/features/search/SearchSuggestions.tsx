import type { ProductCardView } from '@shop/contract';
import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSite } from '../../layout/site';
import { useLocalizedPath } from '../language/useLocalizedPath';
import { productPath } from './product-path';
import styles from './SearchSuggestions.module.css';
import { useFieldKeys, useSearchField } from './useSearchField';
import { useSuggestions } from './useSuggestions';

/** The products that a search would find, below its field: a list box that belongs to the field as a combobox. */
export function SearchSuggestions({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation();
  const { menu } = useSite();
  const navigate = useNavigate();
  const localize = useLocalizedPath();
  const id = useId();
  const [active, setActive] = useState(-1);
  const field = useSearchField(input);
  const { words, items, total, size } = useSuggestions(field.isOpen ? field.text : '');
  const isShown = field.isOpen && items.length > 0;
  const last = items.length;

  function choose(index: number) {
    field.close();
    const product = items[index];
    if (product) void navigate(localize(productPath(product, size)));
    else input.current?.form?.requestSubmit();
  }

  useFieldKeys(input, (key) => {
    if (!isShown) return false;
    if (key === 'ArrowDown') setActive(active === last ? -1 : active + 1);
    else if (key === 'ArrowUp') setActive(active === -1 ? last : active - 1);
    else if (key === 'Enter' && active >= 0) choose(active);
    else return false;
    return true;
  });

  useResetOnChange(words, () => setActive(-1));
  useComboboxAttributes(input, { listId: id, isShown, activeId: active >= 0 ? `${id}-${active}` : undefined });

  return (
    <>
      <p className="visually-hidden" role="status">
        {isShown && t('suggestions.count', { count: total })}
      </p>
      <div id={id} className={styles.list} role="listbox" aria-label={t('suggestions.label')} hidden={!isShown}>
        {items.map((product, index) => (
          <Option key={product.sku} {...{ id, index, active }} onChoose={choose}>
            <img className={styles.picture} src={product.image.url} alt="" width={48} height={36} />
            <span className={styles.name}>{product.name}</span>
            <span className={styles.category}>{nameOfCategory(menu, product)}</span>
          </Option>
        ))}
        {isShown && (
          <Option index={last} {...{ id, active }} className={styles.all} onChoose={choose}>
            {t('suggestions.all', { count: total })}
          </Option>
        )}
      </div>
    </>
  );
}

interface OptionProps {
  /** Of the list. */
  id: string;
  index: number;
  active: number;
  className?: string | undefined;
  onChoose: (index: number) => void;
  children: ReactNode;
}

/** The focus stays in the field, so that an option is chosen with its keys or by a click. */
function Option({ id, index, active, className = '', onChoose, children }: OptionProps) {
  return (
    <button
      type="button"
      id={`${id}-${index}`}
      className={`${styles.option} ${className}`}
      role="option"
      tabIndex={-1}
      aria-selected={index === active}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(index)}
    >
      {children}
    </button>
  );
}

const nameOfCategory = (menu: readonly { slug: string; name: string }[], { category }: ProductCardView) =>
  menu.find(({ slug }) => slug === category)?.name;

/** Runs `reset` while rendering when the value has changed. */
function useResetOnChange(value: string, reset: () => void): void {
  const [previous, setPrevious] = useState(value);
  if (value === previous) return;
  setPrevious(value);
  reset();
}

interface ComboboxState {
  listId: string;
  isShown: boolean;
  activeId: string | undefined;
}

/** Makes the field a combobox of the list. React renders the field without these attributes and leaves them alone. */
function useComboboxAttributes(
  input: RefObject<HTMLInputElement | null>,
  { listId, isShown, activeId }: ComboboxState,
): void {
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const attributes = {
      ...{ role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': listId },
      'aria-expanded': String(isShown),
    };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    if (activeId === undefined) field.removeAttribute('aria-activedescendant');
    else field.setAttribute('aria-activedescendant', activeId);
  }, [input, listId, isShown, activeId]);
}
