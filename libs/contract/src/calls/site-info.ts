import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { closed, Email, Instant, Language, line, Money, Nothing, OrderIdText, Page, pageOf, paragraphs, Size } from '../values';

const StatusOf = closed({
  /** 1 normal, 2 busy, 3 severely busy, 4 on vacation open, 5 on vacation closed, 6 maintenance. */
  type: Type.Integer(),
  hours: Type.String(),
});

/** 1 customer service and all else, 2 business cooperation, 3 suppliers and vendors. */
const Department = Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]);

const DayRange = Type.Tuple([Type.Integer(), Type.Integer()]);

export const siteInfo = {
  'UserEnd/SiteInfo/Config': call({
    method: 'GET',
    path: 'UserEnd/SiteInfo/Config',
    summary: 'What a client needs to know before its first call',
    input: Nothing,
    output: closed({
      shopName: Type.String(),
      siteKey: Type.String(),
      languages: Type.Array(Language),
      currencies: Type.Array(closed({ code: Type.String(), digits: Type.Integer() })),
      units: Type.Array(closed({ code: Type.Integer(), name: Type.String(), mm: Type.String() })),
      shippingMethods: Type.Array(Type.Integer()),
      paymentMethods: Type.Array(Type.Integer()),
      countries: Type.Array(Type.String()),
      maxUploadBytes: Type.Integer(),
      languageHosts: Type.Record(Type.String(), Type.String()),
      mailboxes: Type.Array(closed({ department: Department, email: Type.String() })),
    }),
    refusals: [],
  }),
  'UserEnd/SiteInfo/MyIp': call({
    method: 'GET',
    path: 'UserEnd/SiteInfo/MyIp',
    summary: 'The address the shop sees, and the currency it suggests',
    personal: true,
    input: Nothing,
    output: closed({ ip: Type.String(), country: Type.Optional(Type.String()), currency: Type.String() }),
    refusals: [],
  }),
  'UserEnd/SiteInfo/GetCurrencyRateList': call({
    method: 'GET',
    path: 'UserEnd/SiteInfo/GetCurrencyRateList',
    summary: 'The rates in force',
    input: Nothing,
    output: Type.Array(
      closed({ currency: Type.String(), digits: Type.Integer(), perCny: Type.String(), updatedAt: Instant }),
    ),
    refusals: [],
  }),
  'UserEnd/SiteInfo/GetShippingQuote': call({
    method: 'GET',
    path: 'UserEnd/SiteInfo/GetShippingQuote',
    summary: 'What each method asks for a weight to a country',
    input: closed({
      country: Type.String({ maxLength: 8 }),
      grams: Type.String({ maxLength: 32 }),
      volumeCm3: Type.Optional(Type.String({ maxLength: 32 })),
      currency: Type.String({ maxLength: 8 }),
    }),
    output: Type.Array(
      closed({
        method: Type.Integer(),
        name: Type.String(),
        first: Money,
        next: Money,
        total: Money,
        parcels: Type.Integer(),
        chargeableGrams: Type.Integer(),
        gramsToNextStep: Type.Integer(),
        days: closed({ major: DayRange, other: DayRange }),
      }),
    ),
    refusals: ['shipping_excluded', 'shipping_unavailable', 'unknown_currency', 'not_a_number'],
  }),
  'UserEnd/SiteInfo/ContactUs': call({
    method: 'POST',
    path: 'UserEnd/SiteInfo/ContactUs',
    summary: 'A message to one of the shop’s three mailboxes',
    signed: true,
    personal: true,
    input: closed({
      department: Department,
      name: line(120),
      phone: line(40),
      email: Email,
      subject: line(200),
      message: paragraphs(5000),
    }),
    output: Nothing,
    refusals: ['phone_invalid', 'too_frequent'],
  }),
  'UserEnd/SiteInfo/OrderTracking': call({
    method: 'GET',
    path: 'UserEnd/SiteInfo/OrderTracking',
    summary: 'Where an order stands, by its id alone; nothing private',
    personal: true,
    input: closed({ orderId: OrderIdText }),
    output: closed({
      orderId: Type.String(),
      status: Type.String(),
      steps: Type.Array(
        closed({
          label: Type.String(),
          date: Instant,
          item: Type.Optional(Type.String()),
          agent: Type.Optional(Type.String()),
          trackingNumber: Type.Optional(Type.String()),
        }),
      ),
    }),
    refusals: ['resource_not_found'],
  }),
  'UserEnd/SiteInfo/GetNoticeNewsList': call({
    method: 'GET',
    path: 'UserEnd/SiteInfo/GetNoticeNewsList',
    summary: 'Notices, newest first',
    input: closed({ page: Page, size: Size }),
    output: pageOf(closed({ id: Type.String(), title: Type.String(), date: Instant })),
    refusals: [],
  }),
  'UserEnd/SiteInfo/GetNoticeNewsContent': call({
    method: 'GET',
    path: 'UserEnd/SiteInfo/GetNoticeNewsContent',
    summary: 'One notice',
    input: closed({ id: Type.String({ maxLength: 64 }) }),
    output: closed({ id: Type.String(), title: Type.String(), date: Instant, body: Type.String() }),
    refusals: ['resource_not_found'],
  }),
  'UserEnd/SiteInfo/GetServiceStatus': call({
    method: 'GET',
    path: 'UserEnd/SiteInfo/GetServiceStatus',
    summary: 'How busy office, factory and courier are',
    input: Nothing,
    output: closed({ office: StatusOf, factory: StatusOf, courier: StatusOf, updatedAt: Instant }),
    refusals: [],
  }),
} as const;
