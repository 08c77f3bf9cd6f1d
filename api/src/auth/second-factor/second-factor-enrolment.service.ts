import { Inject, Injectable } from '@nestjs/common';
import type { Input, Output } from '@shop/contract';
import { toDataURL } from 'qrcode';
import { ApiError, type Caller, Clock, CONFIG, type Config, Database, ShopSettings } from '../../common/public';
import { PasswordChecks } from '../passwords/password-checks.service';
import { assertOwnPassword } from './assert-own-password';
import { enrolmentUri, createSecret } from './one-time-code';
import { SecondFactor } from './second-factor.entity';
import { storeUnconfirmedSecret } from './second-factor.queries';
import { countRecoveryCodes, SecondFactors } from './second-factors.service';

/** Sets up the caller's second factor. The secret is shown only when it is created. */
@Injectable()
export class SecondFactorEnrolment {
  constructor(
    private readonly database: Database,
    private readonly factors: SecondFactors,
    private readonly passwordChecks: PasswordChecks,
    private readonly clock: Clock,
    private readonly settings: ShopSettings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async status({ accountId }: Caller): Promise<Output<'Account/SecondFactor'>> {
    const { reader } = this.database;
    const factor = await reader.findOneBy(SecondFactor, { accountId });
    return {
      enrolledAt: factor?.confirmedAt?.toISOString() ?? null,
      recoveryCodesLeft: await countRecoveryCodes(reader, accountId),
      required: this.config.staffMfaRequired,
    };
  }

  /**
   * Creates a secret, which replaces one that was never confirmed.
   * @throws ApiError `password_change_failed`, `second_factor_enrolled`
   */
  async begin(
    { accountId, email }: Caller,
    { currentPassword }: Input<'Account/EnrolSecondFactor'>,
  ): Promise<Output<'Account/EnrolSecondFactor'>> {
    await assertOwnPassword(this.database.reader, this.passwordChecks, accountId, currentPassword);
    const secret = createSecret();
    const encryptedSecret = this.factors.encryptSecret(accountId, secret);
    const factor = { accountId, encryptedSecret, startedAt: this.clock.now() };
    if (!(await storeUnconfirmedSecret(this.database.reader, factor))) throw new ApiError('second_factor_enrolled');
    const uri = enrolmentUri(secret, this.settings.current.shop.name, email);
    return { secret, uri, qrCode: await toDataURL(uri, { margin: 1, width: 240 }) };
  }
}
