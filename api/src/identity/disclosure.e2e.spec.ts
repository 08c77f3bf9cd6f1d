import { randomUUID } from 'node:crypto';
import { type As, openShop, type Shop } from '../../test/app';
import { MailRoom } from '../../test/mail-room';
import { PASSWORD, somebody } from '../../test/people';
import { openStage, type Stage } from '../../test/stage';

const MINUTE = 60_000;

let stage: Stage;
let shop: Shop;
let replica: Shop;
let neutral: Shop;
let mailRoom: MailRoom;
let clients = 0;

beforeAll(async () => {
  stage = await openStage();
  const env = { TRUSTED_PROXIES: '127.0.0.1' };
  shop = await openShop(stage, env);
  replica = await openShop(stage, { ...env, WORKER: '0' });
  neutral = await openShop(stage, { ...env, WORKER: '0', ACCOUNT_DISCLOSURE: 'neutral' });
  mailRoom = new MailRoom(shop, stage);
}, 60_000);

afterAll(async () => {
  await neutral?.close();
  await replica?.close();
  await shop?.close();
  await stage?.close();
});

/** Somewhere nobody has asked from before. */
const elsewhere = (): As => ({ headers: { 'x-forwarded-for': `203.0.113.${++clients}` } });
const later = (ms: number) => [shop, replica, neutral].forEach(({ clock }) => clock.advance(ms));
const newAddress = () => `${randomUUID()}@disclosure.test`;
const form = (email: string) => ({ email, password: PASSWORD, confirmPassword: PASSWORD, agree: true });

const register = async (email: string, as: As, where = shop) =>
  codeOf(await where.send('TokenAuth/Register', form(email), as));
const forget = async (email: string, as: As, where = shop) =>
  codeOf(await where.send('TokenAuth/ForgetPassword', { email }, as));

/** The refusal’s code, with its `Retry-After` where there is one; `done` where there is none. */
async function codeOf(response: Response): Promise<string> {
  const { code = 'done' } = (await response.json()) as { code?: string };
  const retryAfter = response.headers.get('retry-after');
  return retryAfter === null ? code : `${code} ${retryAfter}`;
}

const TAKEN = 'email_already_registered';
const UNKNOWN = 'email_not_registered';
const ENOUGH = 'too_frequent 120';

describe('who is registered', () => {
  it('is told 3 times in 2 minutes, by both calls and all replicas together, then nothing to registered and unregistered alike', async () => {
    const { email } = await somebody(shop);
    const other = await somebody(shop);
    const me = elsewhere();
    expect(await register(email, me)).toBe(TAKEN);
    expect(await forget(newAddress(), me, replica)).toBe(UNKNOWN);
    expect(await register(email, me, replica)).toBe(TAKEN);
    for (const where of [shop, replica]) {
      expect(await register(email, me, where)).toBe(ENOUGH);
      expect(await register(newAddress(), me, where)).toBe(ENOUGH);
      expect(await forget(other.email, me, where)).toBe(ENOUGH);
      expect(await forget(newAddress(), me, where)).toBe(ENOUGH);
    }
    later(2 * MINUTE);
    expect(await register(newAddress(), me)).toBe('done');
    expect(await forget(other.email, me)).toBe('done');
    expect(await register(email, me)).toBe(TAKEN);
  });

  it('is told exactly 3 times to many questions at once', async () => {
    const { email } = await somebody(shop);
    const me = elsewhere();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => {
        const where = at % 2 ? shop : replica;
        return at % 3 ? register(email, me, where) : forget(newAddress(), me, where);
      }),
    );
    expect(answers.filter((answer) => answer === TAKEN || answer === UNKNOWN)).toHaveLength(3);
    expect(answers.filter((answer) => answer === ENOUGH)).toHaveLength(9);
  });

  it('is not told to others any less', async () => {
    const { email } = await somebody(shop);
    const me = elsewhere();
    for (let told = 1; told <= 4; told++) await register(email, me);
    expect(await register(email, elsewhere())).toBe(TAKEN);
    expect(await forget(newAddress(), elsewhere())).toBe(UNKNOWN);
  });

  it('is not told by a registration that goes well, nor by one that is refused for something else', async () => {
    const { email } = await somebody(shop);
    const me = elsewhere();
    for (let opened = 1; opened <= 5; opened++) expect(await register(newAddress(), me)).toBe('done');
    for (let refused = 1; refused <= 4; refused++) {
      expect(await codeOf(await shop.send('TokenAuth/Register', { ...form(email), agree: false }, me))).toBe(
        'must_agree',
      );
    }
    for (let told = 1; told <= 3; told++) expect(await register(email, me)).toBe(TAKEN);
    expect(await register(email, me)).toBe(ENOUGH);
  });

  it('is told to one network of version 6 as to one client', async () => {
    const { email } = await somebody(shop);
    const from = (host: number) => ({ headers: { 'x-forwarded-for': `2001:db8:7::${host}` } });
    for (let host = 1; host <= 3; host++) expect(await register(email, from(host))).toBe(TAKEN);
    expect(await register(email, from(4))).toBe(ENOUGH);
  });
});

