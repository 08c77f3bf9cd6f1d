export { BackofficeModule } from './backoffice.module';
