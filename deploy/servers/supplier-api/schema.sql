-- Made from migrations/ by: npm run schema (in deploy/servers/supplier-api). To be read, not to be run.

create table access_tokens (
  shop_id integer not null,
  token_hash bytea not null,
  buyer_id bigint not null,
  client_id integer,
  family_id uuid,
  expires_at timestamp with time zone not null,
  wrote_at timestamp with time zone,
  constraint access_tokens_pkey PRIMARY KEY (shop_id, token_hash),
  constraint access_tokens_shop_id_client_id_fkey FOREIGN KEY (shop_id, client_id) REFERENCES clients(shop_id, id) ON DELETE CASCADE,
  constraint access_tokens_shop_id_family_id_fkey FOREIGN KEY (shop_id, family_id) REFERENCES token_families(shop_id, id) ON DELETE CASCADE,
  constraint access_tokens_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE
);
CREATE INDEX access_tokens_client ON access_tokens USING btree (shop_id, client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX access_tokens_expiry ON access_tokens USING btree (expires_at);
CREATE INDEX access_tokens_family ON access_tokens USING btree (shop_id, family_id) WHERE (family_id IS NOT NULL);
CREATE INDEX access_tokens_guest ON access_tokens USING btree (shop_id, buyer_id) WHERE (client_id IS NULL);

create table banners (
  shop_id integer not null,
  id integer not null,
  placement text not null,
  title text not null,
  align text not null default 'left'::text,
  picture text,
  link text,
  active_from timestamp with time zone not null default now(),
  active_to timestamp with time zone,
  sort smallint not null default 500,
  constraint banners_pkey PRIMARY KEY (shop_id, id),
  constraint banners_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint banners_align_check CHECK ((align = ANY (ARRAY['left'::text, 'center'::text, 'right'::text]))),
  constraint banners_check CHECK ((active_to > active_from)),
  constraint banners_placement_check CHECK ((placement = ANY (ARRAY['MAIN'::text, 'MAIN_RIGHT'::text, 'CATALOG_SECTION_1'::text, 'CATALOG_SECTION_2'::text, 'CATALOG_SECTION_3'::text])))
);

create table basket_keys (
  shop_id integer not null,
  buyer_id bigint not null,
  key text not null,
  fingerprint bytea not null,
  applied integer not null,
  warnings jsonb not null,
  created_at timestamp with time zone not null default now(),
  changed jsonb not null default '[]'::jsonb,
  constraint basket_keys_pkey PRIMARY KEY (shop_id, buyer_id, key),
  constraint basket_keys_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint basket_keys_key_check CHECK (((length(key) >= 8) AND (length(key) <= 200)))
);
CREATE INDEX basket_keys_age ON basket_keys USING btree (created_at);

create table basket_rows (
  shop_id integer not null,
  buyer_id bigint not null,
  basket text not null,
  product_id integer not null,
  quantity integer not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  seen_price bigint,
  seen_quantity integer,
  constraint basket_rows_pkey PRIMARY KEY (shop_id, buyer_id, basket, product_id),
  constraint basket_rows_shop_id_product_id_fkey FOREIGN KEY (shop_id, product_id) REFERENCES products(shop_id, id) ON DELETE CASCADE,
  constraint basket_rows_basket_check CHECK ((basket = ANY (ARRAY['main'::text, 'loyalty'::text]))),
  constraint basket_rows_quantity_check CHECK (((quantity >= 1) AND (quantity <= 99999))),
  constraint basket_rows_seen_price_check CHECK ((seen_price >= 0)),
  constraint basket_rows_seen_quantity_check CHECK ((seen_quantity > 0))
);
CREATE INDEX basket_rows_product ON basket_rows USING btree (shop_id, product_id);

create table baskets (
  shop_id integer not null,
  buyer_id bigint not null,
  basket text not null,
  comment text not null default ''::text,
  updated_at timestamp with time zone not null default now(),
  constraint baskets_pkey PRIMARY KEY (shop_id, buyer_id, basket),
  constraint baskets_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint baskets_basket_check CHECK ((basket = ANY (ARRAY['main'::text, 'loyalty'::text])))
);

create table brands (
  shop_id integer not null,
  id integer not null,
  name text not null,
  country text not null default ''::text,
  constraint brands_pkey PRIMARY KEY (shop_id, id),
  constraint brands_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE
);
CREATE TRIGGER brands_moved AFTER UPDATE ON brands REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION brands_moved();
CREATE TRIGGER brands_renamed AFTER UPDATE ON brands REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION brands_renamed();
CREATE TRIGGER brands_searched_anew AFTER UPDATE OF name ON brands FOR EACH ROW WHEN ((old.name <> new.name)) EXECUTE FUNCTION rewrite_named();

create unlogged table call_counts (
  shop_id integer not null,
  rule text not null,
  who bytea not null,
  started_at timestamp with time zone not null default now(),
  count integer not null default 1,
  constraint call_counts_pkey PRIMARY KEY (shop_id, rule, who),
  constraint call_counts_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE
);
CREATE INDEX call_counts_age ON call_counts USING btree (started_at);

create table certificates (
  shop_id integer not null,
  product_id integer not null,
  id integer not null,
  name text not null,
  path text not null,
  size integer not null,
  type text not null,
  constraint certificates_pkey PRIMARY KEY (shop_id, product_id, id),
  constraint certificates_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint certificates_shop_id_product_id_fkey FOREIGN KEY (shop_id, product_id) REFERENCES products(shop_id, id) ON DELETE CASCADE
);

create table clients (
  shop_id integer not null,
  id integer not null generated by default as identity,
  buyer_id bigint not null default nextval('buyer_ids'::regclass),
  email text not null,
  password_hash text,
  surname text not null default ''::text,
  name text not null default ''::text,
  middle_name text not null default ''::text,
  phones text[] not null default '{}'::text[],
  company_id integer,
  loyalty boolean not null default false,
  loyalty_balance bigint not null default 0,
  allow_to_order boolean not null default true,
  blacklisted boolean not null default false,
  created_at timestamp with time zone not null default now(),
  main_address text not null default ''::text,
  post_address text not null default ''::text,
  country text not null default '643'::text,
  selected_shop text,
  consents_at timestamp with time zone,
  loyalty_level_id smallint,
  constraint clients_shop_id_buyer_id_key UNIQUE (shop_id, buyer_id),
  constraint clients_shop_id_email_key UNIQUE (shop_id, email),
  constraint clients_pkey PRIMARY KEY (shop_id, id),
  constraint clients_shop_id_company_id_fkey FOREIGN KEY (shop_id, company_id) REFERENCES companies(shop_id, id),
  constraint clients_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint clients_shop_id_loyalty_level_id_fkey FOREIGN KEY (shop_id, loyalty_level_id) REFERENCES loyalty_levels(shop_id, id),
  constraint clients_email_check CHECK ((email = lower(email))),
  constraint clients_loyalty_balance_check CHECK ((loyalty_balance >= 0))
);
CREATE INDEX clients_company ON clients USING btree (shop_id, company_id);
CREATE INDEX clients_loyalty_level ON clients USING btree (shop_id, loyalty_level_id) WHERE (loyalty_level_id IS NOT NULL);
CREATE INDEX clients_with_points ON clients USING btree (shop_id, id) WHERE (loyalty_balance > 0);

create table companies (
  shop_id integer not null,
  id integer not null generated by default as identity,
  name text not null,
  short_name text not null default ''::text,
  inn text not null default ''::text,
  kpp text not null default ''::text,
  ogrn text not null default ''::text,
  legal_entity boolean not null default true,
  owner text not null default ''::text,
  phone text not null default ''::text,
  email text not null default ''::text,
  bank_code text not null default ''::text,
  bank_name text not null default ''::text,
  payment_account text not null default ''::text,
  correspond_account text not null default ''::text,
  country text not null default '643'::text,
  main_address text not null default ''::text,
  post_address text not null default ''::text,
  constraint companies_pkey PRIMARY KEY (shop_id, id),
  constraint companies_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE
);

create table confirmations (
  shop_id integer not null,
  code_hash bytea not null,
  email text not null,
  client_id integer,
  details jsonb,
  changes_email boolean not null default false,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  constraint confirmations_pkey PRIMARY KEY (shop_id, code_hash),
  constraint confirmations_shop_id_client_id_fkey FOREIGN KEY (shop_id, client_id) REFERENCES clients(shop_id, id) ON DELETE CASCADE,
  constraint confirmations_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint confirmations_email_check CHECK ((email = lower(email)))
);
CREATE INDEX confirmations_client ON confirmations USING btree (shop_id, client_id);
CREATE INDEX confirmations_email ON confirmations USING btree (shop_id, email);
CREATE INDEX confirmations_expiry ON confirmations USING btree (expires_at);

create table content_pages (
  shop_id integer not null,
  code text not null,
  type text not null,
  title text not null,
  sort smallint not null default 500,
  published boolean not null default true,
  blocks jsonb not null default '[]'::jsonb,
  updated_at timestamp with time zone not null default now(),
  id integer not null generated by default as identity,
  constraint content_pages_pkey PRIMARY KEY (shop_id, code),
  constraint content_pages_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint content_pages_code_check CHECK ((code ~ '^[A-Za-z0-9_-]{1,100}$'::text))
);
CREATE UNIQUE INDEX content_pages_id ON content_pages USING btree (shop_id, id);
CREATE INDEX content_pages_list ON content_pages USING btree (shop_id, type, sort, code);

create table default_search_synonyms (
  same text[] not null,
  also text[] not null,
  otherwise text[] not null,
  beside text[] not null
);

create table delivery_zones (
  shop_id integer not null,
  id integer not null,
  name text not null,
  description text not null default ''::text,
  min_sum bigint not null default 0,
  delivery_price bigint not null default 0,
  sort smallint not null default 0,
  constraint delivery_zones_pkey PRIMARY KEY (shop_id, id),
  constraint delivery_zones_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint delivery_zones_delivery_price_check CHECK ((delivery_price >= 0)),
  constraint delivery_zones_min_sum_check CHECK ((min_sum >= 0))
);

create table demo_loads (
  version text not null,
  loaded_at timestamp with time zone not null default now(),
  constraint demo_loads_pkey PRIMARY KEY (version)
);

create table document_numbers (
  shop_id integer not null,
  kind text not null,
  year smallint not null,
  last integer not null,
  constraint document_numbers_pkey PRIMARY KEY (shop_id, kind, year),
  constraint document_numbers_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE
);

create table emails (
  shop_id integer not null,
  id bigint not null generated by default as identity,
  recipient text not null,
  subject text,
  plain text,
  html text,
  reply_to text,
  attachments jsonb not null default '[]'::jsonb,
  created_at timestamp with time zone not null default now(),
  attempts smallint not null default 0,
  next_attempt_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  failure text,
  confidential boolean not null default false,
  order_id integer,
  news text,
  reader text,
  constraint emails_pkey PRIMARY KEY (shop_id, id),
  constraint emails_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint emails_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id) ON DELETE CASCADE,
  constraint emails_news_check CHECK ((news = ANY (ARRAY['created'::text, 'canceled'::text, 'paid'::text, 'refunded'::text]))),
  constraint emails_reader_check CHECK ((reader = ANY (ARRAY['buyer'::text, 'manager'::text]))),
  constraint emails_text CHECK (
CASE
    WHEN (order_id IS NULL) THEN ((subject IS NOT NULL) AND (plain IS NOT NULL) AND (news IS NULL) AND (reader IS NULL))
    ELSE ((subject IS NULL) AND (plain IS NULL) AND (html IS NULL) AND (news IS NOT NULL) AND (reader IS NOT NULL))
END)
);
CREATE INDEX emails_confidential ON emails USING btree (shop_id, sent_at) WHERE (confidential AND (plain <> ''::text));
CREATE INDEX emails_old ON emails USING btree (created_at);
CREATE INDEX emails_order ON emails USING btree (shop_id, order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX emails_waiting ON emails USING btree (next_attempt_at) WHERE (sent_at IS NULL);

create table facet_values (
  shop_id integer not null,
  id integer not null generated by default as identity,
  kind text not null,
  property_id integer not null default 0,
  value text not null,
  constraint facet_values_shop_id_kind_property_id_value_key UNIQUE (shop_id, kind, property_id, value),
  constraint facet_values_pkey PRIMARY KEY (shop_id, id),
  constraint facet_values_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint facet_values_kind_check CHECK ((kind = ANY (ARRAY['property'::text, 'brand'::text, 'country'::text, 'mark'::text, 'batch'::text])))
);

create table favourites (
  shop_id integer not null,
  buyer_id bigint not null,
  product_id integer not null,
  created_at timestamp with time zone not null default now(),
  constraint favourites_pkey PRIMARY KEY (shop_id, buyer_id, product_id),
  constraint favourites_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint favourites_shop_id_product_id_fkey FOREIGN KEY (shop_id, product_id) REFERENCES products(shop_id, id) ON DELETE CASCADE
);
CREATE INDEX favourites_product ON favourites USING btree (shop_id, product_id);

create table feedback_types (
  shop_id integer not null,
  xml_id text not null,
  value text not null,
  sort smallint not null default 500,
  constraint feedback_types_pkey PRIMARY KEY (shop_id, xml_id),
  constraint feedback_types_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE
);

create table kind_expendables (
  shop_id integer not null,
  kind_id integer not null,
  expendable_kind_id integer not null,
  sort smallint not null default 0,
  constraint kind_expendables_pkey PRIMARY KEY (shop_id, kind_id, expendable_kind_id),
  constraint kind_expendables_shop_id_expendable_kind_id_fkey FOREIGN KEY (shop_id, expendable_kind_id) REFERENCES kinds(shop_id, id),
  constraint kind_expendables_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint kind_expendables_shop_id_kind_id_fkey FOREIGN KEY (shop_id, kind_id) REFERENCES kinds(shop_id, id)
);

create table kinds (
  shop_id integer not null,
  id integer not null,
  title text not null,
  constraint kinds_pkey PRIMARY KEY (shop_id, id),
  constraint kinds_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE
);
CREATE TRIGGER kinds_searched_anew AFTER UPDATE OF title ON kinds FOR EACH ROW WHEN ((old.title <> new.title)) EXECUTE FUNCTION rewrite_named();

create table link_keys (
  shop_id integer not null,
  key bytea not null,
  constraint link_keys_pkey PRIMARY KEY (shop_id),
  constraint link_keys_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE
);

create table listing (
  shop_id integer not null,
  product_id integer not null,
  section_ord integer not null,
  popularity integer not null,
  price bigint not null,
  name text not null,
  in_stock boolean not null,
  is_new boolean not null,
  is_hot boolean not null,
  is_sale boolean not null,
  facets integer[] not null default '{}'::integer[],
  constraint listing_pkey PRIMARY KEY (shop_id, product_id),
  constraint listing_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint listing_shop_id_product_id_fkey FOREIGN KEY (shop_id, product_id) REFERENCES products(shop_id, id) ON DELETE CASCADE
) with (fillfactor=90);
CREATE INDEX listing_by_known_price ON listing USING btree (shop_id, ((price = 0)), price, product_id);
CREATE INDEX listing_by_name ON listing USING btree (shop_id, name, product_id);
CREATE INDEX listing_by_popularity ON listing USING btree (shop_id, popularity DESC, product_id);
CREATE INDEX listing_by_price ON listing USING btree (shop_id, price DESC, product_id);
CREATE INDEX listing_by_section ON listing USING btree (shop_id, section_ord, popularity DESC, product_id);
CREATE INDEX listing_facets ON listing USING gin (shop_id, facets);
CREATE INDEX listing_section_known_price ON listing USING btree (shop_id, section_ord, ((price = 0)), price, product_id);
CREATE INDEX listing_section_name ON listing USING btree (shop_id, section_ord, name, product_id);
CREATE INDEX listing_section_price ON listing USING btree (shop_id, section_ord, price DESC, product_id);
CREATE TRIGGER listing_came AFTER INSERT ON listing REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listing_changed();
CREATE TRIGGER listing_updated AFTER UPDATE ON listing REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION listing_updated();
CREATE TRIGGER listing_went AFTER DELETE ON listing REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listing_changed();

create table listing_due (
  shop_id integer not null,
  changed_by xid8 not null default pg_current_xact_id(),
  product_id integer not null,
  constraint listing_due_pkey PRIMARY KEY (shop_id, changed_by, product_id),
  constraint listing_due_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE
);
CREATE CONSTRAINT TRIGGER refresh_due AFTER INSERT ON listing_due DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.product_id = 0)) EXECUTE FUNCTION refresh_due();

