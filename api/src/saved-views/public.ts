export { SavedView } from './saved-view.entity';
export { SavedViewsModule } from './saved-views.module';
