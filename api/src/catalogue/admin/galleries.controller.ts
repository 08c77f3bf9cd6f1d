import { Controller, Res } from '@nestjs/common';
import { type AdminGalleryView, calls, type Input as In, type Output } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { countGalleryPhotos } from '../photos/photos.queries';
import { GALLERY_NAMES } from '../pictures/portfolio.service';
import {
  Database,
  Endpoint,
  Input,
  onlyStaff,
  PathParams,
  ApiError,
  idsFilter,
  type Listing,
  sendPage,
  parseListQuery,
} from '../../common/public';

const customerService = onlyStaff('customer_service');
/** By default galleries are in the order of the portfolio. */
const COLUMNS = { position: 'position', id: 'id' } as const;

@Controller()
export class GalleriesAdminController {
  constructor(private readonly database: Database) {}

  @Endpoint(calls['admin/galleries'], customerService)
  list(
    @Input() query: In<'admin/galleries'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/galleries'>> {
    const listing = parseListQuery({ sort: '["position","ASC"]', ...query }, COLUMNS, 'position');
    return sendPage('galleries', listing, (part) => this.loadPage(part), reply);
  }

  @Endpoint(calls['admin/gallery'], customerService)
  async get(@PathParams() { id }: { id: string }): Promise<AdminGalleryView> {
    const gallery = (await this.loadAll()).find((one) => one.id === id);
    if (!gallery) throw new ApiError('resource_not_found');
    return gallery;
  }

  private async loadPage({
    orderBy,
    filter,
    offset,
    limit,
  }: Listing): Promise<{ total: number; rows: AdminGalleryView[] }> {
    const ids = idsFilter(filter);
    const galleries = (await this.loadAll()).filter(({ id }) => ids === null || ids.includes(id));
    if (orderBy.startsWith(COLUMNS.id)) galleries.sort((a, b) => (a.id < b.id ? -1 : 1));
    if (orderBy.endsWith('DESC')) galleries.reverse();
    return { total: galleries.length, rows: galleries.slice(offset, offset + limit) };
  }

  private async loadAll(): Promise<AdminGalleryView[]> {
    const photos = await countGalleryPhotos(this.database.reader);
    return GALLERY_NAMES.map((id) => ({ id, photos: photos.get(id) ?? 0 }));
  }
}