create table listing_stock (
  shop_id integer not null,
  product_id integer not null,
  remain integer not null,
  section_ord integer not null,
  constraint listing_stock_pkey PRIMARY KEY (shop_id, product_id),
  constraint listing_stock_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint listing_stock_shop_id_product_id_fkey FOREIGN KEY (shop_id, product_id) REFERENCES products(shop_id, id) ON DELETE CASCADE
) with (fillfactor=80);
CREATE INDEX listing_stock_order ON listing_stock USING btree (shop_id, remain, product_id) WITH (fillfactor='80');
CREATE INDEX listing_stock_section ON listing_stock USING btree (shop_id, section_ord, remain, product_id) WITH (fillfactor='80');

create table listing_versions (
  shop_id integer not null,
  slot integer not null generated by default as identity,
  changes bigint not null default 1,
  changed_by xid8 not null default pg_current_xact_id(),
  constraint listing_versions_pkey PRIMARY KEY (shop_id, slot),
  constraint listing_versions_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE
) with (fillfactor=50);

create table loyalty_levels (
  shop_id integer not null,
  id smallint not null,
  name text not null,
  description text not null default ''::text,
  threshold bigint not null,
  rate smallint not null,
  constraint loyalty_levels_shop_id_threshold_key UNIQUE (shop_id, threshold),
  constraint loyalty_levels_pkey PRIMARY KEY (shop_id, id),
  constraint loyalty_levels_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint loyalty_levels_rate_check CHECK (((rate >= 0) AND (rate <= 100))),
  constraint loyalty_levels_threshold_check CHECK ((threshold >= 0))
);

create table loyalty_operations (
  shop_id integer not null,
  id bigint not null generated by default as identity,
  client_id integer not null,
  type text not null,
  points bigint not null,
  order_id integer,
  comment text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  constraint loyalty_operations_shop_id_order_id_type_key UNIQUE (shop_id, order_id, type),
  constraint loyalty_operations_pkey PRIMARY KEY (shop_id, id),
  constraint loyalty_operations_shop_id_client_id_fkey FOREIGN KEY (shop_id, client_id) REFERENCES clients(shop_id, id) ON DELETE CASCADE,
  constraint loyalty_operations_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint loyalty_operations_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id),
  constraint loyalty_operations_check CHECK (
CASE
    WHEN (type = ANY (ARRAY['loyalty-plus'::text, 'loyalty-return-order'::text])) THEN (points > 0)
    ELSE (points < 0)
END),
  constraint loyalty_operations_type_check CHECK ((type = ANY (ARRAY['loyalty-plus'::text, 'loyalty-minus'::text, 'loyalty-burn'::text, 'loyalty-return-order'::text])))
);
CREATE INDEX loyalty_operations_client ON loyalty_operations USING btree (shop_id, client_id, created_at DESC, id DESC);
CREATE TRIGGER loyalty_operations_only_grow BEFORE UPDATE ON loyalty_operations FOR EACH ROW EXECUTE FUNCTION reject_change();

create table marks (
  shop_id integer not null,
  code text not null,
  title text not null,
  color text not null,
  predefined boolean not null default false,
  sort smallint not null default 0,
  constraint marks_pkey PRIMARY KEY (shop_id, code),
  constraint marks_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE
);
CREATE TRIGGER marks_renamed AFTER UPDATE ON marks REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION marks_renamed();

create table messages (
  shop_id integer not null,
  id bigint not null generated by default as identity,
  kind text not null,
  buyer_id bigint not null,
  client_id integer,
  name text not null default ''::text,
  email text not null default ''::text,
  phone text not null default ''::text,
  type_xml_id text not null default ''::text,
  type_value text not null default ''::text,
  subject text not null default ''::text,
  text text not null,
  created_at timestamp with time zone not null default now(),
  constraint messages_pkey PRIMARY KEY (shop_id, id),
  constraint messages_shop_id_client_id_fkey FOREIGN KEY (shop_id, client_id) REFERENCES clients(shop_id, id),
  constraint messages_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint messages_kind_check CHECK ((kind = ANY (ARRAY['feedback'::text, 'question'::text])))
);
CREATE INDEX messages_client ON messages USING btree (shop_id, client_id);
CREATE INDEX messages_latest ON messages USING btree (shop_id, created_at DESC);

create table oauth_clients (
  shop_id integer not null,
  client_id text not null,
  secret_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  constraint oauth_clients_client_id_key UNIQUE (client_id),
  constraint oauth_clients_pkey PRIMARY KEY (shop_id, client_id),
  constraint oauth_clients_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE
);

create table offer_gifts (
  shop_id integer not null,
  offer_id integer not null,
  product_id integer not null,
  quantity integer not null default 1,
  sort smallint not null default 0,
  constraint offer_gifts_pkey PRIMARY KEY (shop_id, offer_id, product_id),
  constraint offer_gifts_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint offer_gifts_shop_id_offer_id_fkey FOREIGN KEY (shop_id, offer_id) REFERENCES offers(shop_id, id) ON DELETE CASCADE,
  constraint offer_gifts_shop_id_product_id_fkey FOREIGN KEY (shop_id, product_id) REFERENCES products(shop_id, id) ON DELETE CASCADE,
  constraint offer_gifts_quantity_check CHECK (((quantity >= 1) AND (quantity <= 1000)))
);
CREATE INDEX offer_gifts_product ON offer_gifts USING btree (shop_id, product_id);

create table offer_items (
  shop_id integer not null,
  offer_id integer not null,
  product_id integer not null,
  percent smallint not null,
  constraint offer_items_pkey PRIMARY KEY (shop_id, offer_id, product_id),
  constraint offer_items_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint offer_items_shop_id_offer_id_fkey FOREIGN KEY (shop_id, offer_id) REFERENCES offers(shop_id, id) ON DELETE CASCADE,
  constraint offer_items_shop_id_product_id_fkey FOREIGN KEY (shop_id, product_id) REFERENCES products(shop_id, id) ON DELETE CASCADE,
  constraint offer_items_percent_check CHECK (((percent >= 1) AND (percent <= 99)))
);
CREATE INDEX offer_items_product ON offer_items USING btree (shop_id, product_id);
CREATE TRIGGER offer_items_came AFTER INSERT ON offer_items REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION offer_items_changed();
CREATE TRIGGER offer_items_moved AFTER UPDATE ON offer_items REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION offer_items_changed();
CREATE TRIGGER offer_items_went AFTER DELETE ON offer_items REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION offer_items_changed();

