import { describe, expect, it } from 'vitest';
import { openingOf } from './opening.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { id } from './texts/id.ts';
import { ptBr } from './texts/pt-br.ts';

const session = { user: { nickName: 'Dana' } };
/** The invitations to log in of the four languages. */
const invitation = /log in|entrar na conta|sudah masuk|inicias sesión/i;

describe('the opening of the chat', () => {
  it.each([
    ['en', en],
    ['pt-br', ptBr],
    ['id', id],
    ['es', es],
  ])('offers the login to a guest and not to a logged-in player, in %s', (_language, { chat }) => {
    expect(openingOf(chat, null).intro).toMatch(invitation);
    const { intro, hello } = openingOf(chat, session);
    expect(intro).not.toMatch(invitation);
    expect(hello).toContain('Dana');
  });
});
