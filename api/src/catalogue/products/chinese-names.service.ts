import { Injectable } from '@nestjs/common';
import { CustomsData } from '../../customs/public';
import { PRODUCT_NAMES } from '../chinese-names';

/** Names of products in Chinese, a language of staff only: the texts of products have the languages of customers. */
@Injectable()
export class ChineseNames {
  constructor(private readonly customs: CustomsData) {}

  /** A product's name: in Chinese the one that staff gave it for customs, or the built-in one; otherwise `name`. */
  product(sku: string, language: string, name: string): string {
    if (language !== 'zh') return name;
    return this.customs.chineseName(sku) ?? PRODUCT_NAMES[sku] ?? name;
  }

  /** The SKUs of the products whose Chinese name has a text; none for readers of other languages. */
  findSkus(text: string, language: string): string[] {
    if (language !== 'zh') return [];
    const wanted = text.toLowerCase();
    const names = Object.entries({ ...PRODUCT_NAMES, ...this.customs.chineseNames() });
    return names.filter(([, name]) => name.toLowerCase().includes(wanted)).map(([sku]) => sku);
  }
}
