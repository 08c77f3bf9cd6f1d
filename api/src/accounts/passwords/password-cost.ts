import { Injectable } from '@nestjs/common';

/** What hashing a password costs: 19 MiB and two iterations, as OWASP recommends. Tests replace it. */
@Injectable()
export class PasswordCost {
  /** In KiB. */
  readonly memoryCost: number = 19_456;
  readonly timeCost: number = 2;
  readonly parallelism: number = 1;
}
