import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalNote } from '../../ui/RefusalNote';
import type { Asked } from '../api/useAsked';
import { Waiting } from '../login/OwnPage';
import styles from './AnswerOf.module.css';

const FORBIDDEN = 403;

interface AnswerOfProps<T> {
  asked: Asked<T>;
  /** An earlier answer is none to this question: it goes when this one is refused. */
  fresh?: boolean;
  /** What stands there until the answer comes. */
  waiting?: ReactNode;
  children: (data: T) => ReactNode;
}

/** What was asked for: on its way, refused with a way to try again, or there. */
export function AnswerOf<T>({ asked: { data, refusal, busy, again }, fresh, waiting = <Waiting />, children }: AnswerOfProps<T>) {
  const { t } = useTranslation();
  return (
    <>
      {refusal && (
        <div className={styles.refused}>
          <RefusalNote refusal={refusal} />
          {refusal.status !== FORBIDDEN && (
            <Button variant="default" onClick={again} loading={busy}>
              {t('error.retry')}
            </Button>
          )}
        </div>
      )}
      {data !== null && !(fresh && refusal) ? children(data) : !refusal && waiting}
    </>
  );
}
