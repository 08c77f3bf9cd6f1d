import type { ProductView, QuoteView } from '@shop/contract';
import { breadcrumbData, organizationData, toScriptContent } from './structured-data';
import { faqData, previewPath, productData } from './structured-data.server';

const product = {
  sku: 'vinyl 440',
  name: 'Vinyl banner',
  summary: 'For outdoors',
  images: [{ kind: 'setting', url: '/pictures/vinyl/setting.svg', alt: '' }],
  rating: { average: 4.5, total: 12 },
} as unknown as ProductView;
const page = {
  url: 'https://shop.example/banner/vinyl',
  origin: 'https://shop.example',
  shopName: 'Print shop',
  quote: null,
};
const quoteIn = (currency: string, amount: number) => ({ adjusted: { currency, product: amount } }) as QuoteView;

describe('the structured data of a product', () => {
  it('contain its price in major units of the currency', () => {
    const offer = (quote: QuoteView) => JSON.parse(productData(product, { ...page, quote })).offers;
    expect(offer(quoteIn('USD', 4_205))).toMatchObject({ '@type': 'Offer', priceCurrency: 'USD', price: '42.05' });
    expect(offer(quoteIn('JPY', 4_205))).toMatchObject({ priceCurrency: 'JPY', price: '4205' });
  });

  it('contain no offer while there is no price', () => {
    expect(JSON.parse(productData(product, page))).not.toHaveProperty('offers');
  });

  it('contain the rating only if somebody has rated the product', () => {
    expect(JSON.parse(productData(product, page)).aggregateRating).toMatchObject({ ratingValue: 4.5, reviewCount: 12 });
    const unrated = { ...product, rating: { average: null, total: 0 } };
    expect(JSON.parse(productData(unrated, page))).not.toHaveProperty('aggregateRating');
  });
});

describe('the preview picture of a product', () => {
  it('is its first photo, else a drawing as PNG', () => {
    expect(previewPath(product)).toBe('/pictures/vinyl%20440/preview.png');
    const photo = { kind: 'photo', url: '/photos/1.jpg', alt: '' };
    expect(previewPath({ ...product, images: [...product.images, photo] })).toBe('/photos/1.jpg');
  });
});

describe('structured data', () => {
  it('cannot end their script element', () => {
    expect(toScriptContent({ name: '</script><script>alert(1)</script>' })).not.toContain('<');
    expect(JSON.parse(toScriptContent({ name: '</script>' }))).toEqual({ name: '</script>' });
  });

  it('name the path to a page in order', () => {
    const { itemListElement } = JSON.parse(
      breadcrumbData([
        { name: 'Home', url: 'https://shop.example/' },
        { name: 'Banners', url: 'https://shop.example/banner' },
      ]),
    );
    expect(itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
      { '@type': 'ListItem', position: 2, name: 'Banners', item: 'https://shop.example/banner' },
    ]);
  });

  it('describe the shop and its questions', () => {
    expect(JSON.parse(organizationData({ name: 'Print shop', origin: page.origin, foundedIn: 2006 }))).toMatchObject({
      '@type': 'Organization',
      url: 'https://shop.example/',
      foundingDate: '2006',
    });
    const company = { name: 'Banners Ltd', address: ['8 Print Street', 'Shanghai'], phone: '+86 21 5555 0100' };
    const shop = { name: 'Print shop', origin: page.origin, foundedIn: 2006, company };
    const contact = { legalName: 'Banners Ltd', address: '8 Print Street, Shanghai', telephone: company.phone };
    expect(JSON.parse(organizationData(shop))).toMatchObject(contact);
    const silent = organizationData({ ...shop, company: { ...company, phone: '' } });
    expect(JSON.parse(silent)).not.toHaveProperty('telephone');
    const [question] = JSON.parse(faqData([{ question: 'Why?', answer: 'Because.' }])).mainEntity;
    expect(question).toEqual({
      '@type': 'Question',
      name: 'Why?',
      acceptedAnswer: { '@type': 'Answer', text: 'Because.' },
    });
  });
});
