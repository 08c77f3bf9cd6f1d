import { Controller, Delete, Get, HttpCode, Param, Patch, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Upload } from '../../artwork/public';
import {
  ApiError,
  type ApiRequest,
  CurrentUser,
  type Caller,
  DeclareAccess,
  shoppers,
  TUS_VERSION,
} from '../../common/public';
import { ResumableArtwork } from './resumable-artwork.service';
import { assertTusVersion, readUploadMetadata, readUploadOffset } from './upload-headers';

const SEGMENT_TYPE = 'application/offset+octet-stream';
const HEADERS = { 'tus-resumable': TUS_VERSION, 'cache-control': 'no-store' };

/** Resumable uploads of artwork by the tus protocol 1.0.0, with the extensions creation, expiration and termination. */
@Controller()
export class ResumableUploadsController {
  constructor(private readonly uploads: ResumableArtwork) {}

  @Post('api/uploads')
  @HttpCode(201)
  @DeclareAccess(shoppers)
  async create(
    @CurrentUser() caller: Caller,
    @Req() { headers }: ApiRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const upload = await this.uploads.create(caller, readUploadMetadata(headers));
    void reply.headers({ ...HEADERS, location: `/api/uploads/${upload.id}`, ...expiryOf(upload) });
  }

  /** The server answers HEAD, which the protocol uses, with the headers of GET. */
  @Get('api/uploads/:id')
  @DeclareAccess(shoppers)
  async view(
    @CurrentUser() caller: Caller,
    @Param() { id }: { id: string },
    @Req() { headers }: ApiRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ received: number; size: number }> {
    assertTusVersion(headers);
    const upload = await this.uploads.find(caller, id);
    const { received, size } = upload;
    void reply.headers({
      ...{ ...HEADERS, ...expiryOf(upload) },
      ...{ 'upload-offset': String(received), 'upload-length': String(size) },
    });
    return { received, size };
  }

  @Patch('api/uploads/:id')
  @HttpCode(204)
  @DeclareAccess(shoppers)
  async append(
    @CurrentUser() caller: Caller,
    @Param() { id }: { id: string },
    @Req() { headers, raw }: ApiRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    if (headers['content-type'] !== SEGMENT_TYPE) throw new ApiError('unsupported_media_type');
    const upload = await this.uploads.append(caller, id, readUploadOffset(headers), raw);
    void reply.headers({ ...HEADERS, 'upload-offset': String(upload.received), ...expiryOf(upload) });
  }

  @Delete('api/uploads/:id')
  @HttpCode(204)
  @DeclareAccess(shoppers)
  async remove(
    @CurrentUser() caller: Caller,
    @Param() { id }: { id: string },
    @Req() { headers }: ApiRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    assertTusVersion(headers);
    await this.uploads.remove(caller, id);
    void reply.headers(HEADERS);
  }
}

function expiryOf({ expiresAt }: Pick<Upload, 'expiresAt'>): Record<string, string> {
  return { 'upload-expires': expiresAt.toUTCString() };
}
