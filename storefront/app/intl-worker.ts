/**
 * Creates a format of each kind for the language that is the worker's name. The first formats of a browser's process take
 * 20 ms on a computer and 100 ms on a phone, most of it to load data that all threads then share. Created here, they do
 * not block the page.
 */
new Intl.NumberFormat(self.name, { style: 'currency', currency: 'USD' }).format(1);
new Intl.NumberFormat(self.name, { style: 'unit', unit: 'inch' }).format(1);
new Intl.PluralRules(self.name).select(1);
const day = new Intl.DateTimeFormat(self.name, { day: 'numeric', month: 'short', timeZone: 'UTC' });
day.formatRange(0, 86_400_000);
new Intl.DisplayNames(self.name, { type: 'region' }).of('US');
self.close();
