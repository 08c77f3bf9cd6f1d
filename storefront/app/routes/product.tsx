import { isPrinted } from '@shop/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shopName } from '../brand';
import { CountryNames } from '../features/addresses/useCountries';
import { openPage } from '../features/page-request/page-request.server';
import { useEditedLine } from '../features/cart/useEditedLine';
import { initialDraft, readLinkedSize, toDraft, toItem } from '../features/item/item-draft';
import { localizePath, toUnlocalizedPath } from '../features/language/paths';
import { readCookie } from '../features/preferences/preferences';
import { FileCheck } from '../features/preflight/FileCheck';
import { usePreferences } from '../features/preferences/PreferencesProvider';
import { EditedLineNotice } from '../features/product/EditedLineNotice';
import { ProductionFields, SizeFields } from '../features/product/ItemFields';
import { itemsToPrice } from '../features/product/option-prices';
import { PriceStrip } from '../features/product/PriceStrip';
import { ProductFacts } from '../features/product/ProductFacts';
import { ProductGallery } from '../features/product/ProductGallery';
import { ProductTabs } from '../features/product/ProductTabs';
import { QuotePanels } from '../features/product/QuotePanels';
import { RestoredItemNotice } from '../features/product/RestoredItemNotice';
import { useAddToCart } from '../features/product/useAddToCart';
import { useConfigurator } from '../features/product/useConfigurator';
import { useQuoteErrors } from '../features/product/useQuoteErrors';
import { toRequestTerms, initialTerms, paymentCurrency, SHIP_TO } from '../features/quote/terms';
import { shippingQuoteQuery } from '../features/quote/useShippingOptions';
import { OpenedConfigurationNotice } from '../features/saved-configurations/OpenedConfigurationNotice';
import { useSavedConfiguration } from '../features/saved-configurations/useSavedConfiguration';
import { StructuredData } from '../features/search-engines/StructuredData';
import { previewPath, productData } from '../features/search-engines/structured-data.server';
import { useSite } from '../layout/site';
import { shopContext } from '../server-context';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import { ErrorMessage } from '../ui/ErrorMessage';
import { formatCountry } from '../ui/format';
import { focusFirstError } from '../ui/focus-first-problem';
import { lazyDialog } from '../ui/lazy-dialog';
import { PageHead } from '../ui/PageHead';
import { UvBadge } from '../ui/UvBadge';
import type { Route } from './+types/product';
import styles from './product.module.css';

const AddedDialog = lazyDialog(async () => (await import('../features/product/AddedDialog')).AddedDialog);
const LogInDialog = lazyDialog(async () => (await import('../features/login/LogInDialog')).LogInDialog);

export async function loader(args: Route.LoaderArgs) {
  const { api } = openPage(args);
  const category = toUnlocalizedPath(api.language, new URL(args.request.url).pathname).split('/')[1] ?? '';
  const [product, config] = await Promise.all([
    api.require('Catalog/Product', { category, slug: args.params.slug }),
    api.call('UserEnd/SiteInfo/Config', {}),
  ]);
  const { currency, defaultUnit } = api.preferences;
  const shipTo = readCookie(args.request.headers.get('cookie'), SHIP_TO);
  const terms = initialTerms(shipTo, api.locale, currency, config.ok ? config.data.countries : []);
  const called = toRequestTerms(terms, currency);
  const linkedSize = readLinkedSize(new URL(args.request.url).searchParams);
  const draft = initialDraft(product, defaultUnit, linkedSize);
  const item = toItem(draft, product, api.locale);
  const [result, prices, reviews, shipping] = await Promise.all([
    api.call('Quotation/GetItemAmounts', { item, ...called }),
    api.call('Quotation/GetItemPrices', { items: itemsToPrice(product, item), ...called }),
    api.callOptional('Catalog/Reviews', { sku: product.sku }),
    api.call('UserEnd/SiteInfo/GetShippingQuote', shippingQuoteQuery(terms.country, called.currency)),
  ]);
  const reviewers = reviews.ok ? reviews.data.items.map(({ country }) => country) : [];
  const countries = [...new Set([terms.country, ...reviewers])];
  const { origin } = shopContext(args.context);
  const structuredData = productData(product, {
    url: origin + localizePath(api.language, `/${product.category}/${product.slug}`),
    shopName: config.ok ? config.data.shopName : shopName,
    origin,
    quote: result.ok ? result.data : null,
  });
  return {
    product,
    linkedSize,
    initial: { draft, terms, result, prices },
    reviews: reviews.ok ? reviews.data : null,
    shipping,
    preview: previewPath(product),
    structuredData,
    countryNames: Object.fromEntries(countries.map((code) => [code, formatCountry(code, api.language)])),
  };
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, linkedSize } = loaderData;
  return (
    <CountryNames value={loaderData.countryNames}>
      <Product key={JSON.stringify([product.sku, linkedSize])} {...loaderData} />
    </CountryNames>
  );
}