create table offer_takers (
  shop_id integer not null,
  client_id integer not null,
  offer_id integer not null,
  order_id integer not null,
  constraint offer_takers_pkey PRIMARY KEY (shop_id, client_id, offer_id, order_id),
  constraint offer_takers_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint offer_takers_shop_id_offer_id_fkey FOREIGN KEY (shop_id, offer_id) REFERENCES offers(shop_id, id) ON DELETE CASCADE,
  constraint offer_takers_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id) ON DELETE CASCADE
);
CREATE INDEX offer_takers_offer ON offer_takers USING btree (shop_id, offer_id);
CREATE INDEX offer_takers_order ON offer_takers USING btree (shop_id, order_id);

create table offers (
  shop_id integer not null,
  id integer not null generated by default as identity,
  type text not null,
  title text not null,
  preview_text text not null default ''::text,
  detail_text text not null default ''::text,
  picture text,
  active_from timestamp with time zone not null default now(),
  active_to timestamp with time zone,
  min_sum bigint,
  once_per_client boolean not null default false,
  sort smallint not null default 500,
  applied boolean not null default false,
  constraint offers_pkey PRIMARY KEY (shop_id, id),
  constraint offers_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint offers_check CHECK ((active_to > active_from)),
  constraint offers_check1 CHECK (((type = 'gift_sum'::text) = (min_sum IS NOT NULL))),
  constraint offers_min_sum_check CHECK ((min_sum > 0)),
  constraint offers_title_check CHECK ((title <> ''::text)),
  constraint offers_type_check CHECK ((type = ANY (ARRAY['special_price'::text, 'gift_sum'::text])))
);
CREATE INDEX offers_ends ON offers USING btree (shop_id, active_to);
CREATE TRIGGER offer_changed AFTER DELETE OR UPDATE OF type, active_from, active_to ON offers FOR EACH ROW EXECUTE FUNCTION offer_changed();

create table order_keys (
  shop_id integer not null,
  client_id integer not null,
  key text not null,
  order_id integer,
  created_at timestamp with time zone not null default now(),
  fingerprint bytea,
  constraint order_keys_pkey PRIMARY KEY (shop_id, client_id, key),
  constraint order_keys_shop_id_client_id_fkey FOREIGN KEY (shop_id, client_id) REFERENCES clients(shop_id, id) ON DELETE CASCADE,
  constraint order_keys_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint order_keys_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id) ON DELETE CASCADE,
  constraint order_keys_key_check CHECK (((length(key) >= 8) AND (length(key) <= 200)))
);
CREATE INDEX order_keys_age ON order_keys USING btree (created_at);
CREATE INDEX order_keys_order ON order_keys USING btree (shop_id, order_id) WHERE (order_id IS NOT NULL);

create table order_numbers (
  shop_id integer not null,
  last integer not null,
  constraint order_numbers_pkey PRIMARY KEY (shop_id),
  constraint order_numbers_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE
);
CREATE TRIGGER refresh_due_now BEFORE INSERT ON order_numbers FOR EACH STATEMENT EXECUTE FUNCTION refresh_due_now();

create table order_rows (
  shop_id integer not null,
  order_id integer not null,
  position smallint not null,
  product_id integer not null,
  code1c text not null,
  name text not null,
  price bigint not null,
  quantity integer not null,
  sum bigint not null,
  pack boolean not null default false,
  to_order boolean not null default false,
  picture text,
  preview text,
  offer_id integer,
  constraint order_rows_pkey PRIMARY KEY (shop_id, order_id, "position"),
  constraint order_rows_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id) ON DELETE CASCADE,
  constraint order_rows_quantity_check CHECK ((quantity > 0))
);
CREATE INDEX order_rows_offer ON order_rows USING btree (shop_id, offer_id) WHERE (offer_id IS NOT NULL);

create table order_status_changes (
  shop_id integer not null,
  order_id integer not null,
  status text not null,
  changed_at timestamp with time zone not null default clock_timestamp(),
  constraint order_status_changes_pkey PRIMARY KEY (shop_id, order_id, changed_at),
  constraint order_status_changes_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint order_status_changes_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id) ON DELETE CASCADE
);

create table orders (
  shop_id integer not null,
  id integer not null generated by default as identity,
  client_id integer not null,
  company_id integer,
  number text not null,
  status text not null,
  online_pay_status text,
  created_at timestamp with time zone not null default now(),
  client_name text not null default ''::text,
  user_name text not null default ''::text,
  user_email text not null default ''::text,
  user_phone text not null default ''::text,
  address text,
  trade_point_name text,
  trade_point_phone text,
  trade_point_email text,
  trade_point_address text,
  payment_code text not null,
  payment_name text not null,
  payment_description text not null default ''::text,
  delivery_zone_id integer,
  delivery_zone_name text,
  comment text not null default ''::text,
  cancel_comment text not null default ''::text,
  position_count integer not null,
  products_sum bigint not null,
  delivery_price bigint not null default 0,
  position_sum bigint not null,
  currency text not null default 'RUB'::text,
  tax_type text not null default ''::text,
  is_pickup boolean not null,
  is_loyalty boolean not null default false,
  loyalty_sum bigint not null default 0,
  pay_until timestamp with time zone,
  gift_warning text not null default ''::text,
  constraint orders_shop_id_number_key UNIQUE (shop_id, number),
  constraint orders_pkey PRIMARY KEY (shop_id, id),
  constraint orders_shop_id_client_id_fkey FOREIGN KEY (shop_id, client_id) REFERENCES clients(shop_id, id),
  constraint orders_shop_id_company_id_fkey FOREIGN KEY (shop_id, company_id) REFERENCES companies(shop_id, id),
  constraint orders_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint orders_online_pay_status_check CHECK ((online_pay_status = ANY (ARRAY['PAID'::text, 'PROCESSING'::text, 'TO_PAYMENT'::text, 'NOT_PAID'::text]))),
  constraint orders_status_check CHECK ((status = ANY (ARRAY['sent'::text, 'in-progress'::text, 'completed'::text, 'canceled'::text, 'online-not-paid'::text, 'online-to-payment'::text, 'online-paid'::text, 'online-canceled'::text, 'online-processing'::text])))
);
CREATE INDEX orders_client ON orders USING btree (shop_id, client_id, created_at DESC);
CREATE INDEX orders_company ON orders USING btree (shop_id, company_id, created_at DESC);
CREATE INDEX orders_pay_until ON orders USING btree (pay_until) WHERE (pay_until IS NOT NULL);
CREATE TRIGGER follow_written_number AFTER INSERT ON orders FOR EACH ROW WHEN ((new.number ~ '^\d+-\d{1,9}$'::text)) EXECUTE FUNCTION follow_written_number();
CREATE TRIGGER keep_order_status AFTER UPDATE OF status ON orders FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION keep_order_status();

create table password_resets (
  shop_id integer not null,
  code_hash bytea not null,
  client_id integer not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  constraint password_resets_pkey PRIMARY KEY (shop_id, code_hash),
  constraint password_resets_shop_id_client_id_fkey FOREIGN KEY (shop_id, client_id) REFERENCES clients(shop_id, id) ON DELETE CASCADE,
  constraint password_resets_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE
);
CREATE INDEX password_resets_client ON password_resets USING btree (shop_id, client_id);
CREATE INDEX password_resets_expiry ON password_resets USING btree (expires_at);

create table payment_types (
  shop_id integer not null,
  code text not null,
  name text not null,
  description text not null default ''::text,
  sort smallint not null default 0,
  constraint payment_types_pkey PRIMARY KEY (shop_id, code),
  constraint payment_types_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE
);

create table payments (
  shop_id integer not null,
  id integer not null generated by default as identity,
  order_id integer not null,
  attempt smallint not null,
  acquirer text not null,
  provider_id text,
  create_key uuid not null default gen_random_uuid(),
  refund_key uuid not null default gen_random_uuid(),
  status text not null default 'new'::text,
  amount bigint not null,
  taken bigint not null default 0,
  currency text not null,
  confirmation_url text,
  return_url text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  checks smallint not null default 0,
  next_check_at timestamp with time zone,
  failure text,
  constraint payments_shop_id_acquirer_provider_id_key UNIQUE (shop_id, acquirer, provider_id),
  constraint payments_shop_id_order_id_attempt_key UNIQUE (shop_id, order_id, attempt),
  constraint payments_pkey PRIMARY KEY (shop_id, id),
  constraint payments_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint payments_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id) ON DELETE CASCADE,
  constraint payments_amount_check CHECK ((amount > 0)),
  constraint payments_attempt_check CHECK ((attempt > 0)),
  constraint payments_status_check CHECK ((status = ANY (ARRAY['new'::text, 'pending'::text, 'succeeded'::text, 'rejected'::text, 'refunding'::text, 'refunded'::text]))),
  constraint payments_taken_check CHECK ((taken >= 0))
);
CREATE INDEX payments_due ON payments USING btree (next_check_at) WHERE (next_check_at IS NOT NULL);

create table points (
  shop_id integer not null,
  id integer not null generated by default as identity,
  client_id integer not null,
  variant text not null default 'base'::text,
  address text not null,
  contact_name text not null default ''::text,
  contact_email text not null default ''::text,
  contact_phone text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  creation_key text,
  constraint points_creation_key UNIQUE (shop_id, client_id, creation_key),
  constraint points_pkey PRIMARY KEY (shop_id, id),
  constraint points_shop_id_client_id_fkey FOREIGN KEY (shop_id, client_id) REFERENCES clients(shop_id, id) ON DELETE CASCADE,
  constraint points_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint points_address_check CHECK ((address <> ''::text)),
  constraint points_creation_key_check CHECK (((length(creation_key) >= 8) AND (length(creation_key) <= 200))),
  constraint points_variant_check CHECK ((variant = ANY (ARRAY['base'::text, 'post'::text])))
);
CREATE INDEX points_client ON points USING btree (shop_id, client_id);

create table price_changes (
  shop_id integer not null,
  id bigint not null generated by default as identity,
  created_at timestamp with time zone not null default now(),
  constraint price_changes_pkey PRIMARY KEY (shop_id, id),
  constraint price_changes_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE
);

create table product_photos (
  shop_id integer not null,
  product_id integer not null,
  id integer not null,
  path text not null,
  constraint product_photos_pkey PRIMARY KEY (shop_id, product_id, id),
  constraint product_photos_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint product_photos_shop_id_product_id_fkey FOREIGN KEY (shop_id, product_id) REFERENCES products(shop_id, id) ON DELETE CASCADE,
  constraint product_photos_id_check CHECK ((id > 1))
);

create table product_properties (
  shop_id integer not null,
  product_id integer not null,
  property_id integer not null,
  value text not null,
  constraint product_properties_pkey PRIMARY KEY (shop_id, product_id, property_id),
  constraint product_properties_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint product_properties_shop_id_product_id_fkey FOREIGN KEY (shop_id, product_id) REFERENCES products(shop_id, id) ON DELETE CASCADE,
  constraint product_properties_shop_id_property_id_fkey FOREIGN KEY (shop_id, property_id) REFERENCES properties(shop_id, id)
);
CREATE INDEX product_properties_facet ON product_properties USING btree (shop_id, property_id, value, product_id);
CREATE TRIGGER properties_came AFTER INSERT ON product_properties REFERENCING NEW TABLE AS owned FOR EACH STATEMENT EXECUTE FUNCTION properties_owned();
CREATE TRIGGER properties_changed AFTER UPDATE ON product_properties REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION properties_rewritten();
CREATE TRIGGER properties_went AFTER DELETE ON product_properties REFERENCING OLD TABLE AS owned FOR EACH STATEMENT EXECUTE FUNCTION properties_owned();

