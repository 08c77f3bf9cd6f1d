import { Controller, Get, Header } from '@nestjs/common';
import type { JsonWebKey } from 'node:crypto';
import { anyone, Clock, DeclareAccess } from '../../common/public';
import { SigningKeys } from './signing-keys.service';

@Controller()
export class JwksController {
  constructor(
    private readonly keys: SigningKeys,
    private readonly clock: Clock,
  ) {}

  /** The public keys of access tokens, for services that verify them without calling this one. */
  @Get('.well-known/jwks.json')
  @DeclareAccess(anyone)
  @Header('cache-control', 'public, max-age=60')
  jwks(): { keys: JsonWebKey[] } {
    return this.keys.current.jwksAt(this.clock.now());
  }
}