function Product({ product, initial, reviews, shipping, preview, structuredData }: Route.ComponentProps['loaderData']) {
  const { t } = useTranslation('product');
  const { menu } = useSite();
  const { preferences } = usePreferences();
  const [showMissing, setShowMissing] = useState(false);
  const [checkId, setCheckId] = useState<string | undefined>();
  const form = useRef<HTMLDivElement>(null);
  const configurator = useConfigurator(product, initial);
  const errors = useQuoteErrors(product, configurator, showMissing);
  const blocked = configurator.empty.length > 0 || Object.keys(errors).length > 0;
  const edited = useEditedLine(product.sku, (item) => configurator.change(toDraft(item)));
  const opened = useSavedConfiguration(product.sku, (item) => configurator.change(toDraft(item)));
  const cart = useAddToCart({ ...configurator, checkId }, edited, blocked, () => {
    setShowMissing(true);
    if (form.current) focusFirstError(form.current);
  });
  const { draft, change, item } = configurator;
  const category = menu.find(({ slug }) => slug === product.category);
  return (
    <div className={styles.page}>
      <PageHead title={product.name} description={product.summary} image={preview} />
      <StructuredData content={structuredData} />
      <div className={styles.top}>
        <header className={styles.head}>
          <Breadcrumbs
            trail={category ? [{ to: `/${category.slug}`, name: category.name }] : []}
            current={{ to: `/${product.category}/${product.slug}`, name: product.name }}
          />
          <h1 className={styles.name}>
            {product.name} {product.uvInkjet && <UvBadge />}
          </h1>
          <p className={styles.summary}>{product.summary}</p>
        </header>
        <div className={styles.gallery}>
          <ProductGallery product={product} item={item} />
        </div>
        <div ref={form} className={styles.form}>
          <EditedLineNotice edited={edited} />
          <OpenedConfigurationNotice opened={opened} />
          <RestoredItemNotice restored={configurator.restored} onDismiss={configurator.clearPending} />
          <SizeFields
            product={product}
            draft={draft}
            prices={configurator.optionPrices}
            onChange={change}
            errors={errors}
            onBlur={() => setShowMissing(true)}
          />
          <PriceStrip configurator={configurator} cart={cart} />
          <ProductionFields
            product={product}
            draft={draft}
            prices={configurator.optionPrices}
            onChange={change}
            errors={errors}
          />
          <FileCheck product={product} item={item} onChecked={setCheckId} hidden={!isPrinted(item)} />
          <div className={styles.panels}>
            <QuotePanels
              product={product}
              configurator={configurator}
              errors={errors}
              cart={cart}
              shipping={shipping}
              opened={opened}
              currency={paymentCurrency(configurator.terms.paymentMethod, preferences.currency)}
            />
          </div>
          <ErrorMessage error={cart.error} />
        </div>
        <div className={styles.facts}>
          <ProductFacts product={product} />
        </div>
      </div>
      <ProductTabs product={product} reviews={reviews} />
      <LogInDialog
        opened={cart.loginPromptOpen}
        onClose={cart.closeLoginPrompt}
        onGuest={cart.resumeAfterLogin}
        text={t('logInFirst')}
      />
      <AddedDialog opened={cart.isAdded} onClose={cart.closeConfirmation} product={product} item={item} />
    </div>
  );
}
