export { CustomsData, notifyCustomsChange } from './customs-data';
export { CustomsModule } from './customs.module';
