import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalNote } from '../../ui/RefusalNote';
import type { Asked } from '../api/useAsked';
import { Waiting } from '../login/OwnPage';
import styles from './AnswerOf.module.css';

interface AnswerOfProps<T> {
  asked: Asked<T>;
  /** What stands there until the answer comes. */
  waiting?: ReactNode;
  children: (data: T) => ReactNode;
}

/** What was asked for: on its way, refused with a way to try again, or there. */
export function AnswerOf<T>({ asked: { data, refusal, busy, again }, waiting = <Waiting />, children }: AnswerOfProps<T>) {
  const { t } = useTranslation();
  return (
    <>
      {refusal && (
        <div className={styles.refused}>
          <RefusalNote refusal={refusal} />
          <Button variant="default" onClick={again} loading={busy}>
            {t('error.retry')}
          </Button>
        </div>
      )}
      {data !== null ? children(data) : !refusal && waiting}
    </>
  );
}
