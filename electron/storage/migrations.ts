/**
 * The tables, as the steps that made them. A step that has been released is never changed: a new one is added below it, and
 * `user_version` in the file counts how many have been run. Times are milliseconds since 1970. What is personal is sealed (sealing.ts):
 * BLOB columns.
 */

const first = `
  -- How the data key is kept, and a sealed word that tells the right key from another.
  CREATE TABLE vault (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    record TEXT NOT NULL,
    proof BLOB NOT NULL,
    -- 0 while a key that was wrapped another way may still be in free pages of the file.
    is_tidy INTEGER NOT NULL DEFAULT 1,
    -- 1 once a mark of how far the journal has come lies beside the database (journal-standing.ts): from then on it is missed.
    is_marked INTEGER NOT NULL DEFAULT 0,
    -- 0 while nobody has read that entries of the journal were lost.
    is_loss_told INTEGER NOT NULL DEFAULT 1
  ) STRICT;

  CREATE TABLE projects (
    id TEXT PRIMARY KEY,
    -- Whether it is about accounts to be created, or additions to accounts that are there.
    kind TEXT NOT NULL,
    file_name BLOB NOT NULL,
    -- What a person calls it.
    name BLOB,
    text_reading TEXT,
    mapping BLOB,
    -- One that was asked for goes into force once it is seen that it does no harm to what was sent.
    asked_mapping BLOB,
    saved_mapping_name BLOB,
    -- How Check is arranged.
    look BLOB,
    -- Where the file came from, as far as the host knows.
    origin BLOB,
    -- Equal for equal files.
    source_mark BLOB NOT NULL,
    -- Which operator's document it was mapped for.
    description TEXT,
    step TEXT NOT NULL,
    account_count INTEGER NOT NULL,
    -- How the accounts stood when it was left.
    counts TEXT,
    edit_position INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    opened_at INTEGER NOT NULL,
    -- Ids of earlier versions of its file whose edits it has.
    taken_over TEXT
  ) STRICT;

  -- Files of projects, in parts. They come before their project, which makes them one.
  CREATE TABLE project_source_parts (
    project_id TEXT NOT NULL,
    position INTEGER NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY (project_id, position)
  ) STRICT;

  -- One history of a project: a step changes cells or the mapping. Steps above the project's edit_position were undone, and can be
  -- redone. Of one that changed the mapping there is the mapping on its other side: before it while it is in force, after it once it is
  -- undone; and nothing where it is too long ago to be undone.
  CREATE TABLE edit_steps (
    project_id TEXT NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    name BLOB NOT NULL,
    edits BLOB,
    mapping BLOB,
    -- What was decided about rows, and is not while it is in force, or undone: undo or redo brings it back.
    aside BLOB,
    PRIMARY KEY (project_id, position)
  ) STRICT;

  -- That a person set an account aside in a project, or took it back: the reason, and which rows of the file it is about.
  CREATE TABLE set_aside (
    project_id TEXT NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    record BLOB NOT NULL,
    PRIMARY KEY (project_id, id)
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

  -- What a person agreed to send, until that is over.
  CREATE TABLE agreed_to_send (
    id TEXT PRIMARY KEY,
    project_id TEXT NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
    record BLOB NOT NULL
  ) STRICT;
  CREATE INDEX agreed_to_send_of_project ON agreed_to_send (project_id);

  -- The journal. It belongs to no project: what was sent stays known when a project is deleted.
  CREATE TABLE journal_accounts (
    id INTEGER PRIMARY KEY,
    connection TEXT NOT NULL,
    supplier TEXT NOT NULL,
    account_mark BLOB NOT NULL,
    -- What the entries add up to, written together with the latest of them.
    record BLOB NOT NULL,
    UNIQUE (connection, supplier, account_mark)
  ) STRICT;

  CREATE TABLE journal_entries (
    id INTEGER PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES journal_accounts (id),
    at INTEGER NOT NULL,
    event BLOB NOT NULL,
    -- What was sent; with intents only.
    payload BLOB
  ) STRICT;
  CREATE INDEX journal_entries_of_account ON journal_entries (account_id);

  CREATE TRIGGER journal_entries_are_not_changed BEFORE UPDATE ON journal_entries
    BEGIN SELECT RAISE(ABORT, 'an entry of the journal is never changed'); END;
  CREATE TRIGGER journal_entries_are_not_deleted BEFORE DELETE ON journal_entries
    BEGIN SELECT RAISE(ABORT, 'an entry of the journal is never deleted'); END;

  -- What was added to accounts that are imported: notes, transactions, statements, payment instructions.
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

  -- Sequence numbers are never given again, so that what is cut off the end is missed.
  CREATE TABLE audit_entries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    entry BLOB NOT NULL
  ) STRICT;
  CREATE TRIGGER audit_entries_are_not_changed BEFORE UPDATE ON audit_entries
    BEGIN SELECT RAISE(ABORT, 'an entry of the audit log is never changed'); END;
  CREATE TRIGGER audit_entries_are_not_deleted BEFORE DELETE ON audit_entries
    BEGIN SELECT RAISE(ABORT, 'an entry of the audit log is never deleted'); END;

  -- Operators' documents of their services.
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
`

export const migrations: readonly string[] = [first]
