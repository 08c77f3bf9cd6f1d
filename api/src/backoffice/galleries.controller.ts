import { Controller, Res } from '@nestjs/common';
import { type AdminGalleryView, calls, type Input as In, type Output } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { GALLERY_NAMES } from '../catalogue/public';
import { Database, Handles, Input, only, PathParams, Refusal } from '../kernel/public';
import { idsFilter, type Listing, ranged, readListing } from './list-query';

const service = only('customer_service');
/** The portfolio's own order is the only one there is. */
const COLUMNS = { position: 'position' } as const;

@Controller()
export class StaffGalleriesController {
  constructor(private readonly database: Database) {}

  @Handles(calls['admin/galleries'], service)
  list(
    @Input() query: In<'admin/galleries'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/galleries'>> {
    const listing = readListing({ ...query, sort: '["position","ASC"]' }, COLUMNS, 'position');
    return ranged('galleries', listing, this.page(listing), reply);
  }

  @Handles(calls['admin/gallery'], service)
  async one(@PathParams() { id }: { id: string }): Promise<AdminGalleryView> {
    const gallery = (await this.all()).find((one) => one.id === id);
    if (!gallery) throw new Refusal('resource_not_found');
    return gallery;
  }

  private async page({ filter, offset, limit }: Listing): Promise<{ total: number; rows: AdminGalleryView[] }> {
    const ids = idsFilter(filter);
    const galleries = (await this.all()).filter(({ id }) => ids === null || ids.includes(id));
    return { total: galleries.length, rows: galleries.slice(offset, offset + limit) };
  }

  private async all(): Promise<AdminGalleryView[]> {
    const counts: { gallery: string; photos: number }[] = await this.database.reader.query(
      'select gallery, count(*)::int as photos from photo where gallery is not null group by gallery',
    );
    const photos = new Map(counts.map((row) => [row.gallery, row.photos]));
    return GALLERY_NAMES.map((id) => ({ id, photos: photos.get(id) ?? 0 }));
  }
}
