-- What search knows of a shop's catalogue as a whole. All of it is made anew from the documents when they have changed.
drop index search_words_similar;
alter table search_words
  -- As the text index has it.
  add column stem text not null default '',
  -- What it sounds like in either alphabet.
  add column sound text not null default '',
  -- Part of a brand's name.
  add column brand boolean not null default false,
  -- Part of a product's name, not of keywords alone.
  add column named boolean not null default false,
  -- A mistake that keywords have on purpose: it finds, but is not offered.
  add column mistaken boolean not null default false;
create index search_words_sound on search_words (shop_id, sound);

-- Stems that many products have: whether there are any need not be looked up in the text index.
create table search_stems (
  shop_id integer not null references shops on delete cascade,
  stem text collate "C" not null,
  products integer not null,
  primary key (shop_id, stem)
);

-- Each word as it is and without one of its letters: a mistyped word meets the right one here.
create table search_misspellings (
  shop_id integer not null references shops on delete cascade,
  variant text collate "C" not null,
  word text not null,
  primary key (shop_id, variant, word)
);

drop table search_phrases;
-- What is offered while typing: queries and sections that find something.
create table search_phrases (
  shop_id integer not null references shops on delete cascade,
  id integer not null,
  title text not null,
  -- Lower case, ё as е, signs as spaces.
  plain text collate "C" not null,
  -- Set for sections.
  section_id integer,
  -- More useful first.
  weight integer not null,
  primary key (shop_id, id),
  foreign key (shop_id, section_id) references sections (shop_id, id) on delete cascade
);

-- A phrase from each of its words on: what was typed begins one of these.
create table search_phrase_starts (
  shop_id integer not null references shops on delete cascade,
  start text collate "C" not null,
  phrase_id integer not null,
  primary key (shop_id, start, phrase_id),
  foreign key (shop_id, phrase_id) references search_phrases (shop_id, id) on delete cascade
);
