import { z } from 'zod';

/** A list that is not changed: tables are constants. */
export const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();
