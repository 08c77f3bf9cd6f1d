import { Controller, Get, Param, Res } from '@nestjs/common';
import { calls, type Input as In, type Output } from '@shop/contract';
import type { TileAddress } from '@shop/preflight';
import type { FastifyReply } from 'fastify';
import { ApiError, DeclareAccess, Endpoint, Input, verifiedBy } from '../../common/public';
import { TILE_TYPE } from '../../preflight/public';
import { PICTURE_CACHING } from '../files.controller';
import { Tiles } from './tiles.service';

type TileParams = Record<'token' | keyof TileAddress, string>;

/** Serves print files in tiles. */
@Controller()
export class TilesController {
  constructor(private readonly tiles: Tiles) {}

  @Endpoint(calls['Artwork/Tiles'], verifiedBy('file-link'))
  request(@Input() { tilesKey }: In<'Artwork/Tiles'>): Promise<Output<'Artwork/Tiles'>> {
    return this.tiles.request(tilesKey);
  }

  @Get('api/files/:token/tiles/:level/:column/:row')
  @DeclareAccess(verifiedBy('file-link'))
  async tile(@Param() { token, level, column, row }: TileParams, @Res() reply: FastifyReply): Promise<void> {
    const address = { level: toNumber(level), column: toNumber(column), row: toNumber(row) };
    const { size, bytes } = await this.tiles.open(token, address);
    void reply
      .headers({
        'content-type': TILE_TYPE,
        'content-length': String(size),
        'content-disposition': 'inline',
        'content-security-policy': `sandbox; default-src 'none'`,
        'cache-control': PICTURE_CACHING,
      })
      .send(bytes);
  }
}

/** @throws {ApiError} `resource_not_found` for what is not written as a number */
function toNumber(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new ApiError('resource_not_found');
  return Number(text);
}
