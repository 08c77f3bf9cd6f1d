import { Module } from '@nestjs/common';
import { CatalogueController } from './catalogue.controller';
import { Catalogue } from './catalogue.service';
import { Gallery } from './gallery.service';
import { Pictures } from './pictures.service';
import { PicturesController } from './pictures.controller';
import { Products } from './products.service';
import { Reviews } from './reviews.queries';
import { Tariffs } from './tariffs.service';
import { TemplatesController } from './templates/templates.controller';
import { Templates } from './templates/templates.service';

@Module({
  controllers: [CatalogueController, PicturesController, TemplatesController],
  providers: [Catalogue, Gallery, Pictures, Products, Reviews, Tariffs, Templates],
  exports: [Products, Tariffs],
})
export class CatalogueModule {}
