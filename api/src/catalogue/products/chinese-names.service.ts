import { Injectable } from '@nestjs/common';
import { CustomsData } from '../../customs/public';
import { FINISH_NAMES, PRODUCT_NAMES } from '../chinese-names';

/** Names in Chinese, a language of staff only: the texts of the catalogue have the languages of customers. */
@Injectable()
export class ChineseNames {
  constructor(private readonly customs: CustomsData) {}

  /** A product's name: in Chinese the one that staff gave it for customs, or the built-in one; otherwise `name`. */
  product(sku: string, language: string, name: string): string {
    if (language !== 'zh') return name;
    return this.customs.chineseName(sku) ?? PRODUCT_NAMES[sku] ?? name;
  }

  /** A finish's name: in Chinese the built-in one; otherwise `name`. */
  finish(code: string, language: string, name: string): string {
    return (language === 'zh' ? FINISH_NAMES[code] : undefined) ?? name;
  }
}
