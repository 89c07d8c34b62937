/*
 * The only access to localStorage and sessionStorage. No call throws: what the browser refuses to
 * store, as with blocked site data, in some private windows or beyond the quota, is held in memory
 * for as long as the page is open.
 */

const PROBE = 'probe';

export type BrowserStorage = {
  /** The stored text; null without one. */
  readonly read: (key: string) => string | null;
  /** The stored text as JSON; null without one, and for a text that is no JSON. */
  readonly readJson: (key: string) => unknown;
  /** Stores a text. @returns whether the browser stored it, so that it outlives the page */
  readonly write: (key: string, text: string) => boolean;
  readonly remove: (key: string) => void;
  /** Whether the browser itself stores a text, where other pages of this origin find it. */
  readonly isPersisted: (key: string) => boolean;
};

/** @param area is called for each access: where site data is blocked, even its getter throws */
export function browserStorage(area: () => Storage): BrowserStorage {
  /** The texts that the browser refused to store. */
  const inMemory = new Map<string, string>();
  const persisted = (key: string) => attempt(() => area().getItem(key)) ?? null;
  const read = (key: string) => inMemory.get(key) ?? persisted(key);
  return {
    read,
    readJson: (key) => attempt((): unknown => JSON.parse(read(key) ?? 'null')) ?? null,
    write: (key, text) => {
      inMemory.set(key, text);
      const isStored = attempt(() => {
        area().setItem(key, text);
        return true;
      });
      if (isStored) inMemory.delete(key);
      return isStored ?? false;
    },
    remove: (key) => {
      inMemory.delete(key);
      attempt(() => area().removeItem(key));
    },
    isPersisted: (key) => !inMemory.has(key) && persisted(key) !== null,
  };
}

/** Whether a stored value has these texts: another version of the page may have stored it without. */
export function hasTexts<Name extends string>(
  value: unknown,
  names: readonly Name[],
): value is { readonly [name in Name]: string } {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return names.every((name) => typeof fields.get(name) === 'string');
}

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** Shared by the tabs of this origin; outlives the browser session. */
export const localStore = browserStorage(() => localStorage);

/** Of this tab alone, until it is closed. */
export const sessionStore = browserStorage(() => sessionStorage);

/** Whether the browser stores site data: where it is blocked, a login ends with the page. */
export function storesSiteData(): boolean {
  const isStored = sessionStore.write(PROBE, PROBE);
  sessionStore.remove(PROBE);
  return isStored;
}
