-- INSERT OR REPLACE deletes the row in its way without asking the delete triggers. These refuse it
-- before; a mark that stands already stays as it is, which is what marking twice means.
CREATE TRIGGER "LedgerEntry_no_replace" BEFORE INSERT ON "LedgerEntry"
WHEN EXISTS (SELECT 1 FROM "LedgerEntry" WHERE "id" = NEW."id" OR "key" = NEW."key") BEGIN
    SELECT RAISE(ABORT, 'LedgerEntry is append-only');
END;

CREATE TRIGGER "LedgerPosting_no_replace" BEFORE INSERT ON "LedgerPosting"
WHEN EXISTS (
    SELECT 1 FROM "LedgerPosting" WHERE "entryId" = NEW."entryId" AND "position" = NEW."position"
) BEGIN
    SELECT RAISE(ABORT, 'LedgerPosting is append-only');
END;

CREATE TRIGGER "LedgerMark_no_replace" BEFORE INSERT ON "LedgerMark"
WHEN EXISTS (SELECT 1 FROM "LedgerMark" WHERE "mark" = NEW."mark") BEGIN
    SELECT RAISE(IGNORE);
END;
