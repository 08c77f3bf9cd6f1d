import type { FormulaStepView } from '@shop/contract';
import { localizeExpression } from '@shop/pricing';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../layout/site';
import { useFormat } from '../../ui/useFormat';
import { formatWeight } from '../item/length';
import { stepName, type FormulaNames } from './formula-sections';
import styles from './FormulaDialog.module.css';

const MM2_IN_M2 = 1_000_000;

interface FormulaTableProps extends FormulaNames {
  title: string;
  steps: readonly FormulaStepView[];
}

/** A section of the calculation with a row for each step. */
export function FormulaTable({ title, steps, finish, line }: FormulaTableProps) {
  const { t } = useTranslation('quote');
  const { locale } = useSite();
  const nameOf = useStepName({ finish, line });
  const resultOf = useStepResult();
  return (
    <table className={`${styles.table} tabular-nums`}>
      <caption>{title}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('formula.step')}</th>
          <th scope="col">{t('formula.calculation')}</th>
          <th scope="col">{t('formula.result')}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <tr
            key={`${step.label} ${step.line ?? ''}`}
            data-sum={['line', 'subtotal', 'total', 'weight'].includes(step.label) || undefined}
          >
            <th scope="row">{nameOf(step)}</th>
            <td className={styles.expression}>{localizeExpression(step.expression, locale)}</td>
            <td className={styles.result}>{resultOf(step)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useStepName({ finish, line }: FormulaNames): (step: FormulaStepView) => string {
  const { t } = useTranslation('quote');
  return (step) => {
    const name = stepName(step.label);
    if ('finish' in name) return finish(name.finish);
    if ('label' in name) return name.label;
    if (name.key === 'convert.line' && step.line !== undefined && line) return line(step.line);
    return t(`formula.label.${name.key}`);
  };
}

function useStepResult(): (step: FormulaStepView) => string {
  const { locale } = useSite();
  const { money, number } = useFormat();
  return ({ label, amount, currency }) => {
    if (currency) return money({ currency, amount });
    if (label === 'area') return `${number(amount / MM2_IN_M2)} m²`;
    return label === 'parcels' ? number(amount) : formatWeight(amount, locale);
  };
}
