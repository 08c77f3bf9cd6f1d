import { Injectable } from '@nestjs/common';
import { AuditLog, type Caller, Clock, MailQueue, type Tx } from '../../common/public';

/** Records changes of second factors in the audit log and emails them to the account. */
@Injectable()
export class SecondFactorNotifications {
  constructor(
    private readonly audit: AuditLog,
    private readonly mail: MailQueue,
    private readonly clock: Clock,
  ) {}

  async recordAndNotify(tx: Tx, caller: Caller, change: 'enrolled' | 'removed'): Promise<void> {
    const { accountId, email, language } = caller;
    await this.audit.record(tx, caller, { action: `second-factor-${change}`, kind: 'account', id: accountId });
    await this.mail.queue(tx, {
      dedupeKey: `second-factor-${change}:${accountId}:${this.clock.now().getTime()}`,
      to: email,
      template: `second_factor_${change}`,
      language,
      data: {},
    });
  }
}
