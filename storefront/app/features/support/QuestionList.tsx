import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FooterLinks } from '../article/FooterLinks';
import { questionAnchor, questionLinks, questions, type Group, type Question } from './questions';
import styles from './Support.module.css';

interface QuestionListProps {
  group: Group;
  /** Additional content of answers by question. */
  extras: Partial<Record<Question, ReactNode>>;
}

/** The questions of a group, with an anchor. */
export function QuestionList({ group, extras }: QuestionListProps) {
  const { t } = useTranslation('support');
  return (
    <section aria-labelledby={group}>
      <h2 id={group}>{t(`group.${group}`)}</h2>
      <div className={styles.questions}>
        {questions[group].map((question) => (
          <QuestionItem key={question} question={question}>
            {extras[question]}
          </QuestionItem>
        ))}
      </div>
    </section>
  );
}

/** The anchor is on the answer, so that browsers open the `details` element that contains it. */
function QuestionItem({ question, children }: { question: Question; children: ReactNode }) {
  const { t } = useTranslation('support');
  const links = questionLinks[question];
  return (
    <details className={styles.question}>
      <summary>
        <h3>{t(`${question}.ask`)}</h3>
        <IconChevronDown size={18} stroke={1.75} aria-hidden />
      </summary>
      <div id={questionAnchor(question)} className={styles.answer}>
        {t(`${question}.answer`, { returnObjects: true }).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {children}
        {links && <FooterLinks links={links} />}
      </div>
    </details>
  );
}
