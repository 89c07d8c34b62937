/** What the casino is asked for at once, of each list. */
export const PAGE_SIZE = { results: 30, slips: 50 } as const;
/** A list grows no longer than this; what is older is in the player's history. */
const LISTED_MAX = 250;

export type List = keyof typeof PAGE_SIZE;

/** A list that grows by a page at the player's wish; `null` until the casino said. */
export type Listed<Item> = {
  readonly items: readonly Item[] | null;
  /** Whether there may be older ones to ask for. */
  readonly hasOlder: boolean;
};

type Order<Item> = {
  readonly list: List;
  /** Whether one item comes after another in a list that begins with the newest. */
  readonly isOlder: (item: Item, than: Item) => boolean;
};

/** The newest page as it is now, with the older pages that were asked for before. */
export function withNewest<Item>(
  { items, hasOlder }: Listed<Item>,
  newest: readonly Item[],
  { list, isOlder }: Order<Item>,
): Listed<Item> {
  const last = newest.at(-1);
  const older = last && items ? items.filter((item) => isOlder(item, last)) : [];
  // Where the page came too far ahead of what is known, something would be missing between them.
  const meets = last && items?.some((item) => !isOlder(item, last));
  if (older.length === 0 || !meets) {
    return { items: newest, hasOlder: newest.length >= PAGE_SIZE[list] };
  }
  return bounded([...newest, ...older], hasOlder);
}

/** The list with the page that follows its end. */
export function withOlder<Item>(
  { items }: Listed<Item>,
  page: readonly Item[],
  { list, isOlder }: Order<Item>,
): Listed<Item> {
  const last = items?.at(-1);
  const older = last ? page.filter((item) => isOlder(item, last)) : page;
  return bounded([...(items ?? []), ...older], page.length >= PAGE_SIZE[list]);
}

function bounded<Item>(items: readonly Item[], hasOlder: boolean): Listed<Item> {
  return { items: items.slice(0, LISTED_MAX), hasOlder: hasOlder && items.length < LISTED_MAX };
}
