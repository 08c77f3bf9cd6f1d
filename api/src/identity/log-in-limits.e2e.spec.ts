import { randomUUID } from 'node:crypto';
import { type As, openShop, type Shop } from '../../test/app';
import { PASSWORD, type Person, somebody } from '../../test/people';
import { openStage, type Stage } from '../../test/stage';

const MINUTE = 60_000;
const WRONG = 'not the password';

let stage: Stage;
let shop: Shop;
let replica: Shop;
let clients = 0;

beforeAll(async () => {
  stage = await openStage();
  const env = { TRUSTED_PROXIES: '127.0.0.1', WORKER: '0' };
  shop = await openShop(stage, env);
  replica = await openShop(stage, env);
}, 60_000);

afterAll(async () => {
  await replica?.close();
  await shop?.close();
  await stage?.close();
});

/** Somewhere nobody has asked from before. */
const elsewhere = (): As => ({ headers: { 'x-forwarded-for': `203.0.113.${++clients}` } });
const later = (ms: number) => [shop, replica].forEach(({ clock }) => clock.advance(ms));

async function logIn(email: string, password: string, as: As, where = shop): Promise<string> {
  const response = await where.send('TokenAuth/Authenticate', { email, password }, as);
  return response.ok ? 'in' : ((await response.json()) as { code: string }).code;
}

async function guess(times: number, email: string, as: As): Promise<string[]> {
  const answers: string[] = [];
  for (let guessed = 0; guessed < times; guessed++)
    answers.push(await logIn(email, WRONG, as, guessed % 2 ? replica : shop));
  return answers;
}
const failed = (times: number) => Array.from({ length: times }, () => 'login_failed');

describe('logging in', () => {
  it('is refused after 10 wrong passwords in 15 minutes, also with the right one, on every replica', async () => {
    const { email } = await somebody(shop);
    const me = elsewhere();
    expect(await guess(10, email, me)).toEqual(failed(10));
    for (const where of [shop, replica]) {
      const refusal = await where.send('TokenAuth/Authenticate', { email, password: PASSWORD }, me);
      expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([429, '120']);
      expect(await logIn(email.toUpperCase(), PASSWORD, me, where)).toBe('too_frequent');
    }
    later(15 * MINUTE);
    expect(await logIn(email, PASSWORD, me)).toBe('in');
  });

  it('is refused after as many for an address that nobody has', async () => {
    const me = elsewhere();
    expect(await guess(12, `${randomUUID()}@none.test`, me)).toEqual([...failed(10), 'too_frequent', 'too_frequent']);
  });

  it('is nobody’s to refuse to another: who guessed elsewhere locks no one out', async () => {
    const { email } = await somebody(shop);
    expect(await guess(12, email, elsewhere())).toContain('too_frequent');
    expect(await logIn(email, PASSWORD, elsewhere())).toBe('in');
  });

  it('is open to others from the same place, until 100 failed there', async () => {
    const [one, other] = [await somebody(shop), await somebody(shop)];
    const me = elsewhere();
    await guess(10, one.email, me);
    expect(await logIn(other.email, PASSWORD, me)).toBe('in');
    for (let address = 0; address < 9; address++) {
      expect(await guess(10, `${randomUUID()}@none.test`, me)).toEqual(failed(10));
    }
    expect(await logIn(other.email, PASSWORD, me)).toBe('too_frequent');
    expect(await logIn(other.email, PASSWORD, elsewhere())).toBe('in');
  });

  it('that goes well forgets the failures before it, and is none itself', async () => {
    const { email } = await somebody(shop);
    const me = elsewhere();
    for (let round = 0; round < 2; round++) {
      expect(await guess(9, email, me)).toEqual(failed(9));
      expect(await logIn(email, PASSWORD, me)).toBe('in');
    }
    for (let times = 0; times < 12; times++) expect(await logIn(email, PASSWORD, me)).toBe('in');
  });

  it('with many guesses at once tells no more of them than 10 one by one', async () => {
    const { email } = await somebody(shop);
    const me = elsewhere();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => logIn(email, WRONG, me, at % 2 ? shop : replica)),
    );
    expect(answers.filter((answer) => answer === 'login_failed')).toHaveLength(10);
    expect(answers.filter((answer) => answer === 'too_frequent')).toHaveLength(20);
  });

  it('with many guesses at once does not tell the right one among them, once 10 were wrong', async () => {
    const { email } = await somebody(shop);
    const me = elsewhere();
    const guesses = [...Array.from({ length: 29 }, () => WRONG), PASSWORD];
    const answers = await Promise.all(guesses.map((password) => logIn(email, password, me)));
    expect(answers.at(-1)).toBe('too_frequent');
  });

  it('takes as many statements for an account as for none, and answers the same', async () => {
    const own = await openStage();
    const still = await openShop(own, { WORKER: '0' });
    const { email } = await somebody(still);
    const attempt = async (as: string) => {
      const before = await still.statements();
      const { requestId, ...problem } = await still.refusal('TokenAuth/Authenticate', { email: as, password: WRONG });
      expect(requestId).toBeTruthy();
      return { problem, statements: (await still.statements()) - before };
    };
    expect(await attempt(email)).toEqual(await attempt(`${randomUUID()}@none.test`));
    await still.close();
    await own.close();
  });
});

describe('changing the password', () => {
  const change = (person: Person, currentPassword: string, where = shop) =>
    where.send(
      'Account/ChangePassword',
      { currentPassword, newPassword: 'an even better one', confirmPassword: 'an even better one' },
      { bearer: person.bearer, ...elsewhere() },
    );

  it('is refused after 10 wrong current ones in 15 minutes, from wherever, also with the right one', async () => {
    const person = await somebody(shop);
    for (let wrong = 0; wrong < 10; wrong++)
      expect((await change(person, WRONG, wrong % 2 ? shop : replica)).status).toBe(400);
    expect((await change(person, PASSWORD)).status).toBe(429);
    later(15 * MINUTE);
    expect((await change(person, PASSWORD)).status).toBe(200);
  });

  it('does not keep its owner from logging in', async () => {
    const person = await somebody(shop);
    for (let wrong = 0; wrong < 11; wrong++) await change(person, WRONG);
    expect(await logIn(person.email, PASSWORD, elsewhere())).toBe('in');
  });
});
