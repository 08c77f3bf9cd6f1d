import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Answer, Refusal } from './refusal';

export interface Asked<T> {
  /** The last good answer, also while a new one is under way; null before the first. */
  data: T | null;
  /** Why the newest answer was a refusal. It stands until the next answer. */
  refusal: Refusal | null;
  /** The shown answer is not yet the one to the newest question. */
  busy: boolean;
  /** Asks the same once more. */
  again: () => void;
  /** Puts an answer that another call brought in its place. */
  put: (data: T) => void;
}

interface AskedOptions<T> {
  /** Waits until the question has stood still for so long. */
  waitMs?: number;
  /** The answer to the first question, where the server's page brought it. */
  initial?: Answer<T>;
}

interface Told<T> {
  question: string;
  data: T | null;
  refusal: Refusal | null;
}

/**
 * Asks whenever the question changes: `key` tells one question from another, null asks nothing. Answers to questions
 * that were left behind are dropped.
 */
export function useAsked<T>(
  key: string | null,
  ask: () => Promise<Answer<T>>,
  { waitMs = 0, initial }: AskedOptions<T> = {},
): Asked<T> {
  const [round, setRound] = useState(0);
  const question = `${round} ${key}`;
  const [told, setTold] = useState<Told<T> | null>(() =>
    initial && key !== null ? { question, ...heard(initial, null) } : null,
  );
  const askNow = useEffectEvent(ask);
  const isTold = told?.question === question;

  useEffect(() => {
    if (key === null || isTold) return;
    let left = false;
    const timer = setTimeout(async () => {
      const answer = await askNow();
      if (!left) setTold((before) => ({ question, ...heard(answer, before?.data ?? null) }));
    }, waitMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [key, question, isTold, waitMs]);

  const again = useCallback(() => setRound((before) => before + 1), []);
  const put = useCallback((data: T) => setTold({ question, data, refusal: null }), [question]);
  return { data: told?.data ?? null, refusal: told?.refusal ?? null, busy: key !== null && !isTold, again, put };
}

function heard<T>(answer: Answer<T>, before: T | null): Omit<Told<T>, 'question'> {
  return answer.ok ? { data: answer.data, refusal: null } : { data: before, refusal: answer.refusal };
}
