import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/public';
import { QuotationController } from './quotation.controller';
import { Quotes } from './quotes.service';

@Module({
  imports: [CatalogueModule],
  controllers: [QuotationController],
  providers: [Quotes],
  exports: [Quotes],
})
export class QuotingModule {}
