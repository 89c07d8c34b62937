-- Writes one side row. Its values are JSON; the table's own columns say their types.
-- Returns the number of changed rows.
CREATE OR REPLACE FUNCTION ledger_side_row(side_row jsonb) RETURNS int
LANGUAGE plpgsql SET search_path = public, pg_temp AS $function$
DECLARE
  target CONSTANT text := side_row ->> 'table';
  fields CONSTANT jsonb := coalesce(side_row -> 'insert', side_row -> 'set');
  columns CONSTANT text := (SELECT string_agg(quote_ident(c), ', ') FROM jsonb_object_keys(fields) AS c);
  conditions text;
  row_count int;
BEGIN
  IF side_row ? 'insert' THEN
    EXECUTE format(
      'INSERT INTO %I (%s) SELECT %s FROM jsonb_populate_record(NULL::%I, $1)%s',
      target, columns, columns, target,
      CASE WHEN (side_row ->> 'ifAbsent')::boolean THEN ' ON CONFLICT DO NOTHING' ELSE '' END
    ) USING fields;
  ELSE
    -- `=` or `IS NULL` by value: `IS NOT DISTINCT FROM` uses no index.
    SELECT string_agg(
      format(CASE WHEN w.value = 'null' THEN 't.%1$I IS NULL' ELSE 't.%1$I = w.%1$I' END, w.key), ' AND ')
      INTO conditions FROM jsonb_each(side_row -> 'where') AS w;
    EXECUTE format(
      'UPDATE %1$I AS t SET (%2$s) = ROW(%3$s) FROM jsonb_populate_record(NULL::%1$I, $1) AS s,
         jsonb_populate_record(NULL::%1$I, $2) AS w WHERE %4$s',
      target, columns,
      (SELECT string_agg('s.' || quote_ident(c), ', ') FROM jsonb_object_keys(fields) AS c),
      conditions
    ) USING fields, side_row -> 'where';
  END IF;
  GET DIAGNOSTICS row_count = ROW_COUNT;
  RETURN row_count;
END $function$;
