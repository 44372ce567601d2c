/**
 * The tables, as the steps that made them. A step that has been released is never changed: a new one is added below it, and
 * `user_version` in the file counts how many have been run. Times are milliseconds since 1970.
 */

const first = `
  CREATE TABLE projects (
    id TEXT PRIMARY KEY,
    file_name TEXT NOT NULL,
    text_reading TEXT,
    mapping TEXT,
    saved_mapping_name TEXT,
    step TEXT NOT NULL,
    account_count INTEGER NOT NULL,
    edit_position INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    opened_at INTEGER NOT NULL
  ) STRICT;

  -- Apart from the rest, so that a list of projects does not page through their files.
  CREATE TABLE project_sources (
    project_id TEXT PRIMARY KEY REFERENCES projects (id) ON DELETE CASCADE,
    bytes BLOB NOT NULL
  ) STRICT;

  -- What was edited together, in order. Steps above the project's edit_position were undone, and can be redone.
  CREATE TABLE edit_steps (
    project_id TEXT NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    edits TEXT NOT NULL,
    PRIMARY KEY (project_id, position)
  ) STRICT;

  CREATE TABLE dry_runs (
    project_id TEXT NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
    connection TEXT NOT NULL,
    supplier TEXT NOT NULL,
    account_number TEXT NOT NULL,
    payload_hash TEXT NOT NULL,
    outcome TEXT NOT NULL,
    issues TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (project_id, connection, supplier, account_number)
  ) STRICT;

  -- The journal. It belongs to no project: what was sent stays known when a project is deleted.
  CREATE TABLE journal_accounts (
    id INTEGER PRIMARY KEY,
    connection TEXT NOT NULL,
    supplier TEXT NOT NULL,
    account_number TEXT NOT NULL,
    -- What the entries add up to, written together with the latest of them.
    record TEXT NOT NULL,
    UNIQUE (connection, supplier, account_number)
  ) STRICT;

  CREATE TABLE journal_entries (
    id INTEGER PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES journal_accounts (id),
    at INTEGER NOT NULL,
    event TEXT NOT NULL,
    -- What was sent; with intents only.
    payload TEXT
  ) STRICT;
  CREATE INDEX journal_entries_of_account ON journal_entries (account_id);

  CREATE TRIGGER journal_entries_are_not_changed BEFORE UPDATE ON journal_entries
    BEGIN SELECT RAISE(ABORT, 'an entry of the journal is never changed'); END;
  CREATE TRIGGER journal_entries_are_not_deleted BEFORE DELETE ON journal_entries
    BEGIN SELECT RAISE(ABORT, 'an entry of the journal is never deleted'); END;
`

/**
 * What is personal is sealed (sealing.ts): BLOB columns here. What was there before is moved aside, and sealed into the new tables as
 * soon as there is a key (take-over.ts).
 */
const sealed = `
  DROP TRIGGER journal_entries_are_not_changed;
  DROP TRIGGER journal_entries_are_not_deleted;
  DROP INDEX journal_entries_of_account;
  ALTER TABLE projects RENAME TO plain_projects;
  ALTER TABLE project_sources RENAME TO plain_project_sources;
  ALTER TABLE edit_steps RENAME TO plain_edit_steps;
  ALTER TABLE dry_runs RENAME TO plain_dry_runs;
  ALTER TABLE journal_accounts RENAME TO plain_journal_accounts;
  ALTER TABLE journal_entries RENAME TO plain_journal_entries;

  -- How the data key is kept, and a sealed word that tells the right key from another.
  CREATE TABLE vault (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    record TEXT NOT NULL,
    proof BLOB NOT NULL,
    -- 0 while something that was not sealed may still be in free pages of the file.
    is_tidy INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE projects (
    id TEXT PRIMARY KEY,
    file_name BLOB NOT NULL,
    text_reading TEXT,
    mapping BLOB,
    saved_mapping_name BLOB,
    -- Where the file came from, as far as the host knows.
    origin BLOB,
    -- Equal for equal files.
    source_mark BLOB NOT NULL,
    step TEXT NOT NULL,
    account_count INTEGER NOT NULL,
    ready_count INTEGER,
    edit_position INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    opened_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE project_sources (
    project_id TEXT PRIMARY KEY REFERENCES projects (id) ON DELETE CASCADE,
    bytes BLOB NOT NULL
  ) STRICT;

  CREATE TABLE edit_steps (
    project_id TEXT NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    edits BLOB NOT NULL,
    PRIMARY KEY (project_id, position)
  ) STRICT;

  CREATE TABLE dry_runs (
    project_id TEXT NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
    connection TEXT NOT NULL,
    supplier TEXT NOT NULL,
    account_mark BLOB NOT NULL,
    record BLOB NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (project_id, connection, supplier, account_mark)
  ) STRICT;

  CREATE TABLE journal_accounts (
    id INTEGER PRIMARY KEY,
    connection TEXT NOT NULL,
    supplier TEXT NOT NULL,
    account_mark BLOB NOT NULL,
    record BLOB NOT NULL,
    UNIQUE (connection, supplier, account_mark)
  ) STRICT;

  CREATE TABLE journal_entries (
    id INTEGER PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES journal_accounts (id),
    at INTEGER NOT NULL,
    event BLOB NOT NULL,
    payload BLOB
  ) STRICT;
  CREATE INDEX journal_entries_of_account ON journal_entries (account_id);

  CREATE TRIGGER journal_entries_are_not_changed BEFORE UPDATE ON journal_entries
    BEGIN SELECT RAISE(ABORT, 'an entry of the journal is never changed'); END;
  CREATE TRIGGER journal_entries_are_not_deleted BEFORE DELETE ON journal_entries
    BEGIN SELECT RAISE(ABORT, 'an entry of the journal is never deleted'); END;
`

