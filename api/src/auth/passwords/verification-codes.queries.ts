import type { Tx } from '../../common/public';
import type { CodePurpose } from './verification-code';
import type { VerificationCode } from './verification-code.entity';

type NewCode = Pick<VerificationCode, 'id' | 'accountId' | 'purpose' | 'codeHash' | 'expiresAt'>;
type StoredCode = Pick<VerificationCode, 'id' | 'codeHash' | 'expiresAt' | 'usedAt'>;

/** Stores a code instead of an earlier one. Returns false, without a change, if the code with this id is stored already. */
export async function storeCode(tx: Tx, { id, accountId, purpose, codeHash, expiresAt }: NewCode): Promise<boolean> {
  const issued: unknown[] = await tx.query(
    `insert into verification_code as old (id, account_id, purpose, code_hash, expires_at) values ($1, $2, $3, $4, $5)
     on conflict (account_id, purpose) do update
       set id = excluded.id, code_hash = excluded.code_hash, expires_at = excluded.expires_at, used_at = null
       where old.id <> excluded.id
     returning id`,
    [id, accountId, purpose, codeHash, expiresAt],
  );
  return issued.length > 0;
}

/** The code of an account. Without an account it finds none, with the same statement. */
export async function findCode(
  reader: Tx,
  accountId: string | null,
  purpose: CodePurpose,
): Promise<StoredCode | undefined> {
  const [row]: StoredCode[] = await reader.query(
    `select id, code_hash as "codeHash", expires_at as "expiresAt", used_at as "usedAt" from verification_code
     where account_id = $1 and purpose = $2`,
    [accountId, purpose],
  );
  return row;
}

/** Marks a code as used. Returns false if it is used or expired already; of simultaneous calls one returns true. */
export async function markCodeUsed(tx: Tx, id: string, now: Date): Promise<boolean> {
  const [, changed]: [unknown[], number] = await tx.query(
    'update verification_code set used_at = $2 where id = $1 and used_at is null and expires_at > $2',
    [id, now],
  );
  return changed > 0;
}
