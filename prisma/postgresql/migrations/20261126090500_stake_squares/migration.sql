-- The job sums all days again, now with the squares.
DELETE FROM "DailyFigure";
DELETE FROM "DailyMoney";
DELETE FROM "DailyPlayer";
DELETE FROM "LedgerCursor" WHERE "kind" = 'figures';

-- AlterTable
ALTER TABLE "DailyFigure" ADD COLUMN     "stakeSquares" DOUBLE PRECISION NOT NULL;
