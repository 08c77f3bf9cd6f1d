export { ResellerApplication } from './reseller-application.entity';
export { ResellersModule } from './resellers.module';
