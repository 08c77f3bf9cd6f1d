-- Orders by country and by product, and customers by a part of their name or company.
create index customer_order_by_country on customer_order (country, placed_at desc, id);
create index order_item_of_product on order_item (sku, order_id);
create index account_name_parts on account using gin ((first_name || ' ' || last_name) gin_trgm_ops);
create index account_company_parts on account using gin (company gin_trgm_ops);
