export { ResellersModule } from './resellers.module';