create table products (
  shop_id integer not null,
  id integer not null,
  code1c text not null,
  name text not null,
  section_id integer not null,
  section_ord integer not null default 0,
  brand_id integer,
  kind_id integer,
  analog_parts text[] not null default '{}'::text[],
  ruler text,
  price bigint not null,
  old_price bigint,
  special_percent smallint,
  loyalty_price bigint,
  assortment boolean not null default true,
  sort integer not null default 500,
  popularity integer not null default 0,
  delay smallint not null default 0,
  remain integer not null default 0,
  to_order boolean not null default false,
  pack boolean not null default false,
  min_quantity integer not null default 1,
  step_quantity integer not null default 1,
  is_new boolean not null default false,
  is_hot boolean not null default false,
  is_stock boolean not null default false,
  is_sale boolean not null default false,
  delivery_exclude boolean not null default false,
  marks text[] not null default '{}'::text[],
  picture text,
  preview text,
  detail_text text not null default ''::text,
  keywords text not null default ''::text,
  special_offer_id integer,
  base_price bigint,
  base_old_price bigint,
  offer_percent smallint,
  constraint products_shop_id_code1c_key UNIQUE (shop_id, code1c),
  constraint products_pkey PRIMARY KEY (shop_id, id),
  constraint products_shop_id_brand_id_fkey FOREIGN KEY (shop_id, brand_id) REFERENCES brands(shop_id, id),
  constraint products_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint products_shop_id_kind_id_fkey FOREIGN KEY (shop_id, kind_id) REFERENCES kinds(shop_id, id),
  constraint products_shop_id_section_id_fkey FOREIGN KEY (shop_id, section_id) REFERENCES sections(shop_id, id),
  constraint products_base_old_price_check CHECK ((base_old_price >= 0)),
  constraint products_base_price_check CHECK ((base_price >= 0)),
  constraint products_check CHECK ((old_price > price)),
  constraint products_code1c_check CHECK ((code1c ~ '^[0-9]{6}$'::text)),
  constraint products_loyalty_price_check CHECK ((loyalty_price > 0)),
  constraint products_min_quantity_check CHECK ((min_quantity > 0)),
  constraint products_offer_percent_check CHECK (((offer_percent >= 1) AND (offer_percent <= 99))),
  constraint products_price_check CHECK ((price >= 0)),
  constraint products_remain_check CHECK ((remain >= 0)),
  constraint products_special_percent_check CHECK (((special_percent >= 1) AND (special_percent <= 99))),
  constraint products_step_quantity_check CHECK ((step_quantity > 0))
) with (fillfactor=90);
CREATE INDEX products_analogs ON products USING btree (shop_id, kind_id, analog_parts);
CREATE INDEX products_by_brand ON products USING btree (shop_id, brand_id);
CREATE INDEX products_by_kind ON products USING btree (shop_id, kind_id, popularity DESC);
CREATE INDEX products_by_popularity ON products USING btree (shop_id, popularity DESC, id);
CREATE INDEX products_by_section ON products USING btree (shop_id, section_ord, popularity DESC, id);
CREATE INDEX products_hot ON products USING btree (shop_id, popularity DESC, id) WHERE is_hot;
CREATE INDEX products_new ON products USING btree (shop_id, popularity DESC, id) WHERE is_new;
CREATE INDEX products_sale ON products USING btree (shop_id, popularity DESC, id) WHERE is_sale;
CREATE INDEX products_special ON products USING btree (shop_id, special_offer_id) WHERE (special_offer_id IS NOT NULL);
CREATE TRIGGER derive_price BEFORE INSERT OR UPDATE OF base_price, base_old_price, offer_percent, special_offer_id, price, old_price, special_percent, marks ON products FOR EACH ROW EXECUTE FUNCTION derive_price();
CREATE TRIGGER leave_place BEFORE DELETE ON products FOR EACH ROW EXECUTE FUNCTION leave_place();
CREATE TRIGGER products_came AFTER INSERT ON products REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION products_came();
CREATE TRIGGER products_changed AFTER UPDATE ON products REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION products_changed();
CREATE TRIGGER products_ranked_anew AFTER UPDATE OF popularity, assortment, base_price, base_old_price, offer_percent, price, remain, to_order ON products FOR EACH ROW WHEN (((old.popularity <> new.popularity) OR (is_ready(old.*) <> is_ready(new.*)))) EXECUTE FUNCTION rank_search_document();
CREATE TRIGGER products_searched AFTER INSERT ON products REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION write_search_documents();
CREATE TRIGGER products_searched_anew AFTER UPDATE OF name, code1c, section_id, brand_id, kind_id, keywords ON products FOR EACH ROW WHEN (((((((old.name IS DISTINCT FROM new.name) OR (old.code1c IS DISTINCT FROM new.code1c)) OR (old.section_id IS DISTINCT FROM new.section_id)) OR (old.brand_id IS DISTINCT FROM new.brand_id)) OR (old.kind_id IS DISTINCT FROM new.kind_id)) OR (old.keywords IS DISTINCT FROM new.keywords))) EXECUTE FUNCTION rewrite_search_document();
CREATE TRIGGER products_went AFTER DELETE ON products REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION products_went();
CREATE TRIGGER take_place BEFORE INSERT OR UPDATE OF section_id, section_ord ON products FOR EACH ROW EXECUTE FUNCTION take_place();

create table properties (
  shop_id integer not null,
  id integer not null,
  code text not null,
  title text not null,
  unit text not null default ''::text,
  facet boolean not null default false,
  is_primary boolean not null default false,
  sort smallint not null default 500,
  constraint properties_shop_id_code_key UNIQUE (shop_id, code),
  constraint properties_pkey PRIMARY KEY (shop_id, id),
  constraint properties_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE
);
CREATE TRIGGER properties_redefined AFTER UPDATE ON properties REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION properties_redefined();
CREATE TRIGGER properties_renamed AFTER UPDATE ON properties REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION properties_renamed();

create table refresh_tokens (
  shop_id integer not null,
  token_hash bytea not null,
  family_id uuid not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  parent_hash bytea,
  constraint refresh_tokens_pkey PRIMARY KEY (shop_id, token_hash),
  constraint refresh_tokens_shop_id_family_id_fkey FOREIGN KEY (shop_id, family_id) REFERENCES token_families(shop_id, id) ON DELETE CASCADE,
  constraint refresh_tokens_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE
);
CREATE INDEX refresh_tokens_expiry ON refresh_tokens USING btree (expires_at);
CREATE INDEX refresh_tokens_family ON refresh_tokens USING btree (shop_id, family_id);
CREATE INDEX refresh_tokens_parent ON refresh_tokens USING btree (shop_id, parent_hash) WHERE (parent_hash IS NOT NULL);
CREATE INDEX refresh_tokens_used_old ON refresh_tokens USING btree (used_at) WHERE (used_at IS NOT NULL);

create table removed_basket_rows (
  shop_id integer not null,
  buyer_id bigint not null,
  basket text not null,
  product_id integer not null,
  quantity integer not null,
  created_at timestamp with time zone not null,
  removed_at timestamp with time zone not null default now(),
  constraint removed_basket_rows_pkey PRIMARY KEY (shop_id, buyer_id, basket, product_id),
  constraint removed_basket_rows_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint removed_basket_rows_basket_check CHECK ((basket = ANY (ARRAY['main'::text, 'loyalty'::text])))
);
CREATE INDEX removed_basket_rows_age ON removed_basket_rows USING btree (removed_at);

create unlogged table request_counts (
  who bytea not null,
  period bigint not null,
  count bigint not null,
  constraint request_counts_pkey PRIMARY KEY (who, period)
);
CREATE INDEX request_counts_period ON request_counts USING btree (period);

create table reviews (
  shop_id integer not null,
  id bigint not null generated by default as identity,
  client_id integer not null,
  blocks jsonb not null,
  created_at timestamp with time zone not null default now(),
  constraint reviews_pkey PRIMARY KEY (shop_id, id),
  constraint reviews_shop_id_client_id_fkey FOREIGN KEY (shop_id, client_id) REFERENCES clients(shop_id, id) ON DELETE CASCADE,
  constraint reviews_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE
);
CREATE INDEX reviews_client ON reviews USING btree (shop_id, client_id, created_at DESC);

create table sandbox_payments (
  shop_id integer not null,
  id uuid not null default gen_random_uuid(),
  create_key uuid not null,
  amount bigint not null,
  refunded bigint not null default 0,
  currency text not null,
  description text not null,
  return_url text not null,
  status text not null default 'pending'::text,
  answers_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint sandbox_payments_shop_id_create_key_key UNIQUE (shop_id, create_key),
  constraint sandbox_payments_pkey PRIMARY KEY (shop_id, id),
  constraint sandbox_payments_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint sandbox_payments_amount_check CHECK ((amount > 0)),
  constraint sandbox_payments_check CHECK (((refunded >= 0) AND (refunded <= amount))),
  constraint sandbox_payments_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'succeeded'::text, 'canceled'::text])))
);

create table search_documents (
  shop_id integer not null,
  product_id integer not null,
  section_id integer not null,
  ready boolean not null,
  popularity integer not null,
  words tsvector not null,
  constraint search_documents_pkey PRIMARY KEY (shop_id, product_id),
  constraint search_documents_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint search_documents_shop_id_product_id_fkey FOREIGN KEY (shop_id, product_id) REFERENCES products(shop_id, id) ON DELETE CASCADE
);
CREATE INDEX search_documents_first ON search_documents USING btree (shop_id, ready DESC, popularity DESC, product_id);
CREATE INDEX search_documents_section ON search_documents USING btree (shop_id, section_id);
CREATE INDEX search_documents_words ON search_documents USING gin (shop_id, words);
CREATE TRIGGER search_documents_added AFTER INSERT ON search_documents REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION begin_search_version();
CREATE TRIGGER search_documents_changed AFTER UPDATE OF words, section_id ON search_documents FOR EACH ROW EXECUTE FUNCTION renew_search_version();
CREATE TRIGGER search_documents_removed AFTER DELETE ON search_documents FOR EACH ROW EXECUTE FUNCTION renew_search_version();

create table search_phrase_starts (
  shop_id integer not null,
  start text collate "C" not null,
  phrase_id integer not null,
  constraint search_phrase_starts_pkey PRIMARY KEY (shop_id, start, phrase_id),
  constraint search_phrase_starts_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint search_phrase_starts_shop_id_phrase_id_fkey FOREIGN KEY (shop_id, phrase_id) REFERENCES search_phrases(shop_id, id) ON DELETE CASCADE
);

create table search_phrases (
  shop_id integer not null,
  id integer not null,
  title text not null,
  plain text collate "C" not null,
  section_id integer,
  weight integer not null,
  constraint search_phrases_pkey PRIMARY KEY (shop_id, id),
  constraint search_phrases_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint search_phrases_shop_id_section_id_fkey FOREIGN KEY (shop_id, section_id) REFERENCES sections(shop_id, id) ON DELETE CASCADE
);

create table search_stems (
  shop_id integer not null,
  stem text collate "C" not null,
  products integer not null,
  constraint search_stems_pkey PRIMARY KEY (shop_id, stem),
  constraint search_stems_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE
);

create table search_synonyms (
  shop_id integer not null,
  id bigint not null generated by default as identity,
  same text[] not null,
  also text[] not null default '{}'::text[],
  otherwise text[] not null default '{}'::text[],
  beside text[] not null default '{}'::text[],
  constraint search_synonyms_pkey PRIMARY KEY (shop_id, id),
  constraint search_synonyms_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint search_synonyms_same_check CHECK ((cardinality(same) > 0))
);
CREATE TRIGGER synonyms_added AFTER INSERT ON search_synonyms REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_synonyms_version();
CREATE TRIGGER synonyms_changed AFTER UPDATE ON search_synonyms REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_synonyms_version();
CREATE TRIGGER synonyms_removed AFTER DELETE ON search_synonyms REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_synonyms_version();

