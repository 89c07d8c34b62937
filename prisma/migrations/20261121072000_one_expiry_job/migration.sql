-- One standing job closes overdue deposits now. Pending orders that no job looked after, the sample
-- ones, stay as they are: their time is never over.
UPDATE "DepositOrder" SET "expiresAt" = 4102444800000
WHERE "status" = 1 AND NOT EXISTS (
    SELECT 1 FROM "Job" WHERE "kind" = 'deposit-expiry' AND "subject" = "DepositOrder"."outTradeNo"
);
DELETE FROM "Job" WHERE "kind" = 'deposit-expiry';
