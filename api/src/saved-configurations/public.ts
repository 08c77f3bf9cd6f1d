export { SavedConfigurationsModule } from './saved-configurations.module';
