-- A news item or a promotion is one row with one id and one slug; its texts are one row per language.

CREATE TABLE categories (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE
);

CREATE TABLE entries (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  category_id INTEGER NOT NULL REFERENCES categories (id),
  -- ISO 8601 in UTC, so that text order is time order.
  created_at TEXT NOT NULL,
  featured INTEGER NOT NULL DEFAULT 0 CHECK (featured IN (0, 1)),
  visible INTEGER NOT NULL DEFAULT 1 CHECK (visible IN (0, 1)),
  -- Address of a picture; without one the site draws a cover.
  img_enlace TEXT
);

CREATE TABLE entry_texts (
  entry_id INTEGER NOT NULL REFERENCES entries (id),
  locale TEXT NOT NULL CHECK (locale IN ('es', 'en', 'fr')),
  titulo TEXT NOT NULL,
  header TEXT NOT NULL,
  contenido TEXT NOT NULL,
  PRIMARY KEY (entry_id, locale)
);

CREATE TABLE promotions (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  starts_at TEXT NOT NULL,
  ends_at TEXT NOT NULL,
  -- Id of its legal terms.
  terms TEXT NOT NULL,
  participation INTEGER NOT NULL DEFAULT 0 CHECK (participation IN (0, 1)),
  adults INTEGER NOT NULL DEFAULT 0 CHECK (adults IN (0, 1)),
  img_enlace TEXT
);

CREATE TABLE promotion_texts (
  promotion_id INTEGER NOT NULL REFERENCES promotions (id),
  locale TEXT NOT NULL CHECK (locale IN ('es', 'en', 'fr')),
  titulo TEXT NOT NULL,
  texto TEXT NOT NULL,
  PRIMARY KEY (promotion_id, locale)
);

CREATE TABLE submissions (
  -- The Idempotency-Key: the same submission delivered twice is stored once.
  reference TEXT PRIMARY KEY,
  form TEXT NOT NULL,
  -- The JSON as it was sent.
  payload TEXT NOT NULL,
  received_at TEXT NOT NULL
);
