-- By hand: UNLOGGED. A login writes it, and a crash may lose it.
-- CreateTable
CREATE UNLOGGED TABLE "BackoffCounter" (
    "key" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "failures" INTEGER NOT NULL,
    "lastAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "BackoffCounter_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "BackoffCounter_lastAt_idx" ON "BackoffCounter"("lastAt");

-- Counts an attempt under each of the keys, unless one of them must wait: then under none. Calls with a
-- common key run one after the other. `delays_ms` are the delays after the free failures, of which the
-- last one repeats; a counter ends after `reset_after_ms` without an attempt.
-- Returns the longest wait; without one, the ids of the keys' counters.
CREATE OR REPLACE FUNCTION backoff_begin(
  keys text[], free_failures int[], delays_ms int[], reset_after_ms int, attempted_at timestamp,
  OUT wait_ms int, OUT counter_ids text[]
)
LANGUAGE plpgsql SET search_path = public, pg_temp AS $function$
BEGIN
  -- A statement of its own: the next ones see what the last holder of a lock has committed.
  PERFORM pg_advisory_xact_lock(l) FROM (
    SELECT DISTINCT hashtextextended('backoff/' || k, 0) AS l FROM unnest(keys) AS k ORDER BY l
  ) AS locks;

  -- Without a failure: all of its attempts were withdrawn.
  DELETE FROM "BackoffCounter" WHERE "key" = ANY (keys)
    AND ("failures" = 0 OR attempted_at - "lastAt" > make_interval(secs => reset_after_ms / 1000.0));

  SELECT greatest(0, max(
      delays_ms[least(c."failures" - k.free, cardinality(delays_ms) - 1) + 1]
      + extract(epoch FROM c."lastAt" - attempted_at) * 1000))
    INTO wait_ms
    FROM unnest(keys, free_failures) AS k (key, free) JOIN "BackoffCounter" AS c ON c."key" = k.key
    WHERE c."failures" >= k.free;
  IF wait_ms > 0 THEN RETURN; END IF;

  WITH begun AS (
    INSERT INTO "BackoffCounter" AS c ("key", "id", "failures", "lastAt")
      SELECT k, gen_random_uuid(), 1, attempted_at FROM unnest(keys) AS k
      ON CONFLICT ("key") DO UPDATE
        SET "failures" = c."failures" + 1, "lastAt" = greatest(c."lastAt", excluded."lastAt")
      RETURNING c."key", c."id"
  )
  SELECT array_agg(begun."id" ORDER BY array_position(keys, begun."key")) INTO counter_ids FROM begun;
END $function$;
