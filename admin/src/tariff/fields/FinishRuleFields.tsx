import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { required, SelectArrayInput, SelectInput, useSimpleFormIteratorItem, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { AddRowButton, RowsInput } from '../../ui/RowsInput';
import { FINISH_RULES, type FinishRuleValues, NEW_FINISH_RULE } from '../finish-rule-form';
import type { ProductTariffValues } from '../product-form';

interface FinishRuleFieldsProps {
  /** Names of finishes. */
  finishes: readonly { code: string; name: string }[];
}

const REQUIRED = required();
const MAX_RULES = 50;

/** Which of the product's finishes exclude each other, come with a choice, or need another one. */
export function FinishRuleFields({ finishes }: FinishRuleFieldsProps) {
  const rows: ProductTariffValues['finishes'] = useWatch({ name: 'finishes' });
  const rules: readonly FinishRuleValues[] = useWatch({ name: 'finishRules' });
  const choices = rows.map(({ code }) => ({
    id: code,
    name: finishes.find((finish) => finish.code === code)?.name ?? code,
  }));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <RowsInput
        source="finishRules"
        renderRow={(index) => <RuleRow number={index + 1} rule={rules[index]?.rule} choices={choices} />}
      >
        <AddRowButton label="tariff.rule.add" row={NEW_FINISH_RULE} maxRows={choices.length < 2 ? 0 : MAX_RULES} />
      </RowsInput>
    </Box>
  );
}

interface RuleRowProps {
  number: number;
  rule: FinishRuleValues['rule'] | undefined;
  choices: readonly { id: string; name: string }[];
}

function RuleRow({ number, rule, choices }: RuleRowProps) {
  const translate = useTranslate();
  const { remove } = useSimpleFormIteratorItem();
  return (
    <Box
      role="group"
      aria-label={translate('tariff.rule.number', { number })}
      sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
    >
      <SelectInput
        source="rule"
        label="tariff.rule.kind"
        helperText={false}
        choices={FINISH_RULES.map((id) => ({ id, name: `tariff.field.${id}` }))}
        validate={REQUIRED}
        sx={{ minWidth: 160 }}
      />
      {rule === 'requires' && (
        <SelectInput
          source="finish"
          label="tariff.rule.finish"
          helperText={false}
          choices={[...choices]}
          translateChoice={false}
          validate={REQUIRED}
          sx={{ minWidth: 160 }}
        />
      )}
      <SelectArrayInput
        source="finishes"
        label={rule === 'requires' ? 'tariff.rule.oneOfThese' : 'tariff.group.finishes'}
        helperText={false}
        choices={[...choices]}
        translateChoice={false}
        validate={REQUIRED}
        sx={{ flex: 1 }}
      />
      <IconButton
        aria-label={translate('tariff.rule.remove', { number })}
        onClick={() => remove()}
        size="small"
        sx={{ mt: 1.25 }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
