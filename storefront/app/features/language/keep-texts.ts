import type { i18n, TFunction } from 'i18next';

/** An instance that never changes its language, with its translation functions and the last texts of each of them. */
export function keepTexts(instance: i18n): i18n {
  const functions = new Map<string, TFunction>();
  const kept = Object.create(instance) as i18n;
  const create = instance.getFixedT as (...args: unknown[]) => TFunction;
  const getFixedT = (...args: unknown[]): TFunction => {
    const [language, namespaces, keyPrefix] = args;
    const key = `${String(language)} ${String(namespaces)} ${String(keyPrefix)}`;
    const t = functions.get(key) ?? keepTextsOf(create.apply(instance, args));
    functions.set(key, t);
    return t;
  };
  return Object.assign(kept, { getFixedT });
}

/** Texts of a translation function, with values or without, before it forgets them. */
const MAX_TEXTS = 2000;
/** Characters of a key with values. */
const MAX_REQUEST = 300;

/** A key without a text is returned by i18next as the text, and is not kept. */
function keepTextsOf(t: TFunction): TFunction {
  const texts = new Map<unknown, unknown>();
  const translate = t as unknown as (...args: unknown[]) => unknown;
  const kept = (...args: unknown[]): unknown => {
    const [key, values] = args;
    const request = args.length === 1 ? key : args.length === 2 && toRequest(key, values);
    if (request === false) return translate(...args);
    const known = texts.get(request);
    if (known !== undefined) return known;
    const text = translate(...args);
    if (typeof text !== 'string' || text === key) return text;
    if (texts.size >= MAX_TEXTS) texts.clear();
    texts.set(request, text);
    return text;
  };
  return Object.assign(kept, t) as unknown as TFunction;
}

/** Names a text with values; false if a value is not plain or a long text, as visitors may send it. */
function toRequest(key: unknown, values: unknown): string | false {
  if (typeof key !== 'string' || typeof values !== 'object' || values === null) return false;
  const isPlain = Object.values(values).every((value) => ['string', 'number', 'boolean'].includes(typeof value));
  const request = isPlain && JSON.stringify([key, values]);
  return request && request.length <= MAX_REQUEST && request;
}
