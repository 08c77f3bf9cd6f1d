/** The largest accepted upload in bytes: one byte below 80 MiB. */
export const MAX_UPLOAD_BYTES = 83_886_079;

/** The largest JSON body in bytes of a call that sets no `bodyLimit`. */
export const DEFAULT_BODY_BYTES = 64 * 1024;

/** The most rows that one request of a back-office list may ask for. */
export const MAX_LIST_RANGE = 1000;
/** The columns that an exported list can have. */
export const MAX_EXPORTED_COLUMNS = 60;

/** Of calls that anyone may send and that write to the database, hash a password or try a token. */
export const ANONYMOUS_WRITES = { max: 600, seconds: 600 };

/** Messages from the contact form are answered within this time, as the form promises. */
export const CONTACT_ANSWER_HOURS = 48;
/** Accounting decides within this time on money that waits: unmatched payments, refunds, deposits and exchange rates. */
export const ACCOUNTING_DECISION_HOURS = 48;
/** The most items of one nest, and the most pieces and panels that they may have. */
export const MAX_NEST_ITEMS = 500;
export const MAX_NEST_PIECES = 1000;
/** Items of a nest whose press-ready file is made, and the bytes of their artwork, which is in memory: two of the largest files. */
export const MAX_NEST_FILE_ITEMS = 200;
export const MAX_NEST_FILE_BYTES = 2 * MAX_UPLOAD_BYTES;

/** The most items that one request may ask the prices of. */
export const MAX_PRICED_ITEMS = 30;

/** The most products that one request may ask for. */
export const MAX_LISTED_SKUS = 50;

/** The most items of a cart and an order. */
export const MAX_CART_ITEMS = 500;

/** The largest JSON body of a call that takes as many items as a cart has. */
export const ITEMS_BODY_BYTES = 512 * 1024;

/** Photos of an item in production. */
export const MAX_ITEM_PHOTOS = 12;

/** The longest name of a printer of the factory. */
export const MAX_PRINTER_NAME = 80;

/** The most pins of one change request, and the longest text of one. */
export const MAX_PROOF_PINS = 50;
export const MAX_PIN_LENGTH = 500;
/** A term that the product search knows, and those that mean the same to it. */
export const MAX_TERM_LENGTH = 60;
export const MAX_TERMS = 20;
