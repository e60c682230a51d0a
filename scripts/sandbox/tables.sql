CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);

CREATE TABLE admins (
  _id TEXT PRIMARY KEY, firstName TEXT, lastName TEXT, email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  mobile_no TEXT, type TEXT NOT NULL, password TEXT NOT NULL, createdAt TEXT, updatedAt TEXT
);

CREATE TABLE users (
  seq INTEGER PRIMARY KEY, _id TEXT NOT NULL UNIQUE, firstName TEXT NOT NULL, lastName TEXT NOT NULL,
  userName TEXT, email TEXT, countryCode TEXT, mobile TEXT, gender TEXT, createdAt TEXT, updatedAt TEXT
);
-- Narrow, so that skipping to a late page of a million users stays fast.
CREATE INDEX users_order ON users (seq);
CREATE INDEX users_names ON users (firstName, lastName);
CREATE INDEX users_mobile ON users (mobile, countryCode);

-- Each full name once, and how many users have it: names repeat, so a search reads these and not a million users.
CREATE TABLE user_names (
  firstName TEXT, lastName TEXT, amount INTEGER NOT NULL, PRIMARY KEY (firstName, lastName)
) WITHOUT ROWID;
CREATE TRIGGER users_added AFTER INSERT ON users BEGIN
  INSERT INTO user_names VALUES (new.firstName, new.lastName, 1) ON CONFLICT DO UPDATE SET amount = amount + 1;
END;
CREATE TRIGGER users_removed AFTER DELETE ON users BEGIN
  UPDATE user_names SET amount = amount - 1 WHERE firstName = old.firstName AND lastName = old.lastName;
  DELETE FROM user_names WHERE firstName = old.firstName AND lastName = old.lastName AND amount = 0;
END;
CREATE TRIGGER users_renamed AFTER UPDATE OF firstName, lastName ON users BEGIN
  INSERT INTO user_names VALUES (new.firstName, new.lastName, 1) ON CONFLICT DO UPDATE SET amount = amount + 1;
  UPDATE user_names SET amount = amount - 1 WHERE firstName = old.firstName AND lastName = old.lastName;
  DELETE FROM user_names WHERE firstName = old.firstName AND lastName = old.lastName AND amount = 0;
END;

CREATE TABLE rooms (
  seq INTEGER PRIMARY KEY, _id TEXT NOT NULL UNIQUE, roomName TEXT, status TEXT, theme TEXT,
  description TEXT, host TEXT REFERENCES users (_id) ON DELETE SET NULL, createdAt TEXT, updatedAt TEXT
);
CREATE INDEX rooms_status ON rooms (status);
CREATE INDEX rooms_host ON rooms (host);

CREATE TABLE participants (
  room TEXT NOT NULL REFERENCES rooms (_id) ON DELETE CASCADE,
  user TEXT NOT NULL REFERENCES users (_id) ON DELETE CASCADE,
  PRIMARY KEY (room, user)
);
CREATE INDEX participants_user ON participants (user);

CREATE TABLE genres (
  seq INTEGER PRIMARY KEY, _id TEXT NOT NULL UNIQUE, genre TEXT UNIQUE COLLATE NOCASE,
  starter TEXT NOT NULL, colour TEXT, backgroundColour TEXT, image TEXT, createdAt TEXT, updatedAt TEXT
);

CREATE TABLE banners (
  seq INTEGER PRIMARY KEY, _id TEXT NOT NULL UNIQUE, clientName TEXT, navigationUrl TEXT,
  bannerUrl TEXT, createdAt TEXT, updatedAt TEXT
);

CREATE TABLE documents (name TEXT PRIMARY KEY, html TEXT NOT NULL);

CREATE TABLE escape_turns (seq INTEGER PRIMARY KEY, roomId TEXT NOT NULL, at TEXT NOT NULL);
