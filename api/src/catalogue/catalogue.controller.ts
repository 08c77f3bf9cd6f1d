import { Controller } from '@nestjs/common';
import { calls, type Input as In, type Output, type ProductView } from '@shop/contract';
import { anyone, Handles, InLanguage, Input } from '../kernel/public';
import { Gallery } from './gallery.service';
import { Products } from './products.service';
import { Reviews } from './reviews.queries';
import { Templates } from './templates/templates.service';

@Controller()
export class CatalogueController {
  constructor(
    private readonly products: Products,
    private readonly reviews: Reviews,
    private readonly gallery: Gallery,
    private readonly templates: Templates,
  ) {}

  @Handles(calls['Catalog/Categories'], anyone)
  categories(@InLanguage() language: string): Output<'Catalog/Categories'> {
    return this.products.menu(language);
  }

  @Handles(calls['Catalog/Products'], anyone)
  list(@Input() input: In<'Catalog/Products'>, @InLanguage() language: string): Promise<Output<'Catalog/Products'>> {
    return this.products.list(input, language);
  }

  @Handles(calls['Catalog/Product'], anyone)
  product(@Input() input: In<'Catalog/Product'>, @InLanguage() language: string): ProductView {
    return this.products.page(input, language);
  }

  @Handles(calls['Catalog/Reviews'], anyone)
  reviewsOf(@Input() input: In<'Catalog/Reviews'>): Promise<Output<'Catalog/Reviews'>> {
    return this.reviews.of(input);
  }

  @Handles(calls['Catalog/Portfolio'], anyone)
  portfolio(@Input() input: In<'Catalog/Portfolio'>, @InLanguage() language: string): Output<'Catalog/Portfolio'> {
    return this.gallery.pictures(input.gallery, language);
  }

  @Handles(calls['Catalog/Templates'], anyone)
  templatesOf(@InLanguage() language: string): Output<'Catalog/Templates'> {
    return this.templates.list(language);
  }
}
