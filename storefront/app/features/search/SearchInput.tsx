import { type ComponentProps, type ComponentType, type RefObject, useRef, useState } from 'react';

type Suggestions = ComponentType<{ input: RefObject<HTMLInputElement | null> }>;

/** The field of a product search, which suggests products while typing. The code for that is loaded with the focus. */
export function SearchInput(props: Omit<ComponentProps<'input'>, 'ref' | 'onFocus'>) {
  const input = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<Suggestions | null>(null);

  /** Without the code, for example offline, the field still sends its form. */
  function loadSuggestions() {
    if (Suggestions) return;
    import('./SearchSuggestions').then(
      ({ SearchSuggestions }) => setSuggestions(() => SearchSuggestions),
      () => undefined,
    );
  }

  return (
    <>
      <input
        {...props}
        ref={input}
        type="search"
        name="q"
        maxLength={100}
        autoComplete="off"
        onFocus={loadSuggestions}
      />
      {Suggestions && <Suggestions input={input} />}
    </>
  );
}
