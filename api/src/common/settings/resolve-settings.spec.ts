import { isPayPalOffered, resolveSettings } from './resolve-settings';

const account = { clientId: 'stored', clientSecret: 'stored-secret', webhookId: 'stored-webhook' };
const fixedAccount = { payPalClientId: 'fixed', payPalClientSecret: 'fixed-secret', payPalWebhookId: 'fixed-webhook' };

describe('the settings in force', () => {
  it('without any are defaults, with PayPal off and emails in files', () => {
    const settings = resolveSettings({}, {});
    expect(settings).toMatchObject({
      shop: { name: 'Widepress', languages: ['en', 'ja', 'fr', 'es', 'de'] },
      seller: { name: 'Widepress', address: ['Shanghai', 'China'], country: null },
      mail: { host: '', sender: 'shop@example.com' },
      paypal: { baseUrl: 'https://api-m.paypal.com', clientId: '' },
      retention: { artworkDays: 365, receivedWebhookDays: 90 },
      fixedBy: { shop: {}, seller: {}, mail: {}, paypal: {}, retention: {} },
    });
    expect(isPayPalOffered(settings.paypal)).toBe(false);
  });

  it('are those of the environment where it has some, and name its variables', () => {
    const settings = resolveSettings(
      { shopName: 'Fixed', sellerAddress: ['1 Road', 'Shanghai'], mailFrom: 'fixed@shop.test' },
      {
        shop: { name: 'Stored', languages: ['ja'], currencies: ['EUR'] },
        seller: { name: 'Stored Ltd', address: ['2 Road'], country: 'JP', taxId: '77' },
        mail: { host: 'mail.test', port: 465, security: 'tls', user: 'u', password: 'p', sender: 'stored@shop.test' },
      },
    );
    expect(settings).toMatchObject({
      shop: { name: 'Fixed', languages: ['en', 'ja'], currencies: ['EUR', 'CNY'] },
      seller: { name: 'Stored Ltd', address: ['1 Road', 'Shanghai'], country: null, taxId: '77' },
      mail: { host: 'mail.test', password: 'p', sender: 'fixed@shop.test' },
      fixedBy: {
        shop: { name: 'SHOP_NAME' },
        seller: { address: 'SHOP_ADDRESS', country: 'SHOP_ADDRESS' },
        mail: { sender: 'MAIL_FROM' },
        paypal: {},
      },
    });
  });

  it('name the seller like the shop unless the seller has a name', () => {
    expect(resolveSettings({}, { shop: { name: 'Banners' } }).seller.name).toBe('Banners');
    expect(resolveSettings({ shopName: 'Fixed' }, { shop: { name: 'Banners' } }).seller.name).toBe('Fixed');
  });

  it('read the mail server from SMTP_URL as a whole', () => {
    const stored = { mail: { host: 'mail.test', user: 'stored', password: 'stored' } };
    const { mail, fixedBy } = resolveSettings({ smtpUrl: 'smtps://a%40b:p%2Fw@smtp.test' }, stored);
    expect(mail).toMatchObject({ host: 'smtp.test', port: 465, security: 'tls', user: 'a@b', password: 'p/w' });
    expect(Object.keys(fixedBy.mail)).toEqual(['host', 'port', 'security', 'user', 'password']);
  });

  it.each(Object.entries(fixedAccount))(
    'never mix the stored PayPal account with %s of the environment',
    (name, value) => {
      const stored = { paypal: { ...account, enabled: true, mode: 'sandbox', payee: 'stored@shop.test' } } as const;
      const { paypal, fixedBy } = resolveSettings({ [name]: value }, stored);
      expect(JSON.stringify(paypal)).not.toContain('stored');
      expect(paypal.baseUrl).toBe('https://api-m.paypal.com');
      expect(Object.keys(fixedBy.paypal)).toEqual(['mode', 'clientId', 'clientSecret', 'webhookId', 'payee']);
    },
  );

  it.each([
    ['https://api-m.paypal.com', 'live'],
    ['https://api-m.sandbox.paypal.com', 'sandbox'],
    ['http://127.0.0.1:4100', 'sandbox'],
  ])('name the mode of PayPal at %s of the environment: %s', (payPalBaseUrl, mode) => {
    const stored = { paypal: { ...account, mode: 'live' } } as const;
    expect(resolveSettings({ payPalBaseUrl }, stored).paypal).toMatchObject({ baseUrl: payPalBaseUrl, mode });
  });

  it('offer PayPal only if it is on and has all credentials', () => {
    const offered = (...[fixed, stored]: Parameters<typeof resolveSettings>) =>
      isPayPalOffered(resolveSettings(fixed, stored).paypal);
    expect(offered(fixedAccount, {})).toBe(true);
    expect(offered({ ...fixedAccount, payPal: 'off' }, { paypal: { enabled: true } })).toBe(false);
    expect(offered(fixedAccount, { paypal: { enabled: false } })).toBe(false);
    expect(offered({}, { paypal: { ...account, enabled: true } })).toBe(true);
    expect(offered({ payPal: 'on' }, { paypal: { ...account, enabled: false } })).toBe(true);
    expect(offered({}, { paypal: { ...account, webhookId: '', enabled: true } })).toBe(false);
  });
});
