import type { TFunction } from 'i18next';

/** The first words of the chat, which invite only a guest to log in. */
export function openingOf(
  t: TFunction<['app', 'support']>,
  session: { readonly user: { readonly nickName: string } } | null,
) {
  return session === null
    ? { intro: t('support:chat.intro'), hello: t('support:chat.greeting') }
    : {
        intro: t('support:chat.introPlayer'),
        hello: t('support:chat.greetingNamed', { name: session.user.nickName }),
      };
}
