import FilterIcon from '@mui/icons-material/FilterListOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { canSee, PAYMENT_METHOD_CODES } from '@shop/contract';
import { useState } from 'react';
import { useListContext, usePermissions, useTranslate } from 'react-admin';
import type { StaffRole } from '../../auth/roles';
import { CountryFilter, DateFilter, SearchFilter, SelectFilter } from '../../ui/list/filters';

const ATTENTIONS = ['late', 'changes_requested'] as const;
const DETAILS = ['attention', 'from', 'to', 'country', 'paymentMethod', 'sku', 'accountId'] as const;

/** The search, and a button that shows the filters by what needs attention, date, country, payment and product. */
export function OrderFilters() {
  const translate = useTranslate();
  const { permissions: role = '' } = usePermissions<StaffRole>();
  const { filterValues } = useListContext();
  const used = DETAILS.filter((name) => filterValues[name] !== undefined).length;
  const [isOpen, setIsOpen] = useState(used > 0);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&&': { flex: '1 1 100%', maxWidth: 'none' } }}>
      <Box sx={{ flex: '0 1 420px' }}>
        <SearchFilter source="q" label={canSee(role, 'email') ? 'orders.search' : 'orders.searchWithoutEmail'} />
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<FilterIcon />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen((open) => !open)}
      >
        {used > 0 ? translate('orders.filter.used', { count: used }) : translate('orders.filter.button')}
      </Button>
      {isOpen && <DetailFilters />}
    </Box>
  );
}

function DetailFilters() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const clear = () =>
    setFilters(
      Object.fromEntries(Object.entries(filterValues).filter(([name]) => !DETAILS.some((each) => each === name))),
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, flex: '1 1 100%', '& > *': { flex: '1 1 150px' } }}>
      <SelectFilter
        source="attention"
        label="orders.filter.attention"
        anyLabel="orders.filter.anyAttention"
        choices={ATTENTIONS}
        choiceLabels="orders.filter.attentions"
      />
      <DateFilter source="from" label="orders.filter.from" />
      <DateFilter source="to" label="orders.filter.to" />
      <CountryFilter />
      <SelectFilter
        source="paymentMethod"
        label="orders.filter.payment"
        anyLabel="orders.filter.anyPayment"
        choices={PAYMENT_METHOD_CODES.map(String)}
        choiceLabels="labels.paymentMethod"
      />
      <SearchFilter source="sku" label="orders.filter.sku" />
      <Button color="inherit" onClick={clear}>
        {translate('orders.filter.clear')}
      </Button>
    </Box>
  );
}
