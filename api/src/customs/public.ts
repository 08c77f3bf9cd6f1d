export { ImportDutyRow } from './import-duty.entity';
export { CustomsData, notifyCustomsChange } from './customs-data';
export { CustomsModule } from './customs.module';
