import { test, type Page } from '@playwright/test';
import {
  adminRoutes,
  createApiClient,
  createIdempotencyKey,
  memoryStorage,
  shopRoutes,
  type ApiClient,
} from '@shop/api-client';
import type { Input, Output, SessionView, StaffRoleName } from '@shop/contract';
import { findLink, waitForEmails } from './sent-emails';
import { PASSWORD } from './users';

const routes = { ...shopRoutes, ...adminRoutes };
type Call = keyof typeof routes;
type Params = Readonly<Record<string, string>>;

/** A logged-in account that calls the API directly, to prepare what a test does not examine in the browser. */
export class ApiUser {
  private constructor(
    readonly email: string,
    private readonly session: SessionView,
    private readonly client: ApiClient<Call>,
  ) {}

  static async logIn(email: string): Promise<ApiUser> {
    const client = createClient();
    const session = await callApi(client, 'TokenAuth/Authenticate', { email, password: PASSWORD });
    return new ApiUser(email, session, client);
  }

  /** Registers a new customer. */
  static async register(email = `own-${crypto.randomUUID()}@example.com`): Promise<ApiUser> {
    const client = createClient();
    const registration = { email, password: PASSWORD, confirmPassword: PASSWORD, agree: true, language: 'en' } as const;
    return new ApiUser(email, await callApi(client, 'TokenAuth/Register', registration), client);
  }

  /** Registers a new customer, by default with an address of its own, and makes it a reseller. */
  static async createReseller(address?: string): Promise<ApiUser> {
    const { email } = await ApiUser.register(address);
    const service = await ApiUser.logIn('service@example.com');
    const [account] = await service.call('admin/accounts', { filter: JSON.stringify({ q: email }) });
    if (!account) throw new Error(`There is no account ${email}.`);
    await service.call('admin/account-role', { role: 'reseller', reason: 'By contract.' }, { id: account.id });
    return ApiUser.logIn(email);
  }

  /** Invites a new member of staff and accepts the invitation. */
  static async createStaff(role: StaffRoleName): Promise<ApiUser> {
    const email = `${crypto.randomUUID()}@staff.test`;
    const admin = await ApiUser.logIn('admin@example.com');
    await admin.call('admin/staff-invite', { email, role, language: 'en' });
    const [mail] = await waitForEmails(email, 'Your invitation to the back office of Widepress');
    const token = /token=([\w-]+)/.exec(findLink(mail))?.[1] ?? '';
    const client = createClient();
    const acceptance = { token, password: PASSWORD, confirmPassword: PASSWORD };
    return new ApiUser(email, await callApi(client, 'TokenAuth/AcceptInvitation', acceptance), client);
  }

  /** The user who is logged in on this page of the storefront. */
  static async ofPage(page: Page, email: string): Promise<ApiUser> {
    const session = await page.evaluate(() => localStorage.getItem('session') ?? '');
    return new ApiUser(email, JSON.parse(session) as SessionView, createClient());
  }

  /** @throws Error if the API answers with an error. */
  async call<K extends Call>(name: K, input: Input<K>, params?: Params): Promise<Output<K>> {
    this.client.session.save(this.session);
    return callApi(this.client, name, input, params);
  }

  /** Logs the page's browser context in at the storefront. Its cookies and local storage are replaced. */
  async startSession(page: Page): Promise<void> {
    await storeInBrowser(page, 'session', this.session);
  }

  /** Logs the page's browser context in at the back office. Its cookies and local storage are replaced. */
  async startStaffSession(page: Page): Promise<void> {
    await storeInBrowser(page, 'backoffice.session', { ...this.session, email: this.email });
  }
}

function createClient(): ApiClient<Call> {
  return createApiClient({ routes, language: () => 'en', baseUrl: baseUrl(), storage: memoryStorage() });
}

async function callApi<K extends Call>(
  client: ApiClient<Call>,
  name: K,
  input: Input<K>,
  params?: Params,
): Promise<Output<K>> {
  const options = { idempotencyKey: createIdempotencyKey(), ...(params && { params }) };
  const result = await client.call(name, input, options);
  if (!result.ok) throw new Error(`${name}: ${JSON.stringify(result.error)}`);
  return result.data;
}

function baseUrl(): string {
  const url = test.info().project.use.baseURL;
  if (url === undefined) throw new Error('The configuration has no baseURL.');
  return url;
}

/** Replaces the cookies and the local storage of the page's browser context. */
export async function storeInBrowser(page: Page, name: string, session: object): Promise<void> {
  const localStorage = [{ name, value: JSON.stringify(session) }];
  await page.context().setStorageState({ cookies: [], origins: [{ origin: new URL(baseUrl()).origin, localStorage }] });
}