describe('where the shop tells nobody who is registered,', () => {
  it('registering answers the same to all, and a new account is opened and welcomed by mail, without a session', async () => {
    const [taken, fresh] = [(await somebody(shop)).email, newAddress()];
    const answers = [];
    for (const email of [taken, fresh]) {
      const { requestId, ...problem } = await neutral.refusal('TokenAuth/Register', form(email), elsewhere());
      expect(requestId).toBeTruthy();
      answers.push(problem);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ status: 409, code: 'continue_by_mail' });

    const [welcome] = await mailRoom.to(fresh, 'Welcome to Widepress');
    expect(welcome?.text).toContain('http://shop.test/account/login');
    const sessions: unknown[] = await shop.database.reader.query(
      'select from session_family join account on account.id = account_id where email = $1',
      [fresh],
    );
    expect(sessions).toEqual([]);
    await neutral.call('TokenAuth/Authenticate', { email: fresh, password: PASSWORD }, elsewhere());
  });

  it('the owner of the account hears of the attempt, how to log in and how to reset, once a day', async () => {
    const { email } = await somebody(shop);
    for (let tried = 1; tried <= 5; tried++)
      expect(await register(email, elsewhere(), neutral)).toBe('continue_by_mail');
    await mailRoom.idle();
    const [mail] = await mailRoom.to(email, 'You already have an account');
    expect(mail?.text).toContain('http://shop.test/account/login');
    expect(mail?.text).toContain('http://shop.test/account/forgetpassword');
  });

  it('the owner’s password stays as it is', async () => {
    const { email } = await somebody(shop);
    const input = { ...form(email), password: 'quite another one', confirmPassword: 'quite another one' };
    await neutral.refusal('TokenAuth/Register', input, elsewhere());
    await neutral.call('TokenAuth/Authenticate', { email, password: PASSWORD }, elsewhere());
  });

  it('a forgotten password answers the same to all, and mails a code where there is an account', async () => {
    const [known, unknown] = [(await somebody(shop)).email, newAddress()];
    for (const email of [known, unknown]) {
      const me = elsewhere();
      expect(await neutral.call('TokenAuth/ForgetPassword', { email }, me)).toEqual({});
      expect(await forget(email, me, neutral)).toBe(ENOUGH);
    }
    await mailRoom.to(known, 'Your code for a new password');
    await mailRoom.idle();
    expect(await mailRoom.all(unknown)).toEqual([]);
  });

  it('no number of questions is too many, as none is answered', async () => {
    const { email } = await somebody(shop);
    const me = elsewhere();
    for (let asked = 1; asked <= 5; asked++) {
      expect(await register(email, me, neutral)).toBe('continue_by_mail');
      expect(await forget(newAddress(), me, neutral)).toBe('done');
    }
  });

  it('it does the same work for all, while they wait', async () => {
    const own = await openStage();
    const still = await openShop(own, { TRUSTED_PROXIES: '127.0.0.1', WORKER: '0', ACCOUNT_DISCLOSURE: 'neutral' });
    const [known, unknown, alsoUnknown] = [newAddress(), newAddress(), newAddress()];
    await register(known, elsewhere(), still);
    await mailRoom.idle();
    const statements = async (work: () => Promise<unknown>) => {
      const before = await still.statements();
      await work();
      return (await still.statements()) - before;
    };
    const forgetting = (email: string) => statements(() => forget(email, elsewhere(), still));
    const registering = (email: string) => statements(() => register(email, elsewhere(), still));
    expect(await forgetting(known)).toBe(await forgetting(unknown));
    expect(await registering(known)).toBe(await registering(alsoUnknown));
    await still.close();
    await own.close();
  });
});
