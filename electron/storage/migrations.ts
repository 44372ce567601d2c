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

export const migrations: readonly string[] = [first]
