import { catalogue } from '@fairhall/game-server/catalogue/catalogue';
import { expect, test } from 'vitest';
import rules from '@/i18n/locales/en/game-rules.json' with { type: 'json' };

test('every game that is dealt has its rules in words on its page, and no other has', () => {
  const dealt = catalogue.map(({ gameId }) => gameId);
  expect(Object.keys(rules.game).toSorted()).toEqual(dealt.toSorted());
});
