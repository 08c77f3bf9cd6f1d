import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Route } from './+types/product';
import { shopFor } from '../features/api/shop.server';
import { firstDraft, itemOf } from '../features/item/item-draft';
import { plainPath } from '../features/language/paths';
import { useHouse } from '../features/layout/house';
import { LogInDialog } from '../features/login/LogInDialog';
import { readCookie } from '../features/preferences/preferences';
import { usePreferences } from '../features/preferences/PreferencesProvider';
import { Gallery } from '../features/product/Gallery';
import { PriceStrip } from '../features/product/PriceStrip';
import { ProductFacts } from '../features/product/ProductFacts';
import { ProductTabs } from '../features/product/ProductTabs';
import { QuotePanels } from '../features/product/QuotePanels';
import { RestoredNote } from '../features/product/RestoredNote';
import { MakingFields, SizeFields } from '../features/product/SizeForm';
import { useAddToCart } from '../features/product/useAddToCart';
import { useConfigurator } from '../features/product/useConfigurator';
import { useQuoteErrors } from '../features/product/useQuoteErrors';
import { calledTerms, firstTerms, payingCurrency, SHIP_TO } from '../features/quote/terms';
import { shippingQuestion } from '../features/quote/useShippingOptions';
import { Crumbs } from '../ui/Crumbs';
import { focusFirstProblem } from '../ui/focus-first-problem';
import { PageHead } from '../ui/PageHead';
import { RefusalNote } from '../ui/RefusalNote';
import { UvBadge } from '../ui/UvBadge';
import styles from './product.module.css';

export async function loader(args: Route.LoaderArgs) {
  const shop = shopFor(args);
  const category = plainPath(shop.language, new URL(args.request.url).pathname).split('/')[1] ?? '';
  const [product, config] = await Promise.all([
    shop.get('Catalog/Product', { category, slug: args.params.slug }),
    shop.ask('UserEnd/SiteInfo/Config', {}),
  ]);
  const { currency, defaultUnit } = shop.preferences;
  const shipTo = readCookie(args.request.headers.get('cookie'), SHIP_TO);
  const terms = firstTerms(shipTo, shop.locale, currency, config.ok ? config.data.countries : []);
  const called = calledTerms(terms, currency);
  const draft = firstDraft(product, defaultUnit);
  const [answer, reviews, shipping] = await Promise.all([
    shop.post('Quotation/GetItemQuote', { item: itemOf(draft, product, shop.locale), ...called }),
    shop.ask('Catalog/Reviews', { sku: product.sku }),
    shop.ask('UserEnd/SiteInfo/GetShippingQuote', shippingQuestion(terms.country, called.currency)),
  ]);
  return { product, first: { draft, terms, answer }, reviews: reviews.ok ? reviews.data : null, shipping };
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  return <Product key={loaderData.product.sku} {...loaderData} />;
}

function Product({ product, first, reviews, shipping }: Route.ComponentProps['loaderData']) {
  const { t } = useTranslation('product');
  const { menu } = useHouse();
  const { preferences } = usePreferences();
  const [left, setLeft] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const configurator = useConfigurator(product, first);
  const errors = useQuoteErrors(product, configurator, left);
  const blocked = configurator.empty.length > 0 || Object.keys(errors).length > 0;
  const cart = useAddToCart(configurator, blocked, () => {
    setLeft(true);
    if (form.current) focusFirstProblem(form.current);
  });
  const { draft, change, item } = configurator;
  const category = menu.find(({ slug }) => slug === product.category);
  return (
    <div className={styles.page}>
      <PageHead title={product.name} description={product.summary} />
      <div className={styles.top}>
        <header className={styles.head}>
          <Crumbs trail={category ? [{ to: `/${category.slug}`, name: category.name }] : []} />
          <h1 className={styles.name}>
            {product.name} {product.uvInkjet && <UvBadge />}
          </h1>
          <p className={styles.summary}>{product.summary}</p>
        </header>
        <div className={styles.gallery}>
          <Gallery product={product} item={item} />
        </div>
        <div ref={form} className={styles.form}>
          <RestoredNote restored={configurator.restored} onDismiss={configurator.forget} cart={cart} />
          <SizeFields product={product} draft={draft} onChange={change} errors={errors} onLeave={() => setLeft(true)} />
          <PriceStrip configurator={configurator} cart={cart} />
          <MakingFields product={product} draft={draft} onChange={change} errors={errors} />
          <div className={styles.panels}>
            <QuotePanels
              product={product}
              configurator={configurator}
              errors={errors}
              cart={cart}
              shipping={shipping}
              currency={payingCurrency(configurator.terms.paymentMethod, preferences.currency)}
            />
          </div>
          <RefusalNote refusal={cart.refusal} />
        </div>
        <div className={styles.facts}>
          <ProductFacts product={product} />
        </div>
      </div>
      <ProductTabs product={product} reviews={reviews} />
      <LogInDialog
        opened={cart.wantsLogIn}
        onClose={cart.dismissLogIn}
        onGuest={cart.afterLogIn}
        words={t('logInFirst')}
      />
    </div>
  );
}
