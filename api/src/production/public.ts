export { ProductionModule } from './production.module';
