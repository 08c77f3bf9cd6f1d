import { Module } from '@nestjs/common';
import { StarterCatalogue } from './starter-catalogue.service';

/** A catalogue to start with: products in five languages, finishes, shipping, currencies and fees. */
@Module({ providers: [StarterCatalogue], exports: [StarterCatalogue] })
export class StarterCatalogueModule {}
