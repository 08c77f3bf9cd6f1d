import type { CallName, Input, Output } from '@shop/contract';
import { data, type AppLoadContext } from 'react-router';
import { shopContext, type CallOptions } from '../../server-context';
import { acceptedLocales, defaultLanguage, findLanguage, localeFor, type LanguageCode } from '../language/languages';
import { defaultPreferences, PREFERENCES, readCookie, readPreferences, type Preferences } from '../preferences/preferences';
import { callPath, queryOf } from './call-path';
import { readAnswer, unreachable, type Answer } from './refusal';

/** Who reads, and the shop's answers to them. */
export interface Shop {
  language: LanguageCode;
  /** For dates and numbers: the language, in the reader's own region. */
  locale: string;
  preferences: Preferences;
  /** Asks, and hands a refusal back to be shown. */
  ask<N extends CallName>(name: N, query: Input<N>): Promise<Answer<Output<N>>>;
  /** Asks by POST what changes nothing, such as a quote. */
  post<N extends CallName>(name: N, body: Input<N>): Promise<Answer<Output<N>>>;
  /** Asks for what the page cannot be without: a refusal ends in the error page, with its status. */
  get<N extends CallName>(name: N, query: Input<N>): Promise<Output<N>>;
}

interface LoaderArgs {
  request: Request;
  params: { lang?: string };
  context: AppLoadContext;
}

/** The shop as a loader sees it: the arguments are the loader's own. */
export function shopFor({ request, params, context }: LoaderArgs): Shop {
  const { api } = shopContext(context);
  const language = findLanguage(params.lang ?? defaultLanguage)?.code ?? defaultLanguage;
  const wanted = acceptedLocales(request.headers.get('accept-language'));
  const cookie = readCookie(request.headers.get('cookie'), PREFERENCES);

  async function call<T>(method: 'GET' | 'POST', name: CallName, options: CallOptions): Promise<Answer<T>> {
    try {
      const { status, body } = await api.call(method, callPath(name), {
        ...options,
        headers: { 'accept-language': language },
      });
      return readAnswer<T>(status, body);
    } catch (error) {
      console.error(`${name} gave no answer`, error);
      return { ok: false, refusal: unreachable };
    }
  }

  const ask = <N extends CallName>(name: N, query: Input<N>) => call<Output<N>>('GET', name, { query: queryOf(query as object) });

  return {
    language,
    locale: localeFor(language, wanted),
    preferences: readPreferences(cookie) ?? defaultPreferences(wanted[0]),
    ask,
    post: (name, body) => call('POST', name, { body }),
    async get(name, query) {
      const answer = await ask(name, query);
      if (answer.ok) return answer.data;
      throw data(answer.refusal, { status: answer.refusal.status || 503 });
    },
  };
}
