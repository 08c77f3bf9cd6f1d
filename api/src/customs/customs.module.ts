import { Module } from '@nestjs/common';
import { ImportDutiesController } from './admin/import-duties.controller';
import { CustomsData } from './customs-data';
import { ImportDuties } from './import-duties.service';

/** What customs charge for products on arrival. */
@Module({
  controllers: [ImportDutiesController],
  providers: [CustomsData, ImportDuties],
  exports: [CustomsData],
})
export class CustomsModule {}
