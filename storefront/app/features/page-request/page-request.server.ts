import { data, redirect, type AppLoadContext } from 'react-router';
import { type Layout, readLayout } from '../../layout/layout.server';
import { findPageByPattern } from '../../pages';
import { createServerApi, type ServerApi } from '../api/api.server';
import { pathLanguage, resolvePath } from '../language/paths';
import { isValidAddress, type Params } from './address-validations';
import { StepTimes } from './step-times';

/** The arguments of a loader that a page request needs. */
export interface PageArgs {
  request: Request;
  context: AppLoadContext;
  params: Params;
  /** The pattern of the matched route, as `/:lang?/track`. */
  pattern: string;
}

/** What the loaders of one request share. */
export interface PageRequest {
  api: ServerApi;
  layout: Layout;
}

interface PreparedRequest extends PageRequest {
  /** A redirect or an error response, if the page cannot be shown. */
  rejection: Response | ReturnType<typeof data> | null;
  times: StepTimes;
}

/** Links that the shop makes, and a search for 10,000 characters, are shorter. */
const MAX_URL_LENGTH = 16_000;

const prepared = new WeakMap<AppLoadContext, PreparedRequest>();

/**
 * Checks the language of a page request, reads the layout, and validates the address, in this order and before any
 * loader fetches data. The loaders of a request run at the same time; the first one does this for all of them.
 */
export function preparePage(args: PageArgs): PageRequest {
  return prepare(args);
}

/**
 * The prepared request, for a loader that fetches data.
 * @throws a redirect, or a route error response: 404, 414, or 500 if the page names an unknown validation
 */
export function openPage(args: PageArgs): PageRequest {
  const page = prepare(args);
  if (page.rejection) throw page.rejection;
  return page;
}

/** The `Server-Timing` header of a response; null for one without a page, such as the sitemap. */
export function serverTiming(context: AppLoadContext): string | null {
  return prepared.get(context)?.times.toHeader() ?? null;
}

function prepare(args: PageArgs): PreparedRequest {
  const known = prepared.get(args.context);
  if (known) return known;
  const times = new StepTimes();
  times.begin('language');
  const languageRejection = checkLanguage(args);
  times.begin('layout');
  const layout = readLayout(args.request);
  times.begin('validation');
  const rejection = checkLength(args.request) ?? languageRejection ?? checkAddress(args);
  times.begin('data');
  const page = { api: createServerApi(args), layout, rejection, times };
  prepared.set(args.context, page);
  return page;
}

function checkLength({ url }: Request): PreparedRequest['rejection'] {
  return url.length > MAX_URL_LENGTH ? data(null, { status: 414 }) : null;
}

function checkLanguage({ request, params, pattern }: PageArgs): PreparedRequest['rejection'] {
  const { pathname, search } = new URL(request.url);
  // The router ignores case: /DE/banner matches the pattern de/:category.
  const prefix = params.lang ?? (pathLanguage(`/${pattern.replace(/^\//, '')}`) && pathname.split('/')[1]);
  const resolved = resolvePath(prefix, pathname);
  if (resolved.kind === 'redirect') return redirect(resolved.to + search, 301);
  return resolved.kind === 'not-found' ? data(null, { status: 404 }) : null;
}

function checkAddress({ pattern, params }: PageArgs): PreparedRequest['rejection'] {
  for (const name of findPageByPattern(pattern)?.validations ?? []) {
    const isValid = isValidAddress(name, params);
    if (isValid === undefined) return data(null, { status: 500 });
    if (!isValid) return data(null, { status: 404 });
  }
  return null;
}