create table search_versions (
  shop_id integer not null,
  version bigint not null,
  vocabulary bigint not null default 0,
  documents integer not null default 0,
  synonyms bigint not null default 0,
  constraint search_versions_pkey PRIMARY KEY (shop_id),
  constraint search_versions_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE
);

create table search_words (
  shop_id integer not null,
  word text collate "C" not null,
  uses integer not null default 1,
  stem text not null default ''::text,
  sound text not null default ''::text,
  brand boolean not null default false,
  named boolean not null default false,
  mistaken boolean not null default false,
  constraint search_words_pkey PRIMARY KEY (shop_id, word),
  constraint search_words_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE
);
CREATE INDEX search_words_similar ON search_words USING gin (shop_id, word gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX search_words_sound ON search_words USING btree (shop_id, sound);

create table sections (
  shop_id integer not null,
  id integer not null,
  parent_id integer,
  depth smallint not null default 1,
  name text not null,
  sort integer not null default 500,
  picture text,
  ord integer not null,
  ord_end integer not null default 0,
  product_count integer not null default 0,
  constraint sections_shop_id_ord_key UNIQUE (shop_id, ord) DEFERRABLE,
  constraint sections_pkey PRIMARY KEY (shop_id, id),
  constraint sections_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint sections_shop_id_parent_id_fkey FOREIGN KEY (shop_id, parent_id) REFERENCES sections(shop_id, id),
  constraint sections_depth_check CHECK (((depth >= 1) AND (depth <= 4)))
);
CREATE INDEX sections_parent ON sections USING btree (shop_id, parent_id);
CREATE TRIGGER lock_places BEFORE INSERT OR UPDATE OF parent_id, sort ON sections FOR EACH ROW EXECUTE FUNCTION lock_places();
CREATE TRIGGER sections_came AFTER INSERT ON sections REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION sections_placed();
CREATE TRIGGER sections_moved AFTER UPDATE ON sections REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION sections_moved();
CREATE TRIGGER sections_renamed AFTER UPDATE ON sections REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION sections_renamed();
CREATE TRIGGER sections_searched_anew AFTER UPDATE OF name ON sections FOR EACH ROW WHEN ((old.name <> new.name)) EXECUTE FUNCTION rewrite_named();

create table shop_domains (
  shop_id integer not null,
  domain text not null,
  sort smallint not null default 0,
  constraint shop_domains_domain_key UNIQUE (domain),
  constraint shop_domains_pkey PRIMARY KEY (shop_id, domain),
  constraint shop_domains_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint shop_domains_domain_check CHECK ((domain = lower(domain)))
);

create table shop_requisites (
  shop_id integer not null,
  full_name text not null default ''::text,
  inn text not null default ''::text,
  kpp text not null default ''::text,
  ogrn text not null default ''::text,
  address text not null default ''::text,
  bank_name text not null default ''::text,
  bank_code text not null default ''::text,
  payment_account text not null default ''::text,
  correspond_account text not null default ''::text,
  director text not null default ''::text,
  accountant text not null default ''::text,
  constraint shop_requisites_pkey PRIMARY KEY (shop_id),
  constraint shop_requisites_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE
);

create table shops (
  id integer not null,
  name text not null,
  logo text,
  email text not null default ''::text,
  phones text[] not null default '{}'::text[],
  registration boolean not null default true,
  show_loyalty_prices boolean not null default false,
  allow_physical boolean not null default false,
  search_title text not null default ''::text,
  search_description text not null default ''::text,
  min_order_sum bigint not null default 0,
  check_order_sum boolean not null default true,
  min_sum bigint not null default 0,
  lk_domain text,
  selfdelivery_only boolean not null default false,
  header_no_name boolean not null default false,
  about_delay text,
  show_delay_text boolean not null default false,
  google_id text,
  yandex_id text,
  color_scheme text not null default 'green'::text,
  price_type smallint not null default 28,
  currency text not null default 'RUB'::text,
  online_chat text,
  meta jsonb not null default '[]'::jsonb,
  tax_type text not null default ''::text,
  commercial_offer boolean not null default false,
  loyalty_rate smallint not null default 0,
  link text not null,
  main_trade_point_id integer,
  loyalty_name text not null default ''::text,
  loyalty_logo text,
  loyalty_burn_days smallint,
  maintenance boolean not null default false,
  demonstration boolean not null default false,
  time_zone text,
  derived_price_type smallint,
  constraint shops_link_key UNIQUE (link),
  constraint shops_pkey PRIMARY KEY (id),
  constraint shops_loyalty_burn_days_check CHECK ((loyalty_burn_days > 0)),
  constraint shops_loyalty_rate_check CHECK (((loyalty_rate >= 0) AND (loyalty_rate <= 100))),
  constraint shops_min_order_sum_check CHECK ((min_order_sum >= 0)),
  constraint shops_min_sum_check CHECK ((min_sum >= 0)),
  constraint shops_time_zone CHECK (((time_zone IS NULL) OR (('1970-01-01 00:00:00+00'::timestamp with time zone AT TIME ZONE time_zone) IS NOT NULL)))
);
CREATE TRIGGER default_synonyms_copied AFTER INSERT ON shops FOR EACH ROW EXECUTE FUNCTION copy_default_synonyms();

create table stored_files (
  shop_id integer not null,
  id bigint not null generated by default as identity,
  kind text not null,
  client_id integer,
  key text not null,
  name text not null,
  type text not null,
  size bigint,
  maker text,
  sort smallint not null default 0,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone,
  creation_key text,
  constraint stored_files_creation_key UNIQUE (shop_id, client_id, creation_key),
  constraint stored_files_pkey PRIMARY KEY (shop_id, id),
  constraint stored_files_shop_id_client_id_fkey FOREIGN KEY (shop_id, client_id) REFERENCES clients(shop_id, id) ON DELETE SET NULL (client_id),
  constraint stored_files_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint stored_files_creation_key_check CHECK (((length(creation_key) >= 8) AND (length(creation_key) <= 210))),
  constraint stored_files_kind_check CHECK ((kind = ANY (ARRAY['shop'::text, 'client'::text, 'download'::text]))),
  constraint stored_files_size_check CHECK ((size >= 0))
);
CREATE INDEX stored_files_client ON stored_files USING btree (shop_id, client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX stored_files_expiry ON stored_files USING btree (expires_at) WHERE (expires_at IS NOT NULL);
CREATE INDEX stored_files_orphans ON stored_files USING btree (shop_id, id) WHERE ((kind = 'client'::text) AND (client_id IS NULL));
CREATE INDEX stored_files_owner ON stored_files USING btree (shop_id, kind, client_id, id);

create table token_families (
  shop_id integer not null,
  id uuid not null default gen_random_uuid(),
  client_id integer not null,
  created_at timestamp with time zone not null default now(),
  revoked_at timestamp with time zone,
  browser text not null default ''::text,
  system text not null default ''::text,
  last_used_at timestamp with time zone,
  device_hash bytea,
  constraint token_families_pkey PRIMARY KEY (shop_id, id),
  constraint token_families_shop_id_client_id_fkey FOREIGN KEY (shop_id, client_id) REFERENCES clients(shop_id, id) ON DELETE CASCADE,
  constraint token_families_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE
);
CREATE INDEX token_families_age ON token_families USING btree (created_at);
CREATE INDEX token_families_client ON token_families USING btree (shop_id, client_id);
CREATE INDEX token_families_device ON token_families USING btree (shop_id, device_hash) WHERE (device_hash IS NOT NULL);

create table trade_points (
  shop_id integer not null,
  id integer not null,
  name text not null,
  email text not null default ''::text,
  phones text[] not null default '{}'::text[],
  work_schedule text not null default ''::text,
  holiday_schedule text not null default ''::text,
  date_start date,
  date_end date,
  address text not null,
  latitude double precision not null,
  longitude double precision not null,
  sort smallint not null default 0,
  constraint trade_points_pkey PRIMARY KEY (shop_id, id),
  constraint trade_points_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE
);

create table viewed (
  shop_id integer not null,
  buyer_id bigint not null,
  product_id integer not null,
  seen_at timestamp with time zone not null default now(),
  constraint viewed_pkey PRIMARY KEY (shop_id, buyer_id, product_id),
  constraint viewed_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE,
  constraint viewed_shop_id_product_id_fkey FOREIGN KEY (shop_id, product_id) REFERENCES products(shop_id, id) ON DELETE CASCADE
);
CREATE INDEX viewed_latest ON viewed USING btree (shop_id, buyer_id, seen_at DESC);
CREATE INDEX viewed_product ON viewed USING btree (shop_id, product_id);

create table visitors (
  shop_id integer not null,
  code_hash bytea not null,
  buyer_id bigint not null default nextval('buyer_ids'::regclass),
  seen_at timestamp with time zone not null default now(),
  user_code uuid not null default gen_random_uuid(),
  constraint visitors_pkey PRIMARY KEY (shop_id, code_hash),
  constraint visitors_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id) ON DELETE CASCADE
);
CREATE INDEX visitors_buyer ON visitors USING btree (shop_id, buyer_id);
CREATE INDEX visitors_seen ON visitors USING btree (seen_at);
CREATE UNIQUE INDEX visitors_user_code ON visitors USING btree (shop_id, user_code);

CREATE OR REPLACE FUNCTION begin_search_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into search_versions (shop_id, version)
  select distinct shop_id, pg_current_xact_id()::text::bigint from written
  on conflict (shop_id) do update set version = excluded.version where search_versions.version <> excluded.version;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION begun_with_mistake(beginning text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select left(beginning, 1) || substr(beginning, 2, 1)
  union select left(beginning, 1) || substr(beginning, 3, 1)
  union select left(beginning, 1) || letter || following
  from unnest(array[substr(beginning, 2, 1), substr(beginning, 3, 1)]) as following,
    regexp_split_to_table(case when beginning ~ '^[a-z]' then 'abcdefghijklmnopqrstuvwxyz' else 'абвгдежзийклмнопрстуфхцчшщъыьэюя' end, '') as letter
$function$;

CREATE OR REPLACE FUNCTION brands_moved()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_listing_due(part.shop_id, part.ids)
  from (
    select now.shop_id, array_agg(p.id) as ids
    from now join was on was.shop_id = now.shop_id and was.id = now.id and was.country <> now.country
    join products p on p.shop_id = now.shop_id and p.brand_id = now.id
    group by now.shop_id) as part;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION brands_renamed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if is_bulk_load() then return null; end if;
  perform note_listing_changes(array(
    select distinct now.shop_id from now join was on was.shop_id = now.shop_id and was.id = now.id
    where (was.name, was.country) is distinct from (now.name, now.country)
    order by 1));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION copy_default_synonyms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into search_synonyms (shop_id, same, also, otherwise, beside)
  select new.id, same, also, otherwise, beside from default_search_synonyms;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_in_sections(shop integer, ord integer, number bigint)
 RETURNS void
 LANGUAGE sql
AS $function$
  update sections set product_count = product_count + number
  where shop_id = shop and sections.ord <= count_in_sections.ord and ord_end >= count_in_sections.ord
$function$;

CREATE OR REPLACE FUNCTION derive_price()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  none products;
  by_offer boolean;
begin
  if new.base_price is null then
    new := read_written_price(new, none);
  elsif tg_op = 'UPDATE'
    and (new.base_price, new.base_old_price, new.offer_percent)
      is not distinct from (old.base_price, old.base_old_price, old.offer_percent)
    and (new.price, new.old_price, new.special_offer_id)
      is distinct from (old.price, old.old_price, old.special_offer_id) then
    new := read_written_price(new, old);
  end if;
  perform pg_advisory_xact_lock_shared(hashtext('price precision'), new.shop_id);
  select derived.price, derived.old_price, derived.special_percent, derived.by_offer
  into new.price, new.old_price, new.special_percent, by_offer
  from shops shop
  cross join lateral unit_price(new.base_price, new.base_old_price, new.offer_percent, shop.price_type) as derived
  where shop.id = new.shop_id;
  if by_offer then
    new.marks := array_append(array_remove(new.marks, 'special_price'), 'special_price');
  elsif tg_op = 'UPDATE' and old.offer_percent is not null and old.base_old_price is null then
    new.marks := array_remove(new.marks, 'special_price');
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION document_of(p products)
 RETURNS tsvector
 LANGUAGE sql
 STABLE
AS $function$
  select search_document(p.name, p.code1c,
    concat_ws(' ',
      (select name from brands where shop_id = p.shop_id and id = p.brand_id),
      (select name from sections where shop_id = p.shop_id and id = p.section_id)),
    coalesce((select title from kinds where shop_id = p.shop_id and id = p.kind_id), ''),
    p.keywords) || array_to_tsvector(array['$' || p.section_id])
$function$;

CREATE OR REPLACE FUNCTION facets_of(shop integer, ids integer[])
 RETURNS TABLE(product_id integer, facets integer[])
 LANGUAGE sql
 STABLE
AS $function$
  select part.product_id, array_agg(part.value_id order by part.value_id)
  from (
    select p.id as product_id, known.id as value_id
    from unnest(ids) as list (id) join products p on p.shop_id = shop and p.id = list.id
    join product_properties owned on owned.shop_id = shop and owned.product_id = p.id
    join facet_values known on known.shop_id = shop and known.kind = 'property'
      and known.property_id = owned.property_id and known.value = owned.value
    join properties property on property.shop_id = shop and property.id = owned.property_id and property.facet
    union all
    select p.id, known.id
    from unnest(ids) as list (id) join products p on p.shop_id = shop and p.id = list.id
    left join brands brand on brand.shop_id = shop and brand.id = p.brand_id
    cross join lateral (
      select 'brand' as kind, p.brand_id::text as value union all select 'country', brand.country
      union all select 'batch', p.min_quantity::text
      union all select 'mark', mark from unnest(p.marks) as mark) as own
    join facet_values known on known.shop_id = shop and known.kind = own.kind and known.property_id = 0
      and known.value = own.value) as part
  group by part.product_id
$function$;

CREATE OR REPLACE FUNCTION find_search_phrases(shop integer, texts text[], looked_at integer, most integer, most_sections integer)
 RETURNS TABLE(title text, plain text, section_id integer)
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return query
    with typed as (
      select parts.plain, parts.words,
        (select word from unnest(parts.words) as word order by length(word) desc limit 1) as longest
      from (
        select list.plain, regexp_split_to_array(list.plain, ' ') as words
        from (select plain_text(text) as plain from unnest(texts) as text) as list where list.plain <> '') as parts),
    ids as (
      select start.phrase_id, typed.plain, typed.words
      from typed cross join lateral (
        select kept.phrase_id from search_phrase_starts kept
        where kept.shop_id = shop and kept.start >= typed.longest and kept.start < typed.longest || chr(1114111)
        order by kept.phrase_id limit looked_at) as start),
    found as (
      select distinct on (phrase.id) phrase.id, phrase.title, phrase.plain, phrase.section_id, phrase.weight,
        starts_with(phrase.plain, ids.plain) as begins
      from ids join search_phrases phrase on phrase.shop_id = shop and phrase.id = ids.phrase_id
      where not exists (select from unnest(ids.words) as word where position(' ' || word in ' ' || phrase.plain) = 0)
      order by phrase.id, begins desc),
    placed as (
      select found.*, row_number() over (
        partition by found.section_id is null order by begins desc, weight desc, found.id) as place from found)
    select placed.title, placed.plain, placed.section_id from placed
    where placed.section_id is null or place <= most_sections
    order by begins desc, weight desc, placed.id limit most;
end $function$;

CREATE OR REPLACE FUNCTION fold_stem(stem text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when stem !~ '(?:еек|ь[кцл]|[а-я]{2}[бвгджзклмнпрстфхцчшщ][ое][кцл]|[а-я]{2}а[лн]|[а-я]{3}ит)$' then stem else
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(stem,
      'еек$', 'ейк'), 'ь([кцл])$', '\1'),
      '([а-я]{2}[бвгджзклмнпрстфхцчшщ])[ое]([кцл])$', '\1\2'),
      '([а-я]{2}а)[лн]$', '\1'), '([а-я]{3})ит$', '\1')
  end
