import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/public';
import { IdentityModule, PersonalDataModule } from '../identity/public';
import { OrdersModule } from '../orders/public';
import { DocumentsController } from './documents.controller';
import { Issuing } from './issuing.service';
import { OrderPapers } from './order-papers.service';
import { Papers } from './papers.service';
import { PersonalRecords } from './personal-records';
import { StaffDocumentsController } from './staff-documents.controller';

@Module({
  imports: [CatalogueModule, IdentityModule, PersonalDataModule, OrdersModule],
  controllers: [DocumentsController, StaffDocumentsController],
  providers: [Issuing, OrderPapers, Papers, PersonalRecords],
})
export class DocumentsModule {}
