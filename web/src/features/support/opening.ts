import { filledText } from '@/lib/i18n/filled-text.ts';
import type { SupportTexts } from './texts/support-texts.ts';

/** The first words of the chat, which invite only a guest to log in. */
export function openingOf(
  { intro, introPlayer, greeting, greetingNamed }: SupportTexts['chat'],
  session: { readonly user: { readonly nickName: string } } | null,
) {
  return session === null
    ? { intro, hello: greeting }
    : { intro: introPlayer, hello: filledText(greetingNamed, { name: session.user.nickName }) };
}
