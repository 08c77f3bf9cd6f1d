import { randomUUID } from 'node:crypto';
import type { LanguageCode, SessionView } from '@shop/contract';
import { openShop, type Shop } from '../../test/app';
import { MailRoom } from '../../test/mail-room';
import { PASSWORD } from '../../test/people';
import { openStage, type Stage } from '../../test/stage';

const NEXT = 'an even better password';
const MINUTE = 60_000;

let stage: Stage;
let shop: Shop;
let mailRoom: MailRoom;

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop(stage);
  mailRoom = new MailRoom(shop, stage);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await stage?.close();
});

interface Member {
  id: string;
  email: string;
  session: SessionView;
}

async function member(language: LanguageCode = 'en'): Promise<Member> {
  const email = `${randomUUID()}@news.test`;
  const secret = { password: PASSWORD, confirmPassword: PASSWORD };
  const session = await shop.call('TokenAuth/Register', { email, ...secret, agree: true, language });
  const [row]: { id: string }[] = await shop.database.reader.query('select id from account where email = $1', [email]);
  return { id: row?.id ?? '', email, session };
}

const logIn = (email: string, password = PASSWORD) => shop.call('TokenAuth/Authenticate', { email, password });
const bearer = ({ accessToken }: SessionView) => ({ bearer: accessToken });
const renewal = (session: SessionView) => ({ refreshToken: session.refreshToken });
const change = (session: SessionView) =>
  shop.call(
    'Account/ChangePassword',
    { currentPassword: PASSWORD, newPassword: NEXT, confirmPassword: NEXT },
    bearer(session),
  );

/** A refresh token used by two who do not know of each other. */
async function stolen({ session }: Member): Promise<void> {
  await shop.call('TokenAuth/RefreshToken', renewal(session), bearer(session));
  shop.clock.advance(MINUTE);
  for (let again = 0; again < 2; again++)
    await shop.refusal('TokenAuth/RefreshToken', renewal(session), bearer(session));
}

interface Entry {
  action: string;
  kind: string;
  actor: string | null;
  role: string | null;
  address: string | null;
}

async function logOf({ id }: Member): Promise<Entry[]> {
  await mailRoom.idle();
  return shop.database.reader.query(
    `select action, subject_kind as kind, account_id as actor, role, host(address) as address
     from audit_entry where subject_id = $1 order by id`,
    [id],
  );
}

describe('the owner of an account hears by mail, in the account’s language,', () => {
  it.each([
    ['en', 'Your password was changed'],
    ['ja', 'パスワードが変更されました'],
    ['fr', 'Votre mot de passe a été modifié'],
    ['es', 'Se ha cambiado su contraseña'],
    ['de', 'Ihr Passwort wurde geändert'],
  ] as const)('in %s that the password was changed', async (language, subject) => {
    const { email, session } = await member(language);
    await change(session);
    const [mail] = await mailRoom.to(email, subject);
    const path = language === 'en' ? '' : `/${language}`;
    expect(mail?.text).toContain(`http://shop.test${path}/account/forgetpassword`);
  });

  it('once, that a session’s key was used twice and the session ended', async () => {
    const someone = await member('de');
    await stolen(someone);
    await mailRoom.idle();
    const [mail] = await mailRoom.to(someone.email, 'Wir haben Ihre Sitzungen beendet');
    expect(mail?.text).toContain('http://shop.test/de/account/change-password');
  });
});

describe('the log of an account holds, with who did it and from where,', () => {
  const own = ({ id }: Member, action: string): Entry => ({
    action,
    kind: 'account',
    actor: id,
    role: 'customer',
    address: '127.0.0.1',
  });
  const strangers = (action: string): Entry => ({
    action,
    kind: 'account',
    actor: null,
    role: null,
    address: '127.0.0.1',
  });

  it('its registration, log-ins, failed log-ins, log-outs and changes of password', async () => {
    const someone = await member();
    const session = await logIn(someone.email);
    await shop.refusal('TokenAuth/Authenticate', { email: someone.email, password: 'wrong' });
    await mailRoom.idle();
    await change(session);
    await shop.call('TokenAuth/Logout', renewal(session), bearer(session));
    expect(await logOf(someone)).toEqual([
      own(someone, 'registered'),
      own(someone, 'logged-in'),
      strangers('log-in-failed'),
      own(someone, 'password-changed'),
      own(someone, 'logged-out'),
    ]);
  });

  it('that its sessions ended because a key was used twice, once', async () => {
    const someone = await member();
    await stolen(someone);
    expect((await logOf(someone)).slice(1)).toEqual([strangers('sessions-ended-by-reuse')]);
  });

  it('nothing of log-ins to accounts that are not there, and no secret', async () => {
    await shop.refusal('TokenAuth/Authenticate', { email: `${randomUUID()}@none.test`, password: PASSWORD });
    const before = (await logRows()).count;
    await shop.refusal('TokenAuth/Authenticate', { email: `${randomUUID()}@none.test`, password: PASSWORD });
    await mailRoom.idle();
    const { count, rows } = await logRows();
    expect(count).toBe(before);
    for (const secret of [PASSWORD, NEXT, 'wrong', 'argon2']) expect(rows).not.toContain(secret);
  });

  async function logRows(): Promise<{ count: number; rows: string }> {
    await mailRoom.idle();
    const [log]: { count: number; rows: string }[] = await shop.database.reader.query(
      `select count(*)::int as count, string_agg(audit_entry::text, ' ') as rows from audit_entry`,
    );
    return log ?? { count: 0, rows: '' };
  }
});

describe('an account that is', () => {
  const shuttings: [string, (someone: Member) => Promise<unknown>][] = [
    [
      'disabled',
      ({ id }) =>
        shop.database.reader.query('update account set disabled_at = $2 where id = $1', [id, shop.clock.now()]),
    ],
    ['closed', ({ session }) => shop.call('Account/CloseAccount', {}, bearer(session))],
  ];

  it.each(shuttings)('%s lets nobody in, and its sessions are over', async (_, shut) => {
    const someone = await member();
    const [used, spare] = [await logIn(someone.email), await logIn(someone.email)];
    await shut(someone);
    const timedOut = { status: 401, code: 'session_timed_out' };
    expect(await shop.refusal('Account/MyAccountInfo', {}, bearer(used))).toMatchObject(timedOut);
    expect(await shop.refusal('TokenAuth/RefreshToken', renewal(spare), bearer(spare))).toMatchObject(timedOut);
    const refused = async (email: string) => {
      const refusal = await shop.refusal('TokenAuth/Authenticate', { email, password: PASSWORD });
      return { ...refusal, requestId: '' };
    };
    const refusal = await refused(someone.email);
    expect(refusal).toMatchObject({ status: 401, code: 'login_failed' });
    expect(refusal).toEqual(await refused(`${randomUUID()}@none.test`));
  });

  it('opened tells the rest of the shop in the same transaction, once', async () => {
    const own = await openStage();
    const still = await openShop(own, { WORKER: '0' });
    const email = `${randomUUID()}@news.test`;
    const form = { email, password: PASSWORD, confirmPassword: PASSWORD, agree: true, language: 'fr' as const };
    await still.call('TokenAuth/Register', form);
    await still.refusal('TokenAuth/Register', form);
    const jobs: { payload: object }[] = await still.database.reader.query(
      `select payload from graphile_worker._private_jobs where task_id =
         (select id from graphile_worker._private_tasks where identifier = 'account.opened')`,
    );
    expect(jobs).toMatchObject([{ payload: { email, language: 'fr' } }]);
    await still.close();
    await own.close();
  });
});
