import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FooterLinks } from '../reading/FooterLinks';
import { anchorOf, linksOf, questions, type Group, type Question } from './questions';
import styles from './Support.module.css';

interface QuestionListProps {
  group: Group;
  /** What stands in an answer beside its words. */
  shown: Partial<Record<Question, ReactNode>>;
}

/** The questions about one thing, below its anchor. */
export function QuestionList({ group, shown }: QuestionListProps) {
  const { t } = useTranslation('support');
  return (
    <section aria-labelledby={group}>
      <h2 id={group}>{t(`group.${group}`)}</h2>
      <div className={styles.questions}>
        {questions[group].map((question) => (
          <Answered key={question} question={question}>
            {shown[question]}
          </Answered>
        ))}
      </div>
    </section>
  );
}

/** The anchor stands on the answer: a browser opens what it leads into, without a script. */
function Answered({ question, children }: { question: Question; children: ReactNode }) {
  const { t } = useTranslation('support');
  const links = linksOf[question];
  return (
    <details className={styles.question}>
      <summary>
        <h3>{t(`${question}.ask`)}</h3>
        <IconChevronDown size={18} stroke={1.75} aria-hidden />
      </summary>
      <div id={anchorOf(question)} className={styles.answer}>
        {t(`${question}.answer`, { returnObjects: true }).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {children}
        {links && <FooterLinks links={links} />}
      </div>
    </details>
  );
}
