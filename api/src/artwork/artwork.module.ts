import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { CatalogueModule } from '../catalogue/public';
import { PreflightModule } from '../preflight/public';
import { ColourProfilesController } from './admin/colour-profiles.controller';
import { ColourProfiles } from './admin/colour-profiles.service';
import { PrintersController } from './admin/printers.controller';
import { ProductProfiles } from './admin/product-profiles.service';
import { ArtworkErasure } from './artwork-erasure';
import { ArtworkFiles } from './artwork-files';
import { ArtworkQueries } from './artwork.queries';
import { ComparedPictures } from './comparison/compared-pictures';
import { ProofComparisonJob } from './comparison/proof-comparison-job';
import { ProofComparisons } from './comparison/proof-comparisons';
import { FileCheckCleanup, FileChecks } from './file-checks.service';
import { FileLinks } from './file-links';
import { FilesController } from './files.controller';
import { PiecePictures } from './piece-pictures';
import { PreflightReports } from './preflight-reports';
import { ResumableUploads } from './uploads/resumable-uploads';
import { ProductionPhotos } from './photos/production-photos';
import { Printers } from './printers/printers.service';
import { ProofDecisions } from './proof-decisions';
import { ProofLinks } from './proof-links';
import { ProofViews } from './proof-views';
import { SoftProofJob } from './soft-proof-job';
import { ObjectSweep } from './sweep/object-sweep';
import { TilesCleanup } from './tiles/tiles-cleanup';
import { TilesController } from './tiles/tiles.controller';
import { Tiles } from './tiles/tiles.service';

@Module({
  imports: [JwtModule, CatalogueModule, PreflightModule],
  controllers: [ColourProfilesController, FilesController, PrintersController, TilesController],
  providers: [
    ArtworkErasure,
    ArtworkFiles,
    ArtworkQueries,
    ColourProfiles,
    ComparedPictures,
    FileCheckCleanup,
    FileChecks,
    FileLinks,
    ObjectSweep,
    PiecePictures,
    PreflightReports,
    Printers,
    ProductProfiles,
    ProductionPhotos,
    ProofComparisonJob,
    ProofComparisons,
    ProofDecisions,
    ProofLinks,
    ProofViews,
    ResumableUploads,
    SoftProofJob,
    Tiles,
    TilesCleanup,
  ],
  exports: [
    ArtworkErasure,
    ArtworkFiles,
    ArtworkQueries,
    FileChecks,
    FileLinks,
    PiecePictures,
    Printers,
    ProductionPhotos,
    ProofComparisons,
    ProofDecisions,
    ProofLinks,
    ProofViews,
    ResumableUploads,
  ],
})
export class ArtworkModule {}
