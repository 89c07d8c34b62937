import { searchForm } from '@fairhall/api/contract/search-form';
import { storedSetting } from '@/lib/browser/stored-setting.ts';

const SEARCHES_MAX = 5;

const setting = storedSetting<string>('recentSearches', (stored) => stored ?? '[]');

function parsed(stored: string): readonly string[] {
  try {
    const list: unknown = JSON.parse(stored);
    if (!Array.isArray(list)) return [];
    return list.filter((text) => typeof text === 'string').slice(0, SEARCHES_MAX);
  } catch {
    return [];
  }
}

/** The searches of this browser, newest first. */
export function useRecentSearches(): readonly string[] {
  return parsed(setting.use());
}

/** Saves a search as the newest, once, however it is capitalized. */
export function saveSearch(text: string): void {
  setting.write(JSON.stringify(withSearch(parsed(setting.read()), text)));
}

export function clearSearches(): void {
  setting.write('[]');
}

export function withSearch(searches: readonly string[], text: string): readonly string[] {
  const added = text.trim();
  if (added === '') return searches;
  const others = searches.filter((known) => searchForm(known) !== searchForm(added));
  return [added, ...others].slice(0, SEARCHES_MAX);
}