/** What was added to accounts that are imported: notes, transactions, statements, payment instructions. */
const additions = `
  CREATE TABLE addition_requests (
    id INTEGER PRIMARY KEY,
    connection TEXT NOT NULL,
    supplier TEXT NOT NULL,
    account_mark BLOB NOT NULL,
    -- Of account, kind and payload together.
    request_mark BLOB NOT NULL,
    -- What the entries add up to, written together with the latest of them.
    record BLOB NOT NULL,
    UNIQUE (connection, supplier, request_mark)
  ) STRICT;
  CREATE INDEX addition_requests_of_account ON addition_requests (connection, supplier, account_mark);

  CREATE TABLE addition_entries (
    id INTEGER PRIMARY KEY,
    request_id INTEGER NOT NULL REFERENCES addition_requests (id),
    at INTEGER NOT NULL,
    event BLOB NOT NULL,
    -- What was sent; with intents only.
    payload BLOB
  ) STRICT;
  CREATE INDEX addition_entries_of_request ON addition_entries (request_id);

  CREATE TRIGGER addition_entries_are_not_changed BEFORE UPDATE ON addition_entries
    BEGIN SELECT RAISE(ABORT, 'an entry of the journal is never changed'); END;
  CREATE TRIGGER addition_entries_are_not_deleted BEFORE DELETE ON addition_entries
    BEGIN SELECT RAISE(ABORT, 'an entry of the journal is never deleted'); END;
`

/** Sequence numbers are never given again, so that what is cut off the end is missed. */
const audit = `
  CREATE TABLE audit_entries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    entry BLOB NOT NULL
  ) STRICT;
  CREATE TRIGGER audit_entries_are_not_changed BEFORE UPDATE ON audit_entries
    BEGIN SELECT RAISE(ABORT, 'an entry of the audit log is never changed'); END;
  CREATE TRIGGER audit_entries_are_not_deleted BEFORE DELETE ON audit_entries
    BEGIN SELECT RAISE(ABORT, 'an entry of the audit log is never deleted'); END;
`

/** Accounts that a person set aside in a project, each sealed with its reason. */
const setAside = `
  CREATE TABLE set_aside (
    project_id TEXT NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
    account_mark BLOB NOT NULL,
    record BLOB NOT NULL,
    PRIMARY KEY (project_id, account_mark)
  ) STRICT;
`

/** What a spreadsheet is about: accounts to be created, or additions to accounts that are there. */
const kinds = `
  ALTER TABLE projects ADD COLUMN kind TEXT NOT NULL DEFAULT 'accounts';
`

/** Files of projects in parts. They come before their project, which makes them one. */
const sourceParts = `
  CREATE TABLE project_source_parts (
    project_id TEXT NOT NULL,
    position INTEGER NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY (project_id, position)
  ) STRICT;
`

/** What a person calls a project, and how wide they made its columns. */
const namesAndWidths = `
  ALTER TABLE projects ADD COLUMN name BLOB;
  ALTER TABLE projects ADD COLUMN column_widths BLOB;
`

/** A mark of how far the journal has come lies beside the database: see journal-standing.ts. */
const journalMark = `
  -- 1 once there is one: from then on it is missed.
  ALTER TABLE vault ADD COLUMN is_marked INTEGER NOT NULL DEFAULT 0;
  -- 0 while nobody has read that entries of the journal were lost.
  ALTER TABLE vault ADD COLUMN is_loss_told INTEGER NOT NULL DEFAULT 1;
`

/** A mapping that was asked for goes into force once it is seen that it does no harm to what was sent. */
const askedMapping = `
  ALTER TABLE projects ADD COLUMN asked_mapping BLOB;
`

/**
 * One history of a project: a step changes cells or the mapping. Steps of before changed cells, and have no name yet. Of one that changed
 * the mapping there is the mapping on its other side: before it while it is in force, after it once it is undone; and nothing where it is
 * too long ago to be undone.
 */
const history = `
  ALTER TABLE edit_steps RENAME TO cell_steps;
  CREATE TABLE edit_steps (
    project_id TEXT NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    name BLOB,
    edits BLOB,
    mapping BLOB,
    PRIMARY KEY (project_id, position)
  ) STRICT;
  INSERT INTO edit_steps (project_id, position, edits) SELECT project_id, position, edits FROM cell_steps;
  DROP TABLE cell_steps;
`

/** What a person agreed to send, until that is over. */
const agreedToSend = `
  CREATE TABLE agreed_to_send (
    id TEXT PRIMARY KEY,
    project_id TEXT NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
    record BLOB NOT NULL
  ) STRICT;
  CREATE INDEX agreed_to_send_of_project ON agreed_to_send (project_id);
`

/** How Check is arranged. Widths of columns were kept alone before: they are sealed, and read where they are until it is kept. */
const look = `
  ALTER TABLE projects ADD COLUMN look BLOB;
`

/** Operators' documents of their services; a project remembers which of them it was mapped for. */
const descriptions = `
  CREATE TABLE service_descriptions (
    id TEXT PRIMARY KEY,
    -- What it is called.
    entry BLOB NOT NULL,
    document BLOB NOT NULL,
    -- What was read in it, by which version of the application.
    service BLOB NOT NULL,
    read_by TEXT NOT NULL,
    -- What a person said of the service that the document does not say.
    answers BLOB
  ) STRICT;
  ALTER TABLE projects ADD COLUMN description TEXT;
`

export const migrations: readonly string[] = [
  first,
  sealed,
  additions,
  audit,
  setAside,
  kinds,
  sourceParts,
  namesAndWidths,
  journalMark,
  askedMapping,
  history,
  agreedToSend,
  look,
  descriptions,
]
