export { SetupModule } from './setup.module';
export { SetupLink } from './setup-link.service';
