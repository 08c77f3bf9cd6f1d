import type { LruCache } from '../../common/public';
import type { CatalogueIndex } from './catalogue-index';

/** Values derived from the catalogue and its prices, which are dropped when either changes. */
export class CatalogueCache<V> {
  private index?: CatalogueIndex;

  /** @param values holds the values; nothing else must use it. */
  constructor(
    private readonly catalogue: { readonly index: CatalogueIndex },
    private readonly values: LruCache<string, V>,
  ) {}

  /** The value of a key, built if it is not there yet. */
  find(key: string, build: (index: CatalogueIndex) => V): V {
    const { index } = this.catalogue;
    if (this.index !== index) {
      this.values.clear();
      this.index = index;
    }
    const cached = this.values.get(key);
    if (cached !== undefined) return cached;
    const value = build(index);
    this.values.set(key, value);
    return value;
  }

  /** Forgets a value, unless the key has got another one. */
  drop(key: string, value: V): void {
    if (this.values.get(key) === value) this.values.delete(key);
  }
}
