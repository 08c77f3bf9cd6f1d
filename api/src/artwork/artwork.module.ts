import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { CatalogueModule } from '../catalogue/public';
import { PreflightModule } from '../preflight/public';
import { ArtworkErasure } from './artwork-erasure';
import { ArtworkFiles } from './artwork-files';
import { ArtworkQueries } from './artwork.queries';
import { FileCheckCleanup, FileChecks } from './file-checks.service';
import { FileLinks } from './file-links';
import { FilesController } from './files.controller';
import { PreflightReports } from './preflight-reports';

@Module({
  imports: [JwtModule, CatalogueModule, PreflightModule],
  controllers: [FilesController],
  providers: [ArtworkErasure, ArtworkFiles, ArtworkQueries, FileCheckCleanup, FileChecks, FileLinks, PreflightReports],
  exports: [ArtworkErasure, ArtworkFiles, ArtworkQueries, FileChecks, FileLinks],
})
export class ArtworkModule {}
