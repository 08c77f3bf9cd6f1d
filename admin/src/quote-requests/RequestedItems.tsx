import Box from '@mui/material/Box';
import { type AdminOrderItemView, type AdminQuoteRequestView, isPrinted } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { ItemSpecification } from '../common/ItemSpecification';
import { useItemNames } from '../common/useItemNames';
import { DescriptionList } from '../ui/DescriptionList';

/** The requested items, each with its tariff price or the reason why it has none. */
export function RequestedItems({ request: { items } }: { request: AdminQuoteRequestView }) {
  const translate = useTranslate();
  const { money } = useFormat();
  const namedItems = useItemNames(items.map(toOrderItem));
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
      {namedItems.map((namedItem, index) => {
        const { fen = null, why = null } = items[index] ?? {};
        return (
          <Box
            component="li"
            key={namedItem.item.sid}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 280px)' },
              columnGap: 2,
              rowGap: 1,
              py: 1.5,
            }}
          >
            <ItemSpecification namedItem={namedItem} />
            <Box sx={{ typography: 'body2', textAlign: { sm: 'right' } }}>
              <Box sx={{ color: 'text.secondary' }}>{translate('quoteRequests.tariff')}</Box>
              {fen === null ? why : money({ currency: 'CNY', amount: fen })}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

function toOrderItem(
  { item, name, category, slug, fen, variantName, finishNames }: AdminQuoteRequestView['items'][number],
  index: number,
): AdminOrderItemView {
  return {
    sid: String(index),
    product: { sku: item.sku, name, category, slug },
    item,
    ...{ variantName, finishNames },
    line: { currency: 'CNY', amount: fen ?? 0 },
    grommets: 0,
    seams: 0,
    printed: isPrinted(item),
    shipped: false,
    unshipped: item.quantity,
    proofs: [],
    photos: [],
  };
}

interface RequestedPurchaseProps {
  purchase: NonNullable<AdminQuoteRequestView['wish']>;
}

/** What the shop should buy for the customer. Links come from the customer, so they are shown as text only. */
export function RequestedPurchase({ purchase: { what, quantity, links, budget } }: RequestedPurchaseProps) {
  const translate = useTranslate();
  const { number, money } = useFormat();
  const label = (name: string) => translate(`quoteRequests.purchase.${name}`);
  const items = [
    { name: label('what'), value: what },
    { name: label('quantity'), value: number(quantity) },
    ...(budget ? [{ name: label('budget'), value: money(budget) }] : []),
    ...links.map((link, index) => ({
      name: translate('quoteRequests.purchase.link', { number: index + 1 }),
      value: link,
    })),
  ];
  return <DescriptionList items={items} />;
}
