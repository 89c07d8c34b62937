import { expect, it } from 'vitest';
import { browserStorage } from './storage.ts';

/** A browser's storage with room for some texts. */
function areaFor(textsMax: number) {
  const texts = new Map<string, string>();
  const area: Storage = {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      if (texts.size >= textsMax) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  };
  return { area, texts };
}

const blocked = (): Storage => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

it('stores, reads and removes a text', () => {
  const { area, texts } = areaFor(1);
  const storage = browserStorage(() => area);
  expect(storage.read('language')).toBeNull();
  expect(storage.write('language', 'es')).toBe(true);
  expect(texts.get('language')).toBe('es');
  expect(storage.read('language')).toBe('es');
  expect(storage.isPersisted('language')).toBe(true);
  storage.remove('language');
  expect(storage.read('language')).toBeNull();
});

it('reads what another tab stored in the meantime', () => {
  const { area, texts } = areaFor(1);
  const storage = browserStorage(() => area);
  storage.write('language', 'es');
  texts.set('language', 'id');
  expect(storage.read('language')).toBe('id');
});

it.each([null, '', 'no json', '{"open'])('reads no JSON from %j', (text) => {
  const { area, texts } = areaFor(1);
  if (text !== null) texts.set('favorites', text);
  expect(browserStorage(() => area).readJson('favorites')).toBeNull();
});

it('reads JSON as the value it describes', () => {
  const { area, texts } = areaFor(1);
  texts.set('favorites', '["wolfmoon"]');
  expect(browserStorage(() => area).readJson('favorites')).toEqual(['wolfmoon']);
});

it('holds texts in memory where site data is blocked', () => {
  const storage = browserStorage(blocked);
  expect(storage.read('language')).toBeNull();
  expect(storage.readJson('language')).toBeNull();
  expect(storage.write('language', 'es')).toBe(false);
  expect(storage.read('language')).toBe('es');
  expect(storage.isPersisted('language')).toBe(false);
  storage.remove('language');
  expect(storage.read('language')).toBeNull();
});

it('holds a text in memory that exceeds the quota, in place of the one stored before', () => {
  const { area, texts } = areaFor(0);
  texts.set('language', 'es');
  const storage = browserStorage(() => area);
  expect(storage.write('language', 'id')).toBe(false);
  expect(storage.read('language')).toBe('id');
  expect(storage.isPersisted('language')).toBe(false);
});
