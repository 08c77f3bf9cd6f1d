import { Injectable } from '@nestjs/common';
import type { Input, PrepaidRequestView } from '@shop/contract';
import { Accounts, type AccountSummary, type StaffRecipient } from '../../../accounts/public';
import {
  AuditLog,
  type Caller,
  Clock,
  Database,
  isUuid,
  MailQueue,
  type IdempotencyKey,
  ApiError,
  type Tx,
} from '../../../common/public';
import { PrepaidRequest } from '../../entities/prepaid-request.entity';
import { PrepaidPostings } from './prepaid-postings.service';
import { insertPendingRequest, loadRequest, lockRequest } from './prepaid-requests.queries';

interface NewRequest {
  kind: 'deposit' | 'reversal';
  fen: number;
  memo: string;
  /** The entry of the deposit to reverse. */
  reverses?: string;
}

/** Deposits and reversals above the approval limit. They are posted when a second person approves them. */
@Injectable()
export class PrepaidRequests {
  constructor(
    private readonly database: Database,
    private readonly postings: PrepaidPostings,
    private readonly accounts: Accounts,
    private readonly mailQueue: MailQueue,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates a request, emails the approvers and returns the request's id.
   *
   * @throws ApiError `already_reversed` if a reversal of the same deposit awaits approval
   */
  async create(
    tx: Tx,
    caller: Caller,
    account: AccountSummary,
    { kind, fen, memo, reverses }: NewRequest,
  ): Promise<string> {
    const entered = { enteredBy: caller.accountId, enteredAt: this.clock.now() };
    const id = await insertPendingRequest(tx, { kind, accountId: account.id, fen, memo, reverses, ...entered });
    if (!id) throw new ApiError('already_reversed');
    const amount = { currency: 'CNY', amount: fen };
    const after = { kind, account: account.email, amount, memo, ...(reverses && { reverses }) };
    const subject = { kind: 'prepaid-request', id };
    await this.audit.record(tx, caller, { action: 'prepaid-requested', ...subject, after });
    await this.notifyApprovers(tx, caller, id, { kind, amount, account: account.email, memo });
    return id;
  }

  /**
   * Approves and posts a request, or rejects it. If posting fails, the request stays pending and can still be rejected.
   *
   * @throws ApiError `resource_not_found`; `second_person_required` for the person who entered it; `already_decided`; the
   *   errors of posting a deposit or reversal
   */
  async decide(
    caller: Caller,
    id: string,
    { decision, reason }: Input<'admin/prepaid-decision'>,
    idempotencyKey: IdempotencyKey | null,
  ): Promise<PrepaidRequestView> {
    if (!isUuid(id)) throw new ApiError('resource_not_found');
    return this.database.command(idempotencyKey, async (tx) => {
      const request = await lockRequest(tx, id);
      if (!request) throw new ApiError('resource_not_found');
      if (request.enteredBy === caller.accountId) throw new ApiError('second_person_required');
      if (request.state !== 'pending') throw new ApiError('already_decided');
      const entryId = decision === 'approved' ? await this.post(tx, caller, request) : null;
      const decided = { decidedBy: caller.accountId, decidedAt: this.clock.now(), reason: reason || null };
      await tx.update(PrepaidRequest, { id }, { state: decision, ...decided, entryId });
      if (!entryId) await this.recordRejection(tx, caller, id, reason);
      return loadRequest(tx, id, caller.accountId);
    });
  }

  private async post(tx: Tx, caller: Caller, request: PrepaidRequest): Promise<string> {
    const { id, accountId, fen, memo, enteredBy, reverses } = request;
    const account = await this.accounts.findById(tx, accountId);
    if (!account) throw new ApiError('resource_not_found');
    if (reverses) return this.postings.reverse(tx, caller, account, { entryId: reverses, fen, memo, enteredBy });
    await this.postings.assertReseller(tx, account);
    return this.postings.deposit(tx, caller, account, { fen, memo, enteredBy, dedupeKey: `deposit:${id}` });
  }

  private async recordRejection(tx: Tx, caller: Caller, id: string, reason: string | undefined): Promise<void> {
    const subject = { kind: 'prepaid-request', id };
    const after = { state: 'rejected', ...(reason && { reason }) };
    await this.audit.record(tx, caller, {
      ...{ action: 'prepaid-rejected', ...subject, before: { state: 'pending' }, after },
    });
  }

  /** Emails the other members of accounting, or the admins if there are none. */
  private async notifyApprovers(tx: Tx, caller: Caller, id: string, data: object): Promise<void> {
    const withoutCaller = (accounts: StaffRecipient[]) =>
      accounts.filter(({ id: other }) => other !== caller.accountId);
    const accounting = withoutCaller(await this.accounts.findStaffByRole(tx, 'accounting'));
    const approvers =
      accounting.length > 0 ? accounting : withoutCaller(await this.accounts.findStaffByRole(tx, 'admin'));
    for (const { id: approverId, email, language } of approvers) {
      await this.mailQueue.queue(tx, {
        ...{ to: email, language, template: 'staff_prepaid_waits', dedupeKey: `prepaid-request:${id}:${approverId}` },
        data: {
          ...{ ...data, reversal: 'kind' in data && data.kind === 'reversal', enteredBy: caller.email },
          link: this.mailQueue.link(`/admin/#/prepaid-requests/${id}/show`, 'en'),
        },
      });
    }
  }
}
