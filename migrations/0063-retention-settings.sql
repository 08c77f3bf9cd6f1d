-- Admins enter in the back office after how many days data is deleted.
alter table shop_setting drop constraint shop_setting_section_check;
alter table shop_setting add constraint shop_setting_section_check
  check (section in ('shop', 'seller', 'mail', 'paypal', 'retention'));