$function$;

CREATE OR REPLACE FUNCTION follow_written_number()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into order_numbers (shop_id, last) values (new.shop_id, substring(new.number from '\d+$')::integer)
  on conflict (shop_id) do update set last = excluded.last where order_numbers.last < excluded.last;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION is_bulk_load()
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(current_setting('prilavok.bulk_load', true), '') = 'on'
$function$;

CREATE OR REPLACE FUNCTION is_ready(p products)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select p.assortment and p.price > 0 and (p.remain > 0 or p.to_order)
$function$;

CREATE OR REPLACE FUNCTION keep_order_status()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into order_status_changes (shop_id, order_id, status) values (new.shop_id, new.id, new.status);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION learn_facet_values(shop integer, ids integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  with wanted as (select p.* from unnest(ids) as list (id) join products p on p.shop_id = shop and p.id = list.id),
  found as (
    select 'property' as kind, owned.property_id, owned.value
    from wanted join product_properties owned on owned.shop_id = shop and owned.product_id = wanted.id
    join properties property on property.shop_id = shop and property.id = owned.property_id and property.facet
    union select 'brand', 0, brand_id::text from wanted where brand_id is not null
    union select 'country', 0, brand.country from (select distinct brand_id from wanted) as used
      join brands brand on brand.shop_id = shop and brand.id = used.brand_id where brand.country <> ''
    union select 'mark', 0, mark from wanted, unnest(marks) as mark
    union select 'batch', 0, min_quantity::text from wanted)
  insert into facet_values (shop_id, kind, property_id, value)
  select shop, kind, property_id, value from found
  where not exists (select from facet_values known where known.shop_id = shop and known.kind = found.kind
    and known.property_id = found.property_id and known.value = found.value)
  order by kind, property_id, value
  on conflict do nothing
$function$;

CREATE OR REPLACE FUNCTION leave_place()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock_shared(hashtext('section places'), old.shop_id);
  return old;
end $function$;

CREATE OR REPLACE FUNCTION listing_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- A shop that is being deleted has nobody to say it to.
  perform note_listing_changes(array(
    select distinct changed.shop_id from changed join shops on shops.id = changed.shop_id order by 1));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION listing_updated()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_listing_changes(array(
    select distinct now.shop_id from now join was on was.shop_id = now.shop_id and was.product_id = now.product_id
    where (was.section_ord, was.popularity, was.price, was.name, was.in_stock, was.is_new, was.is_hot, was.is_sale, was.facets)
      is distinct from (now.section_ord, now.popularity, now.price, now.name, now.in_stock, now.is_new, now.is_hot,
        now.is_sale, now.facets)
    order by 1));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION lock_listing(shop integer, ids integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform from listing row where row.shop_id = shop and row.product_id = any(ids) order by row.product_id for no key update;
end $function$;

CREATE OR REPLACE FUNCTION lock_places()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if is_bulk_load() then return new; end if;
  perform pg_advisory_xact_lock(hashtext('section places'), new.shop_id);
  if tg_op = 'INSERT' then
    -- Behind all others until it is placed.
    new.ord := (select coalesce(max(ord), 0) + 1 from sections where shop_id = new.shop_id);
    new.ord_end := new.ord;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION marked_stems(mark text, stems tsvector)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select array_to_tsvector(array(select mark || stem from unnest(tsvector_to_array(stems)) as stem))
$function$;

CREATE OR REPLACE FUNCTION marks_renamed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if is_bulk_load() then return null; end if;
  perform note_listing_changes(array(
    select distinct now.shop_id from now join was on was.shop_id = now.shop_id and was.code = now.code
    where (was.title, was.sort) is distinct from (now.title, now.sort)
    order by 1));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION moves_in_stock_order(listed integer, now integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (abs((listed - now)) > CASE WHEN (listed < 100) THEN 0 ELSE (listed / 10) END);

CREATE OR REPLACE FUNCTION name_order(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(translate(name, 'Ёё«»„“”"'''::text, 'Ее'::text));

CREATE OR REPLACE FUNCTION near_search_beginnings(shop integer, beginnings text[], most integer)
 RETURNS TABLE(word text, uses integer)
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return query
    select distinct own.word, own.uses
    from unnest(beginnings) as list (beginning)
    cross join lateral (
      select near.word, near.uses
      from (
        select distinct kept.word, kept.uses
        from begun_with_mistake(list.beginning) as start
        join search_words kept on kept.shop_id = shop and kept.word >= start and kept.word < start || chr(1114111)
        where not kept.mistaken
        limit 2000) as near
      order by starts_with(near.word, list.beginning) desc,
        similarity(left(near.word, length(list.beginning) + 1), list.beginning) desc, near.uses desc
      limit most) as own;
end $function$;

CREATE OR REPLACE FUNCTION near_search_words(shop integer, typed text[], exact text[], sounds text[])
 RETURNS TABLE(word text, uses integer, sound text)
 LANGUAGE plpgsql
 STABLE
 SET "pg_trgm.similarity_threshold" TO '0.2'
AS $function$
begin
  return query
    select own.word, own.uses, own.sound
    from (
      select similar_one.word from unnest(typed) as list (word)
      join search_words similar_one on similar_one.shop_id = shop and similar_one.word % list.word
        -- One letter left out at most: «qwerty» is no «конверты».
        and length(similar_one.word) - length(list.word) between -2 and 1
      union
      select same.word from search_words same where same.shop_id = shop and same.word = any (exact)
      union
      select alike.word from unnest(sounds) as list (sound)
      join search_words alike on alike.shop_id = shop and alike.sound = list.sound) as near
    join search_words own on own.shop_id = shop and own.word = near.word
    where not own.mistaken;
end $function$;

CREATE OR REPLACE FUNCTION note_listing_changes(shops integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  shop integer;
begin
  foreach shop in array coalesce(shops, '{}') loop
    if not exists (
      select from listing_versions own where own.shop_id = shop and own.changed_by = pg_current_xact_id()) then
      update listing_versions counter set changes = counter.changes + 1, changed_by = pg_current_xact_id()
      where counter.shop_id = shop and counter.slot = (
        select free.slot from listing_versions free where free.shop_id = shop
        order by free.slot limit 1 for no key update skip locked);
      if not found then insert into listing_versions (shop_id) values (shop); end if;
    end if;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION note_listing_due(shop integer, ids integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  -- A shop that is being removed has nothing to list.
  insert into listing_due (shop_id, product_id)
  select shop, list.id from unnest(ids || 0) as list (id) where exists (select from shops where shops.id = shop)
  on conflict do nothing
$function$;

CREATE OR REPLACE FUNCTION offer_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if coalesce(new.type, old.type) = 'special_price' or old.type = 'special_price' then
    insert into price_changes (shop_id) select id from shops where id = coalesce(new.shop_id, old.shop_id);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION offer_items_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into price_changes (shop_id)
  select distinct changed.shop_id from changed join shops on shops.id = changed.shop_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION place_sections(shop integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  lost integer;
  moved integer[];
begin
  select s.id into lost from sections s
  where s.shop_id = shop and not exists (select from section_places(shop) place where place.id = s.id) limit 1;
  if lost is not null then
    raise exception 'Section % of shop % would stand below itself: give it another parent', lost, shop;
  end if;
  update sections s set ord = place.ord, ord_end = place.ord_end, depth = place.depth
  from section_places(shop) place
  where s.shop_id = shop and s.id = place.id
    and (s.ord, s.ord_end, s.depth) is distinct from (place.ord, place.ord_end, place.depth);
  moved := array(
    select p.id from products p join sections s on s.shop_id = shop and s.id = p.section_id
    where p.shop_id = shop and p.section_ord <> s.ord
    order by exists (select from offer_gifts gift where gift.shop_id = shop and gift.product_id = p.id), p.id
    for no key update of p);
  if cardinality(moved) > 0 then
    update products p set section_ord = s.ord from sections s
    where p.shop_id = shop and s.shop_id = shop and s.id = p.section_id and p.section_ord <> s.ord;
    update listing_stock stock set section_ord = p.section_ord from products p
    where stock.shop_id = shop and p.shop_id = shop and p.id = stock.product_id and stock.section_ord <> p.section_ord;
    perform note_listing_due(shop, moved);
  end if;
  update sections s set product_count = counted.goods
  from (
    with own as (select section_ord, count(*) as goods from products where shop_id = shop group by section_ord)
    select held.id, coalesce(sum(own.goods), 0)::integer as goods
    from sections held left join own on own.section_ord between held.ord and held.ord_end
    where held.shop_id = shop group by held.id) as counted
  where s.shop_id = shop and s.id = counted.id and s.product_count <> counted.goods;
end $function$;

CREATE OR REPLACE FUNCTION plain_counts(plain text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when plain !~ '\d ?(?:цвет|розет|рулон|ящик|отверст|отделен|страниц|пакетик|ватт?|гиг)' then plain else
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(regexp_replace(plain,
      '(\d) ?цвет(?:а|ов)?(?= |$)', '\1 цв', 'g'),
      '(\d) ?розет[а-я]*(?= |$)', '\1 роз', 'g'),
      '(\d) ?рулон[а-я]*(?= |$)', '\1 рул', 'g'),
      '(\d) ?ящик[а-я]*(?= |$)', '\1 ящ', 'g'),
      '(\d) ?отверст[а-я]*(?= |$)', '\1 отв', 'g'),
      '(\d) ?отделен[а-я]*(?= |$)', '\1 отд', 'g'),
      '(\d) ?страниц[а-я]*(?= |$)', '\1 стр', 'g'),
      '(\d) ?пакетик[а-я]*(?= |$)', '\1 пак', 'g'),
      '(\d) ?ватт?[а-я]{0,2}(?= |$)', '\1 вт', 'g'),
      '(\d) ?гиг(?:а|ов)?(?= |$)', '\1 гб', 'g')
  end
