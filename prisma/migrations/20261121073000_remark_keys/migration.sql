-- Orders hold the key of a remark; its text is made in the reader's language.
UPDATE "DepositOrder" SET "remark" = CASE "remark"
    WHEN 'Expired' THEN 'expired'
    WHEN 'Paid after the order had failed' THEN 'paidAfterFailure'
    WHEN 'Paid after the order was cancelled' THEN 'paidAfterCancellation'
    WHEN 'The payment service did not answer' THEN 'providerSilent'
    ELSE "remark" END
WHERE "remark" <> '';
UPDATE "WithdrawOrder" SET "remark" = CASE "remark"
    WHEN 'The bank refused the payout' THEN 'bankRefused'
    WHEN 'The bank refused the account' THEN 'bankRefused'
    WHEN 'Insufficient balance' THEN 'insufficientBalance'
    ELSE "remark" END
WHERE "remark" <> '';
