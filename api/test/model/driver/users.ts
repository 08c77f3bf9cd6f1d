import { randomUUID } from 'node:crypto';
import type { Shop } from '../../app';
import { createUser, logInAgain, type TestUser } from '../../users';
import { DAY, type ModelState, type ShopperRole, type StaffRole } from '../model-state';
import { elementAt } from './operation-result';

export interface ModelUser extends TestUser {
  role: ShopperRole | StaffRole;
  /** When the tokens were issued, in Unix milliseconds of the shop's clock. */
  since: number;
}

export const ACCESS_TOKEN_MS = 110 * 60_000;
const REFRESH_TOKEN_MS = 29 * DAY;

/** The shoppers and staff of a model, logged in. Times are Unix milliseconds of the shop's clock. */
export class ModelUsers {
  private readonly shoppers = new Array<ModelUser>();
  private readonly staff = new Array<ModelUser>();

  constructor(private readonly shop: Shop) {}

  /** Creates the users of a model. */
  async populate(model: ModelState): Promise<void> {
    for (const { role } of model.shoppers) await this.addShopper(role, model.now);
    for (const { role } of model.staff)
      this.staff.push({ ...(await createUser(this.shop, role)), role, since: model.now });
  }

  async addShopper(role: ShopperRole, now: number): Promise<void> {
    const user = role === 'guest' ? await this.logInAsGuest() : await createUser(this.shop, role);
    this.shoppers.push({ ...user, role, since: now });
  }

  shopperAt(place: number): ModelUser {
    return elementAt(this.shoppers, place);
  }

  staffAt(place: number): ModelUser {
    return elementAt(this.staff, place);
  }

  /** Renews an expired session, or logs in again if it can no longer be renewed. */
  async renewSession(user: ModelUser, now: number): Promise<void> {
    const age = now - user.since;
    if (age < ACCESS_TOKEN_MS) return;
    const { bearer, refreshToken } = user;
    if (age < REFRESH_TOKEN_MS) {
      const session = await this.shop.call('TokenAuth/RefreshToken', { refreshToken }, { bearer });
      Object.assign(user, { bearer: session.accessToken, refreshToken: session.refreshToken });
    } else Object.assign(user, await logInAgain(this.shop, user));
    user.since = now;
  }

  private async logInAsGuest(): Promise<TestUser> {
    const email = `guest-${randomUUID()}@people.test`;
    const from = `203.0.${this.shoppers.length >> 8}.${this.shoppers.length & 255}`;
    const session = await this.shop.call('TokenAuth/Guest', { email }, { headers: { 'x-forwarded-for': from } });
    return { accountId: '', email, bearer: session.accessToken, refreshToken: session.refreshToken };
  }
}
