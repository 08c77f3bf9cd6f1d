import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Problem } from './problem.mjs';

const TOKEN_SECONDS = 32_400;

/** OAuth2: a client's id and secret for an access token, which outlives a restart. */
export class Access {
  #key;
  #credentials;

  constructor(key, { clientId, clientSecret }) {
    this.#key = key;
    this.#credentials = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  }

  token(authorization = '', form = '') {
    if (!same(authorization, this.#credentials)) return refusal('invalid_client', 'Client Authentication failed');
    if (new URLSearchParams(form).get('grant_type') !== 'client_credentials') {
      return refusal('unsupported_grant_type', 'Grant Type is NULL or unsupported', 400);
    }
    const text = `A21AA${(seconds() + TOKEN_SECONDS).toString(36)}`;
    return {
      status: 200,
      json: {
        scope: 'https://uri.paypal.com/services/invoicing https://uri.paypal.com/services/payments/refund',
        access_token: `${text}-${this.#mark(text)}`,
        token_type: 'Bearer',
        app_id: 'APP-80W284485P519543T',
        expires_in: TOKEN_SECONDS,
        nonce: `${new Date().toISOString()}${randomBytes(16).toString('base64url')}`,
      },
    };
  }

  /** PayPal's answer to a request without a valid token, or null where it has one. */
  refusal(authorization = '') {
    const [, token] = /^Bearer (\S+)$/.exec(authorization) ?? [];
    if (token === undefined) throw new Problem(401, 'AUTHENTICATION_FAILURE');
    const [, text = '', expires, mark = ''] = /^(A21AA([0-9a-z]+))-([\w-]+)$/.exec(token) ?? [];
    const valid = same(mark, this.#mark(text)) && parseInt(expires, 36) > seconds();
    return valid ? null : refusal('invalid_token', 'Token signature verification failed');
  }

  #mark(text) {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }
}

const seconds = () => Math.floor(Date.now() / 1000);

const refusal = (error, error_description, status = 401) => ({ status, json: { error, error_description } });

const same = (given, expected) =>
  Buffer.byteLength(given) === Buffer.byteLength(expected) &&
  timingSafeEqual(Buffer.from(given), Buffer.from(expected));