$function$;

CREATE OR REPLACE FUNCTION plain_measures(plain text, beside boolean)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when plain !~ '\d ?[гкмслшрцпвояglcpk]' then plain else
    regexp_replace(
      case when plain !~ '\d\.\d' then plain_units(plain) else regexp_replace(plain_units(plain),
        '\m(\d+)\.(\d+) ?(г|кг|мг|мм|см|м|мкм|мл|л|шт|рул|цв|сл|пак|вт|гб|стр|отв|роз|ящ|отд)\M',
        case when beside then '\1.\2 \1d\2\3' else '\1d\2\3' end, 'g') end,
      '\m(?<!\.)(\d+) ?(г|кг|мг|мм|см|м|мкм|мл|л|шт|рул|цв|сл|пак|вт|гб|стр|отв|роз|ящ|отд)\M',
      case when beside then '\1 \1\2' else '\1\2' end, 'g')
  end
$function$;

CREATE OR REPLACE FUNCTION plain_senses(plain text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when plain !~ '\m(?:без |чернил)' then plain else
    regexp_replace(regexp_replace(plain,
      '\mбез ([а-я]{3,})', 'без\1', 'g'),
      '\mчернил(?=(?:а|ам|ами|ах)?\M)', 'чернилк', 'g')
  end
$function$;

CREATE OR REPLACE FUNCTION plain_text(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select btrim(regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(translate(lower(value), 'ё²³×', 'е23 '), '(\d),(\d)', '\1.\2', 'g'),
          '(\d)[xх*](?=\d)', '\1 ', 'g'),
        '[^a-zа-я0-9.]+|(?<!\d)\.|\.(?!\d)', ' ', 'g'),
      '\mа(?=\d+\M)', 'a', 'g'), '\mс(?=\d+\M)', 'c', 'g'), '\mе(?=\d+\M)', 'e', 'g'), '\mв(?=\d+\M)', 'b', 'g'),
    ' +', ' ', 'g'))
$function$;

CREATE OR REPLACE FUNCTION plain_units(plain text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when plain !~ '\d ?(?:гр|г м|г кв|g|лист|лит|l|mm|милл|сан|cm|мет|шту|pcs|мик|ги|gb|ки|kg|сло)' then plain else
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(plain,
      '(\d) ?(?:гр?|грамм[а-я]*|g)(?: (?:м2?|кв м)(?= |$))?(?= |$)', '\1 г', 'g'),
      '(\d) ?(?:лист[а-я]*|литр[а-я]*|l)(?= |$)', '\1 л', 'g'),
      '(\d) ?(?:миллиметр[а-я]*|mm)(?= |$)', '\1 мм', 'g'),
      '(\d) ?(?:сантиметр[а-я]*|cm)(?= |$)', '\1 см', 'g'),
      '(\d) ?метр[а-я]*(?= |$)', '\1 м', 'g'),
      '(\d) ?(?:штук[а-я]*|pcs)(?= |$)', '\1 шт', 'g'),
      '(\d) ?микрон[а-я]*(?= |$)', '\1 мкм', 'g'),
      '(\d) ?(?:гигабайт[а-я]*|gb)(?= |$)', '\1 гб', 'g'),
      '(\d) ?(?:кило|килограмм[а-я]*|kg)(?= |$)', '\1 кг', 'g'),
      '(\d) ?сло[ейя][а-я]*(?= |$)', '\1 сл', 'g')
  end
$function$;

CREATE OR REPLACE FUNCTION products_came()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if is_bulk_load() then return null; end if;
  insert into listing_stock (shop_id, product_id, remain, section_ord) select shop_id, id, remain, section_ord from came;
  perform note_listing_due(part.shop_id, part.ids)
  from (select shop_id, array_agg(id) as ids from came group by shop_id) as part;
  perform count_in_sections(part.shop_id, part.section_ord, part.number)
  from (select shop_id, section_ord, count(*) as number from came group by 1, 2 order by 1, 2) as part;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION products_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  part record;
begin
  if is_bulk_load() then return null; end if;
  for part in
    select now.shop_id,
      array_agg(now.id order by now.id) filter (where was.remain <> now.remain) as ids,
      array_agg(now.remain order by now.id) filter (where was.remain <> now.remain) as remains,
      array_agg(now.id) filter (where
        (was.section_id, was.popularity, was.price, was.name, was.remain > 0, was.is_new, was.is_hot, was.is_sale, was.brand_id,
          was.marks, was.min_quantity)
        is distinct from (now.section_id, now.popularity, now.price, now.name, now.remain > 0, now.is_new, now.is_hot, now.is_sale,
          now.brand_id, now.marks, now.min_quantity)) as listed,
      bool_or(was.section_id <> now.section_id) as moved
    from now join was on was.shop_id = now.shop_id and was.id = now.id
    group by now.shop_id
  loop
    if part.ids is not null then
      update listing_stock stock set remain = list.remain
      from unnest(part.ids, part.remains) as list (id, remain)
      where stock.shop_id = part.shop_id and stock.product_id = list.id and moves_in_stock_order(stock.remain, list.remain);
    end if;
    if part.listed is not null then perform note_listing_due(part.shop_id, part.listed); end if;
    if part.moved then
      update listing_stock stock set section_ord = now.section_ord
      from now
      where now.shop_id = part.shop_id and stock.shop_id = now.shop_id and stock.product_id = now.id
        and stock.section_ord <> now.section_ord;
      perform count_in_sections(part.shop_id, place.section_ord, place.number)
      from (
        select places.section_ord, sum(places.sign) as number
        from now join was on was.shop_id = now.shop_id and was.id = now.id and was.section_id <> now.section_id
        cross join lateral (values (was.section_ord, -1), (now.section_ord, 1)) as places (section_ord, sign)
        where now.shop_id = part.shop_id
        group by places.section_ord order by places.section_ord) as place;
    end if;
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION products_went()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if is_bulk_load() then return null; end if;
  perform count_in_sections(part.shop_id, part.section_ord, -part.number)
  from (select shop_id, section_ord, count(*) as number from went group by 1, 2 order by 1, 2) as part;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION properties_owned()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if is_bulk_load() then return null; end if;
  perform note_listing_due(part.shop_id, part.ids)
  from (select shop_id, array_agg(distinct product_id) as ids from owned group by shop_id) as part;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION properties_redefined()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_listing_due(part.shop_id, part.ids)
  from (
    select now.shop_id, array_agg(distinct owned.product_id) as ids
    from now join was on was.shop_id = now.shop_id and was.id = now.id and was.facet <> now.facet
    join product_properties owned on owned.shop_id = now.shop_id and owned.property_id = now.id
    group by now.shop_id) as part;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION properties_renamed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if is_bulk_load() then return null; end if;
  perform note_listing_changes(array(
    select distinct now.shop_id from now join was on was.shop_id = now.shop_id and was.id = now.id
    where (was.code, was.title, was.unit, was.is_primary, was.sort)
      is distinct from (now.code, now.title, now.unit, now.is_primary, now.sort)
    order by 1));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION properties_rewritten()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if is_bulk_load() then return null; end if;
  perform note_listing_due(part.shop_id, part.ids)
  from (
    select changed.shop_id, array_agg(distinct changed.product_id) as ids
    from (
      (select shop_id, product_id, property_id, value from now except select shop_id, product_id, property_id, value from was)
      union all
      (select shop_id, product_id, property_id, value from was except select shop_id, product_id, property_id, value from now)
    ) as changed
    group by changed.shop_id) as part;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION rank_search_document()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update search_documents set popularity = new.popularity, ready = is_ready(new)
  where shop_id = new.shop_id and product_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION read_search_words(shop integer, texts text[], most integer, meaningless text)
 RETURNS TABLE(n integer, word text, stem text, raw_stem text, known boolean, whole boolean, mistaken boolean)
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return query
    with words as (
      select list.n, part.place, part.word, to_tsvector('russian', part.word) as stems
      from unnest(texts) with ordinality as list (text, n)
      cross join lateral regexp_split_to_table(search_text(list.text, false), ' ') with ordinality
        as part (word, place)
      where part.word <> '' and part.place <= most and part.word !~ meaningless),
    stems as (
      select words.n, place, words.word, own.stem as raw_stem, fold_stem(own.stem) as stem
      from words cross join lateral unnest(tsvector_to_array(stems)) as own (stem))
    select stems.n::integer, stems.word, stems.stem, stems.raw_stem,
      coalesce(
        (select true from search_stems kept where kept.shop_id = shop and kept.stem = stems.stem limit 1),
        (select count(*) > 0 from search_documents document
          where document.shop_id = shop and document.words @@ (quote_literal(stems.stem)::tsquery))),
      kept.word is not null, coalesce(kept.mistaken, false)
    from stems
    left join lateral (
      select own.word, own.mistaken from search_words own where own.shop_id = shop and own.word = stems.word limit 1) as kept
      on true
    order by stems.n, place;
