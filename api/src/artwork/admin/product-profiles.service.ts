import { Injectable } from '@nestjs/common';
import type { AdminProductProfilesView, StaffLanguageCode } from '@shop/contract';
import { Products, StaffNames } from '../../catalogue/public';
import { ApiError, Database, type Listing, type Tx } from '../../common/public';
import { chooseProfile } from '../../preflight/public';
import { findProductProfiles, listProductProfiles, type ProductProfilesRow } from './colour-profiles.queries';

/** Products with their profiles and usual printers, as staff see them. */
@Injectable()
export class ProductProfiles {
  constructor(
    private readonly database: Database,
    private readonly products: Products,
    private readonly names: StaffNames,
  ) {}

  async list(
    listing: Listing,
    language: StaffLanguageCode,
  ): Promise<{ total: number; rows: AdminProductProfilesView[] }> {
    const { total, rows } = await listProductProfiles(this.database.reader, listing, this.names.products(language));
    return { total, rows: rows.map((row) => this.toView(row, language)) };
  }

  /** @throws {ApiError} `resource_not_found` */
  async read(reader: Tx, sku: string, language: StaffLanguageCode): Promise<AdminProductProfilesView> {
    const row = await findProductProfiles(reader, sku);
    if (!row) throw new ApiError('resource_not_found');
    return this.toView(row, language);
  }

  private toView(row: ProductProfilesRow, language: StaffLanguageCode): AdminProductProfilesView {
    const { id, sku, printer, profiles, printerProfileId } = row;
    const own = profiles.map((profile) => ({ id: profile.id, sku, printer: profile.printer }));
    const ofPrinter = printerProfileId && printer ? [{ id: printerProfileId, sku: null, printer }] : [];
    const chosen = chooseProfile([...own, ...ofPrinter], { sku, printer });
    return {
      ...{ id, sku, name: this.products.productName(sku, language), printer },
      profiles: profiles.map((profile) => ({ ...profile, inUse: profile.id === chosen?.id })),
    };
  }
}
