import { IconCheck } from '@tabler/icons-react';
import type { OrderView } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { stagesOf } from './stages';
import styles from './Stages.module.css';

/** How far the order has come, from left to right. */
export function Stages({ order }: { order: OrderView }) {
  const { t } = useTranslation('order');
  const stages = stagesOf(order);
  if (stages.length === 0) return null;
  return (
    <ol className={styles.stages} aria-label={t('stages')}>
      {stages.map(({ stage, standing }) => (
        <li key={stage} className={styles.stage} data-standing={standing} aria-current={standing === 'now' ? 'step' : undefined}>
          <span className={styles.sign} aria-hidden>
            {standing === 'done' && <IconCheck size={12} stroke={3} />}
          </span>
          <span className={styles.name}>
            {t(`stage.${stage}`)}
            {standing === 'done' && <span className="visually-hidden"> ({t('done')})</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
