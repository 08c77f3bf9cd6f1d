import { Controller } from '@nestjs/common';
import { calls, type Input as In, type Output, type StaffLanguageCode } from '@shop/contract';
import {
  anyone,
  type Caller,
  CurrentUser,
  Endpoint,
  Input,
  isStaff,
  Locale,
  priceListOf,
  type SharedBody,
  StaffLocale,
} from '../common/public';
import { Portfolio } from './pictures/portfolio.service';
import { ProductResponses } from './products/product-responses.service';
import { PublishedReviews } from './reviews/published-reviews.service';
import { Templates } from './templates/templates.service';

@Controller()
export class CatalogueController {
  constructor(
    private readonly products: ProductResponses,
    private readonly reviews: PublishedReviews,
    private readonly gallery: Portfolio,
    private readonly templates: Templates,
  ) {}

  @Endpoint(calls['Catalog/Categories'], anyone)
  categories(@Locale() language: string): SharedBody {
    return this.products.menu(language);
  }

  /** Resellers get reseller prices, everyone else retail prices. */
  @Endpoint(calls['Catalog/Products'], anyone)
  list(
    @Input() input: In<'Catalog/Products'>,
    @Locale() language: string,
    @CurrentUser() caller: Caller | null,
  ): Promise<SharedBody | Output<'Catalog/Products'>> {
    return this.products.list(input, priceListOf(caller), language);
  }

  /** Resellers get the price tiers of resellers, everyone else those of retail. */
  @Endpoint(calls['Catalog/Product'], anyone)
  product(
    @Input() input: In<'Catalog/Product'>,
    @Locale() language: string,
    @StaffLocale() staffLanguage: StaffLanguageCode,
    @CurrentUser() caller: Caller | null,
  ): SharedBody | Output<'Catalog/Product'> {
    if (staffLanguage === 'zh' && caller && isStaff(caller.role)) return this.products.chinesePage(input);
    return this.products.page(input, priceListOf(caller), language);
  }

  /** With the price tiers that the same caller sees on the page of each product. */
  @Endpoint(calls['Catalog/ProductsBySku'], anyone)
  productsBySku(
    @Input() { skus }: In<'Catalog/ProductsBySku'>,
    @Locale() language: string,
    @CurrentUser() caller: Caller | null,
  ): Output<'Catalog/ProductsBySku'> {
    return this.products.listBySku(skus.split(','), priceListOf(caller), language);
  }

  @Endpoint(calls['Catalog/Reviews'], anyone)
  reviewsOf(@Input() input: In<'Catalog/Reviews'>): Promise<Output<'Catalog/Reviews'>> {
    return this.reviews.page(input);
  }

  @Endpoint(calls['Catalog/Portfolio'], anyone)
  portfolio(@Input() input: In<'Catalog/Portfolio'>, @Locale() language: string): Output<'Catalog/Portfolio'> {
    return this.gallery.listPictures(input.gallery, language);
  }

  @Endpoint(calls['Catalog/Templates'], anyone)
  templatesOf(@Locale() language: string): Output<'Catalog/Templates'> {
    return this.templates.list(language);
  }
}
