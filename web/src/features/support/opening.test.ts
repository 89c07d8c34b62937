import { describe, expect, it } from 'vitest';
import { i18n } from '@/i18n/i18n.ts';
import { languages } from '@/i18n/languages.ts';
import { localeFiles } from '@/i18n/locale-files.ts';
import { openingOf } from './opening.ts';

const session = { user: { nickName: 'Dana' } };
/** The invitations to log in of the four languages. */
const invitation = /log in|entrar na conta|sudah masuk|inicias sesión/i;

describe('the opening of the chat', () => {
  it.each(languages)(
    'offers the login to a guest and not to a logged-in player, in %s',
    (language) => {
      i18n.addResourceBundle(language, 'support', localeFiles(language).get('support'));
      const t = i18n.getFixedT(language, ['app', 'support'] as const);
      expect(openingOf(t, null).intro).toMatch(invitation);
      const { intro, hello } = openingOf(t, session);
      expect(intro).not.toMatch(invitation);
      expect(hello).toContain('Dana');
    },
  );
});
