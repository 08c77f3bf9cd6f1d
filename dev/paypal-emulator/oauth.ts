import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { PayPalError } from './errors.ts';
import type { HttpResponse } from './http.ts';

const TOKEN_LIFETIME_SECONDS = 32_400;

/** OAuth 2 client credentials. Tokens are signed, so they stay valid after a restart. */
export class OAuth {
  readonly #key: string;
  readonly #credentials: string;

  constructor(key: string, { clientId, clientSecret }: { clientId: string; clientSecret: string }) {
    this.#key = key;
    this.#credentials = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  }

  /** Answers POST /v1/oauth2/token. */
  issueToken(authorization = '', form = ''): HttpResponse {
    if (!isEqual(authorization, this.#credentials)) {
      return oauthError(401, 'invalid_client', 'Client Authentication failed');
    }
    if (new URLSearchParams(form).get('grant_type') !== 'client_credentials') {
      return oauthError(400, 'unsupported_grant_type', 'Grant Type is NULL or unsupported');
    }
    const payload = `A21AA${(nowSeconds() + TOKEN_LIFETIME_SECONDS).toString(36)}`;
    return {
      status: 200,
      json: {
        scope: 'https://uri.paypal.com/services/invoicing https://uri.paypal.com/services/payments/refund',
        access_token: `${payload}-${this.#sign(payload)}`,
        token_type: 'Bearer',
        app_id: 'APP-80W284485P519543T',
        expires_in: TOKEN_LIFETIME_SECONDS,
        nonce: `${new Date().toISOString()}${randomBytes(16).toString('base64url')}`,
      },
    };
  }

  /**
   * Returns PayPal's error response for an invalid or expired token, null for a valid one.
   * @throws PayPalError AUTHENTICATION_FAILURE if there is no bearer token
   */
  checkToken(authorization = ''): HttpResponse | null {
    const [, token] = /^Bearer (\S+)$/.exec(authorization) ?? [];
    if (token === undefined) throw new PayPalError(401, 'AUTHENTICATION_FAILURE');
    const [, payload = '', expires = '0', signature = ''] = /^(A21AA([0-9a-z]+))-([\w-]+)$/.exec(token) ?? [];
    const isValid = isEqual(signature, this.#sign(payload)) && parseInt(expires, 36) > nowSeconds();
    return isValid ? null : oauthError(401, 'invalid_token', 'Token signature verification failed');
  }

  #sign(payload: string): string {
    return createHmac('sha256', this.#key).update(payload).digest('base64url');
  }
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

function oauthError(status: number, error: string, error_description: string): HttpResponse {
  return { status, json: { error, error_description } };
}

function isEqual(actual: string, expected: string): boolean {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
