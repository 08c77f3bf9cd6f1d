import { Injectable } from '@nestjs/common';
import type { Input, PrepaidRequestView } from '@shop/contract';
import { type AccountCard, Accounts } from '../identity/public';
import { Audit, type Caller, Clock, Database, isUuid, Mails, type Once, Refusal, type Tx } from '../kernel/public';
import { PrepaidBooking } from './prepaid-booking.service';
import { requestOf } from './prepaid-requests.queries';

interface Entered {
  kind: 'deposit' | 'reversal';
  fen: number;
  memo: string;
  /** The deposit that a reversal takes back. */
  reverses?: string;
}

interface RequestRow {
  kind: 'deposit' | 'reversal';
  state: 'pending' | 'approved' | 'rejected';
  account_id: string;
  fen: string;
  memo: string;
  reverses: string | null;
  entered_by: string;
}

/** Deposits and reversals above the set amount: nothing of them is in the books before a second person approves. */
@Injectable()
export class PrepaidRequests {
  constructor(
    private readonly database: Database,
    private readonly booking: PrepaidBooking,
    private readonly accounts: Accounts,
    private readonly mails: Mails,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Refuses `already_reversed` where a reversal of the same deposit waits. */
  async enter(tx: Tx, caller: Caller, account: AccountCard, { kind, fen, memo, reverses }: Entered): Promise<string> {
    const [entered]: { id: string }[] = await tx.query(
      `insert into prepaid_request (kind, account_id, fen, memo, reverses, entered_by, entered_at) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (reverses) where state = 'pending' do nothing returning id`,
      [kind, account.id, fen, memo, reverses ?? null, caller.accountId, this.clock.now()],
    );
    if (!entered) throw new Refusal('already_reversed');
    const amount = { currency: 'CNY', amount: fen };
    const after = { kind, account: account.email, amount, memo, ...(reverses && { reverses }) };
    const deed = { action: 'prepaid-requested', kind: 'prepaid-request', id: entered.id };
    await this.audit.record(tx, caller, { ...deed, after });
    await this.tellColleagues(tx, caller, entered.id, { kind, amount, account: account.email, memo });
    return entered.id;
  }

  /**
   * Refuses `resource_not_found`, `second_person_required`, `already_decided`, and whatever booking it now refuses; it waits on
   * then, and can still be rejected.
   */
  async decide(
    caller: Caller,
    id: string,
    { decision, reason }: Input<'admin/prepaid-decision'>,
    once: Once | null,
  ): Promise<PrepaidRequestView> {
    if (!isUuid(id)) throw new Refusal('resource_not_found');
    return this.database.command(once, async (tx) => {
      const [request]: RequestRow[] = await tx.query(
        'select kind, state, account_id, fen, memo, reverses, entered_by from prepaid_request where id = $1 for update',
        [id],
      );
      if (!request) throw new Refusal('resource_not_found');
      if (request.entered_by === caller.accountId) throw new Refusal('second_person_required');
      if (request.state !== 'pending') throw new Refusal('already_decided');
      const entryId = decision === 'approved' ? await this.book(tx, caller, id, request) : null;
      await tx.query(
        'update prepaid_request set state = $2, decided_by = $3, decided_at = $4, reason = $5, entry_id = $6 where id = $1',
        [id, decision, caller.accountId, this.clock.now(), reason || null, entryId],
      );
      if (!entryId) await this.writeRejection(tx, caller, id, reason);
      return requestOf(tx, id, caller.accountId);
    });
  }

  /** The log names it by the account that it moves, with who entered it. */
  private async book(tx: Tx, caller: Caller, id: string, request: RequestRow): Promise<string> {
    const account = await this.accounts.byId(tx, request.account_id);
    if (!account) throw new Refusal('resource_not_found');
    const { memo, entered_by: enteredBy, reverses } = request;
    const fen = Number(request.fen);
    if (reverses) return this.booking.reverse(tx, caller, account, { entryId: reverses, fen, memo, enteredBy });
    await this.booking.mustBeReseller(tx, account);
    return this.booking.deposit(tx, caller, account, { fen, memo, enteredBy, occasion: `deposit:${id}` });
  }

  private async writeRejection(tx: Tx, caller: Caller, id: string, reason: string | undefined): Promise<void> {
    const deed = { action: 'prepaid-rejected', kind: 'prepaid-request', id };
    const after = { state: 'rejected', ...(reason && { reason }) };
    await this.audit.record(tx, caller, { ...deed, before: { state: 'pending' }, after });
  }

  /** Those of accounting who may decide; the admins where it is nobody else's. */
  private async tellColleagues(tx: Tx, caller: Caller, id: string, data: object): Promise<void> {
    const others = (cards: AccountCard[]) => cards.filter((card) => card.id !== caller.accountId);
    const accounting = others(await this.accounts.ofRole(tx, 'accounting'));
    const readers = accounting.length > 0 ? accounting : others(await this.accounts.ofRole(tx, 'admin'));
    for (const { id: readerId, email, language } of readers) {
      await this.mails.queue(tx, {
        ...{ to: email, language, template: 'staff_prepaid_waits', occasion: `prepaid-request:${id}:${readerId}` },
        data: {
          ...{ ...data, reversal: 'kind' in data && data.kind === 'reversal', enteredBy: caller.email },
          link: this.mails.link(`/admin/#/prepaid-requests/${id}/show`, 'en'),
        },
      });
    }
  }
}
