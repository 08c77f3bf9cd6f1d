import {
  buildPath,
  noResponse,
  parseResponse,
  shopRoutes,
  toQueryStrings,
  type Result,
  type Route,
} from '@shop/api-client';
import type { Input, Output } from '@shop/contract';
import { data, type AppLoadContext } from 'react-router';
import { shopContext, type CallOptions } from '../../server-context';
import {
  acceptedLocales,
  defaultLanguage,
  localeFor,
  preferredLanguage,
  type LanguageCode,
} from '../language/languages';
import { pathLanguage } from '../language/paths';
import {
  defaultPreferences,
  parsePreferences,
  PREFERENCES,
  readCookie,
  type Preferences,
} from '../preferences/preferences';
import type { ShopCall } from './client';

/** The API as a loader calls it, without a session, and the visitor's settings. */
export interface ServerApi {
  language: LanguageCode;
  /** Formats dates and numbers: the page's language in the visitor's region. */
  locale: string;
  preferences: Preferences;
  /** The storefront's language that the browser requests first. */
  preferredLanguage?: LanguageCode;
  /** Makes a call; the page handles its error. A read that several loaders of a request need is made once. */
  call<N extends ShopCall>(name: N, input: Input<N>): Promise<Result<Output<N>>>;
  /** Makes a call for a part that the page can be shown without. After two seconds it has failed. */
  callOptional<N extends ShopCall>(name: N, input: Input<N>): Promise<Result<Output<N>>>;
  /**
   * Makes a call that the page cannot be shown without.
   * @throws a route error response with the status of the failed call, 503 without a response
   */
  require<N extends ShopCall>(name: N, input: Input<N>): Promise<Output<N>>;
}

const OPTIONAL_CALL_MS = 2_000;

interface LoaderArgs {
  request: Request;
  context: AppLoadContext;
}

/** Creates the API of one request from its loader's arguments. */
export function createServerApi({ request, context }: LoaderArgs): ServerApi {
  const { api } = shopContext(context);
  const language = pathLanguage(new URL(request.url).pathname) ?? defaultLanguage;
  const requested = acceptedLocales(request.headers.get('accept-language'));
  const cookie = readCookie(request.headers.get('cookie'), PREFERENCES);

  const reads = new Map<string, Promise<unknown>>();

  function call<N extends ShopCall>(name: N, input: Input<N>): Promise<Result<Output<N>>> {
    const route: Route = shopRoutes[name];
    if (route.method !== 'GET') return send(name, route, input);
    const key = `${name} ${JSON.stringify(input)}`;
    const earlier = reads.get(key) as ReturnType<typeof send<N>> | undefined;
    const read = earlier ?? send(name, route, input);
    reads.set(key, read);
    return read;
  }

  async function send<N extends ShopCall>(name: N, route: Route, input: Input<N>): Promise<Result<Output<N>>> {
    const options: CallOptions = route.method === 'GET' ? { query: toQueryStrings(input as object) } : { body: input };
    try {
      const { status, body } = await api.call(route.method === 'GET' ? 'GET' : 'POST', buildPath(name, route), {
        ...options,
        headers: { 'accept-language': language },
      });
      return parseResponse<Output<N>>(status, body);
    } catch (error) {
      console.error(`${name} failed without a response`, error);
      return noResponse('unreachable');
    }
  }

  return {
    language,
    locale: localeFor(language, requested),
    preferences: parsePreferences(cookie) ?? defaultPreferences(requested[0]),
    preferredLanguage: preferredLanguage(requested),
    call,
    async callOptional(name, input) {
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<ReturnType<typeof noResponse>>((resolve) => {
        timer = setTimeout(() => resolve(noResponse('timed_out')), OPTIONAL_CALL_MS);
      });
      const result = await Promise.race([call(name, input), timeout]);
      clearTimeout(timer);
      return result;
    },
    async require(name, input) {
      const result = await call(name, input);
      if (result.ok) return result.data;
      throw data(result.error, { status: result.error.status || 503 });
    },
  };
}
