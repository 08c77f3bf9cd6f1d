type Create<O, F> = (language: string, options: O) => F;

/** Keeps a formatter for each language and options, of which there must be few: `Intl` takes up to a millisecond for one. */
function memoize<O extends object, F>(create: Create<O, F>): (language: string, options?: O) => F {
  const formats = new Map<string, F>();
  return (language, options = {} as O) => {
    const key = language + JSON.stringify(options);
    const format = formats.get(key) ?? create(language, options);
    formats.set(key, format);
    return format;
  };
}

export const numberFormat = memoize<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (language, options) => new Intl.NumberFormat(language, options),
);

export const dateFormat = memoize<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (language, options) => new Intl.DateTimeFormat(language, options),
);

export const collator = memoize<Intl.CollatorOptions, Intl.Collator>(
  (language, options) => new Intl.Collator(language, options),
);

/** Names of countries; a code that is none is returned as it is. */
export const regionNames = memoize<object, Intl.DisplayNames>(
  (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }),
);
