export { itemsInStageSql } from './production-items.queries';
export { ProductionModule } from './production.module';
