import { Module } from '@nestjs/common';
import { TariffModule } from '../tariff/public';
import { PrivacyModule } from '../privacy/public';
import { AuthModule } from '../auth/public';
import { AccountsModule } from '../accounts/public';
import { CatalogueModule } from '../catalogue/public';
import { OrdersModule } from '../orders/public';
import { DocumentsController } from './documents.controller';
import { DocumentIssuing } from './document-issuing.service';
import { OrderDocuments } from './order-documents.service';
import { Documents } from './documents.service';
import { PersonalRecords } from './personal-records';
import { StaffDocumentsController } from './staff-documents.controller';

@Module({
  imports: [CatalogueModule, TariffModule, AccountsModule, AuthModule, PrivacyModule, OrdersModule],
  controllers: [DocumentsController, StaffDocumentsController],
  providers: [DocumentIssuing, OrderDocuments, Documents, PersonalRecords],
  exports: [DocumentIssuing],
})
export class DocumentsModule {}
