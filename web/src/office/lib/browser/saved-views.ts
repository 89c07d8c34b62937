import { hasTexts, localStore } from '@/lib/browser/storage.ts';

/** Views of all pages of the office that this browser keeps. */
export const SAVED_VIEWS_MAX = 20;

const STORAGE_KEY = 'officeViews';

/** The filters of a list under a name. */
export type SavedView = {
  readonly name: string;
  /** The path with its filters. */
  readonly address: string;
};

/** The views that are stored; none for what another version stored. */
export function readSavedViews(): readonly SavedView[] {
  const stored = localStore.readJson(STORAGE_KEY);
  if (!Array.isArray(stored)) return [];
  return stored.filter((view) => hasTexts(view, ['name', 'address'])).slice(0, SAVED_VIEWS_MAX);
}

/** Stores a view, in the place of one of the same name. @returns the views that are stored now */
export function addSavedView(view: SavedView): readonly SavedView[] {
  return store([view, ...readSavedViews().filter(({ name }) => name !== view.name)]);
}

export function removeSavedView(name: string): readonly SavedView[] {
  return store(readSavedViews().filter((view) => view.name !== name));
}

function store(views: readonly SavedView[]): readonly SavedView[] {
  const stored = views.slice(0, SAVED_VIEWS_MAX);
  localStore.write(STORAGE_KEY, JSON.stringify(stored));
  return stored;
}