end $function$;

CREATE OR REPLACE FUNCTION read_written_price(now products, was products)
 RETURNS products
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
declare
  is_new boolean := was.base_price is null;
  begins boolean := now.special_offer_id is not null and now.old_price is not null and (is_new or was.special_offer_id is null);
  -- The price before the offer comes back: base_price has it still, unrounded.
  ends boolean := now.special_offer_id is null and was.special_offer_id is not null
    and now.price in (was.price, was.old_price);
begin
  if begins then
    if is_new or was.price <> now.old_price then now.base_price := now.old_price; end if;
    now.base_old_price := null;
    now.offer_percent := now.special_percent;
    return now;
  end if;
  if now.special_offer_id is null then now.offer_percent := null; end if;
  if is_new or (now.price <> was.price and not ends) then now.base_price := now.price; end if;
  if now.special_offer_id is null and not ends then now.base_old_price := now.old_price; end if;
  return now;
end $function$;

CREATE OR REPLACE FUNCTION reduced_price(usual bigint, percent integer, price_type integer)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN round_price((((usual * (100 - percent)))::numeric / 100.0), price_type);

CREATE OR REPLACE FUNCTION refresh_due()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  ids integer[];
begin
  with due as (
    delete from listing_due due where due.shop_id = new.shop_id and due.changed_by = new.changed_by returning due.product_id)
  select array_agg(product_id order by product_id) into ids from due;
  for part in 1 .. coalesce(cardinality(ids), 0) by 20000 loop
    perform refresh_listed(new.shop_id, ids[part:part + 19999]);
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION refresh_due_now()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  set constraints refresh_due immediate;
  set constraints refresh_due deferred;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION refresh_listed(shop integer, ids integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform learn_facet_values(shop, ids);
  perform lock_listing(shop, ids);
  insert into listing as row (shop_id, product_id, section_ord, popularity, price, name, in_stock, is_new, is_hot, is_sale, facets)
  select shop, p.id, p.section_ord, p.popularity, p.price, name_order(p.name), p.remain > 0, p.is_new, p.is_hot, p.is_sale,
    coalesce(own.facets, '{}')
  from unnest(ids) as list (id) join products p on p.shop_id = shop and p.id = list.id
  left join facets_of(shop, ids) own on own.product_id = p.id
  order by p.section_ord, p.id
  on conflict (shop_id, product_id) do update set section_ord = excluded.section_ord, popularity = excluded.popularity,
    price = excluded.price, name = excluded.name, in_stock = excluded.in_stock, is_new = excluded.is_new,
    is_hot = excluded.is_hot, is_sale = excluded.is_sale, facets = excluded.facets
  where row.* is distinct from excluded.*;
end $function$;

CREATE OR REPLACE FUNCTION refresh_listing(shop integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  ids integer[];
begin
  for ids in
    select array_agg(part.id order by part.place)
    from (
      select p.id, row_number() over (order by p.section_ord, p.id) as place from products p where p.shop_id = shop) as part
    group by part.place / 20000 order by part.place / 20000
  loop
    perform refresh_products(shop, ids);
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION refresh_products(shop integer, ids integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_listed(shop, ids);
  insert into listing_stock as row (shop_id, product_id, remain, section_ord)
  select shop, p.id, p.remain, p.section_ord
  from unnest(ids) as list (id) join products p on p.shop_id = shop and p.id = list.id
  order by p.id
  on conflict (shop_id, product_id) do update set remain = excluded.remain, section_ord = excluded.section_ord
  where row.* is distinct from excluded.*;
end $function$;

CREATE OR REPLACE FUNCTION reject_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'Rows of % are only added', tg_table_name;
end $function$;

CREATE OR REPLACE FUNCTION renew_search_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update search_versions set version = pg_current_xact_id()::text::bigint
  where shop_id = old.shop_id and version <> pg_current_xact_id()::text::bigint;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION renew_synonyms_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into search_versions (shop_id, version, synonyms)
  select id, 0, pg_current_xact_id()::text::bigint from shops
  where id in (select shop_id from changed) order by id
  on conflict (shop_id) do update set synonyms = excluded.synonyms;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION rewrite_named()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  ids integer[];
begin
  perform take_search_version(new.shop_id);
  ids := array(
    select p.id from products p
    where p.shop_id = new.shop_id
      and case tg_table_name when 'sections' then p.section_id when 'brands' then p.brand_id else p.kind_id end = new.id);
  perform from search_documents document
  where document.shop_id = new.shop_id and document.product_id = any(ids)
  order by exists (select from offer_gifts gift where gift.shop_id = new.shop_id and gift.product_id = document.product_id),
    document.product_id
  for no key update;
  update search_documents document set words = document_of(p)
  from products p
  where p.shop_id = new.shop_id and p.id = any(ids) and document.shop_id = p.shop_id and document.product_id = p.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION rewrite_search_document()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform take_search_version(new.shop_id);
  update search_documents set section_id = new.section_id, words = document_of(new)
  where shop_id = new.shop_id and product_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION round_price(amount numeric, price_type integer)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ((floor(((amount / (CASE price_type WHEN 26 THEN 100 WHEN 27 THEN 10 ELSE 1 END)::numeric) + 0.5)) * (CASE price_type WHEN 26 THEN 100 WHEN 27 THEN 10 ELSE 1 END)::numeric))::bigint;

CREATE OR REPLACE FUNCTION search_document(name text, code text, frame text, kind text, keywords text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select with_folded_stems(
    setweight(to_tsvector('russian', search_text(name, true)), 'A')
    || setweight(to_tsvector('russian', plain_senses(plain_text(frame || ' ' || kind))), 'B')
    || setweight(to_tsvector('russian', search_text(keywords, true)), 'C')
    || marked_stems('^', to_tsvector('russian', plain_senses(search_heads(split_part(name, ',', 1) || ',' || kind))))
    || marked_stems('+', to_tsvector('russian', plain_senses(search_heads(keywords) || ' ' || plain_text(split_part(name, ' ', 1)))))
    || array_to_tsvector(array['#' || code, '~' || reverse(code)]))
$function$;

CREATE OR REPLACE FUNCTION search_heads(phrases text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select plain_text(regexp_replace(lower(phrases),
    '(?:^|,)[^a-zа-яё0-9,]*((?:[а-яё-]+(?:ая|яя|ый|ий|ой|ое|ее|ые|ие) +)*[^ ,-]+)[^,]*', ' \1 ', 'g'))
$function$;

CREATE OR REPLACE FUNCTION search_sections_named(shop integer, value text, most integer)
 RETURNS TABLE(id integer)
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return query
    select below.id
    from search_phrase_starts start
    join search_phrases phrase
      on phrase.shop_id = shop and phrase.id = start.phrase_id and phrase.plain = start.start and phrase.section_id is not null
    join sections named on named.shop_id = shop and named.id = phrase.section_id
    join sections below on below.shop_id = shop and below.ord between named.ord and named.ord_end
    where start.shop_id = shop and start.start = plain_text(value)
    order by below.ord limit most;
end $function$;

CREATE OR REPLACE FUNCTION search_text(value text, beside boolean)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  plain text := plain_text(value);
begin
  plain := plain_senses(plain);
  plain := plain_counts(plain);
  return plain_measures(plain, beside);
end $function$;

CREATE OR REPLACE FUNCTION section_places(shop integer)
 RETURNS TABLE(id integer, depth integer, ord integer, ord_end integer)
 LANGUAGE sql
 STABLE
AS $function$
  with recursive tree as (
    select s.id, array[s.id] as path, array[s.sort, s.ord] as way from sections s where s.shop_id = shop and s.parent_id is null
    union all
    select s.id, tree.path || s.id, tree.way || array[s.sort, s.ord]
    from tree join sections s on s.shop_id = shop and s.parent_id = tree.id),
  numbered as (select tree.id, path, row_number() over (order by way)::integer as ord from tree),
  sizes as (select above.id, count(*)::integer as size from numbered, unnest(path) as above (id) group by above.id)
  select numbered.id, cardinality(path), ord, ord + size - 1 from numbered join sizes on sizes.id = numbered.id
$function$;

CREATE OR REPLACE FUNCTION sections_moved()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if is_bulk_load() then return null; end if;
  perform place_sections(shop_id) from (
    select distinct now.shop_id from now join was on was.shop_id = now.shop_id and was.id = now.id
    where (was.parent_id, was.sort) is distinct from (now.parent_id, now.sort) order by now.shop_id) as part;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION sections_placed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if is_bulk_load() then return null; end if;
  perform place_sections(shop_id) from (select distinct shop_id from now order by shop_id) as part;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION sections_renamed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if is_bulk_load() then return null; end if;
  perform note_listing_changes(array(
    select distinct now.shop_id from now join was on was.shop_id = now.shop_id and was.id = now.id
    where (was.name, was.parent_id, was.depth, was.ord, was.ord_end)
      is distinct from (now.name, now.parent_id, now.depth, now.ord, now.ord_end)
    order by 1));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION take_place()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if is_bulk_load() then return new; end if;
  -- Not while the sections of the shop are placed: the number would be one that is just going.
  perform pg_advisory_xact_lock_shared(hashtext('section places'), new.shop_id);
  -- A section that is not there is rejected by its foreign key.
  new.section_ord := coalesce(
    (select ord from sections where shop_id = new.shop_id and id = new.section_id), new.section_ord);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION take_search_version(shop integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into search_versions (shop_id, version) values (shop, pg_current_xact_id()::text::bigint)
  on conflict (shop_id) do update set version = excluded.version where search_versions.version <> excluded.version
$function$;

CREATE OR REPLACE FUNCTION unit_price(base bigint, base_old bigint, offer_percent integer, price_type integer, OUT price bigint, OUT old_price bigint, OUT special_percent smallint, OUT by_offer boolean)
 RETURNS record
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  usual bigint := round_price(base, price_type);
  crossed_out bigint := round_price(base_old, price_type);
  reduced bigint := reduced_price(usual, offer_percent, price_type);
begin
  price := usual;
  by_offer := false;
  if usual > 0 and crossed_out > usual then
    old_price := crossed_out;
    special_percent := greatest(1, least(99, round(100 - 100.0 * usual / crossed_out)));
  elsif reduced > 0 and reduced < usual then
    price := reduced;
    old_price := usual;
    special_percent := offer_percent;
    by_offer := true;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION with_folded_stems(stems tsvector)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when stems::text ~ '(?:еек|ь[кцл]|[а-я]{2}[бвгджзклмнпрстфхцчшщ][ое][кцл]|[а-я]{2}а[лн]|[а-я]{3}ит)'''
    then stems || array_to_tsvector(array(
      select fold_stem(stem) from unnest(tsvector_to_array(stems)) as stem
      where stem ~ '(?:еек|[ьое][кцл]|а[лн]|ит)$' and fold_stem(stem) <> stem))
    else stems end
$function$;

CREATE OR REPLACE FUNCTION write_search_documents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform take_search_version(part.shop_id) from (select distinct shop_id from written order by 1) as part;
  insert into search_documents (shop_id, product_id, section_id, ready, popularity, words)
  select p.shop_id, p.id, p.section_id, is_ready(p), p.popularity, document_of(p)
  from written join products p on p.shop_id = written.shop_id and p.id = written.id;
  return null;
end $function$;
