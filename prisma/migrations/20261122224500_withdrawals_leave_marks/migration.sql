-- What an entry requires or forbids is a mark, and no longer the key of another entry as well. The
-- withdrawals alone asked for keys: those that are frozen, settled or returned get their marks here.
INSERT INTO "LedgerMark" ("mark", "entryId")
SELECT "key", "id" FROM "LedgerEntry"
WHERE "kind" IN ('withdraw-freeze', 'withdraw-settle', 'withdraw-return');
