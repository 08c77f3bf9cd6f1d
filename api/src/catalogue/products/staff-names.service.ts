import { Injectable } from '@nestjs/common';
import { collator } from '../../common/public';
import type { ReferenceKind } from '../references/reference-kinds';
import type { CatalogueIndex } from '../snapshot/catalogue-index';
import { Catalogue } from '../snapshot/catalogue.service';
import { localize, type Translations } from '../snapshot/localize';
import { ChineseNames } from './chinese-names.service';
import { Products } from './products.service';

type Named = readonly [code: string, name: string];

/** Names of products in a language of staff, for lists that SQL filters and sorts by SKU. */
export interface ProductNames {
  /** Of all products, withdrawn ones too, in the order of their names. */
  skus: readonly string[];
  /** The SKUs of the products whose Chinese name has a text; none in other languages, in which SQL finds names. */
  findSkus(text: string): readonly string[];
  nameOf(sku: string): string;
}

/** The names of the catalogue as staff read them. */
@Injectable()
export class StaffNames {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly names: Products,
    private readonly chineseNames: ChineseNames,
  ) {}

  products(language: string): ProductNames {
    const nameOf = (sku: string) => this.names.productName(sku, language);
    const named = [...this.catalogue.index.bySku.keys()].map((sku): Named => [sku, nameOf(sku)]);
    return {
      skus: sortByName(named, language),
      findSkus: (text) => this.chineseNames.findSkus(text, language),
      nameOf,
    };
  }

  /** @param name in the reader's language or in English; what SQL read where the cached catalogue may not have it yet */
  productName(sku: string, language: string, name: string): string {
    return this.chineseNames.product(sku, language, name);
  }

  /** The codes of all categories, printer types or finishes, in the order of their names. */
  codesByName(kind: ReferenceKind, language: string): string[] {
    return sortByName(listNames(this.catalogue.index, kind, language), language);
  }
}

function listNames(index: CatalogueIndex, kind: ReferenceKind, language: string): Named[] {
  const nameIn = (code: string, texts: Translations<{ name: string }>): Named => [
    code,
    localize(texts, language, { name: code }).name,
  ];
  switch (kind) {
    case 'category':
      return index.categories.map(({ slug, texts }) => nameIn(slug, texts));
    case 'printer-type':
      return [...index.printerTypes].map(([code, texts]) => [code, localize(texts, language, code)]);
    case 'finish':
      return [...index.finishes].map(([code, texts]) => nameIn(code, texts));
  }
}

function sortByName(named: readonly Named[], language: string): string[] {
  // Chinese is sorted by pinyin; numbers, which many names begin with, by value.
  const { compare } = collator(language === 'zh' ? 'zh-Hans-CN' : language, { numeric: true });
  return named.toSorted(([, one], [, other]) => compare(one, other)).map(([code]) => code);
}
