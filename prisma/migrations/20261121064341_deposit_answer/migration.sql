-- By hand: the draft copied the whole table to add a column.
ALTER TABLE "DepositOrder" ADD COLUMN "balanceMinor" BIGINT NOT NULL DEFAULT 0;
