import { Module } from '@nestjs/common';
import { SavedViewsController } from './saved-views.controller';
import { SavedViews } from './saved-views.service';

/** Filters and sorting of lists that staff keep under a name. */
@Module({ controllers: [SavedViewsController], providers: [SavedViews] })
export class SavedViewsModule {}
