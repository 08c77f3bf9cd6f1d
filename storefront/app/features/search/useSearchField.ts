import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

export interface SearchFieldState {
  /** As typed. */
  text: string;
  /** Whether suggestions may be shown: since the last typing, until Escape, a choice or the loss of the focus. */
  isOpen: boolean;
  close: () => void;
}

/** Follows what is typed into a field that is rendered elsewhere. */
export function useSearchField(input: RefObject<HTMLInputElement | null>): SearchFieldState {
  const [text, setText] = useState(() => input.current?.value ?? '');
  const [isOpen, setIsOpen] = useState(() => wasTyped(input.current));

  useEffect(() => {
    const field = input.current;
    const onInput = () => {
      setText(field?.value ?? '');
      setIsOpen(true);
    };
    const onBlur = () => setIsOpen(false);
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setIsOpen(false);
    };
    field?.addEventListener('input', onInput);
    field?.addEventListener('blur', onBlur);
    field?.addEventListener('keydown', onKeyDown);
    return () => {
      field?.removeEventListener('input', onInput);
      field?.removeEventListener('blur', onBlur);
      field?.removeEventListener('keydown', onKeyDown);
    };
  }, [input]);

  return { text, isOpen, close: () => setIsOpen(false) };
}

/** Handles the keys of a field; a handled key has no other effect. Keys of an input method are left to it. */
export function useFieldKeys(input: RefObject<HTMLInputElement | null>, handle: (key: string) => boolean): void {
  const handleLatest = useEffectEvent(handle);
  useEffect(() => {
    const field = input.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.isComposing && handleLatest(event.key)) event.preventDefault();
    };
    field?.addEventListener('keydown', onKeyDown);
    return () => field?.removeEventListener('keydown', onKeyDown);
  }, [input]);
}

const wasTyped = (field: HTMLInputElement | null): boolean => field !== null && field.value !== field.defaultValue;
