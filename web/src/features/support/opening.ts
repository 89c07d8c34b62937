import type { SupportTexts } from './texts/support-texts.ts';

/** The first words of the chat, which invite only a guest to log in. */
export function openingOf(
  { intro, introPlayer, greeting, greetingNamed }: SupportTexts['chat'],
  session: { readonly user: { readonly nickName: string } } | null,
) {
  return session === null
    ? { intro, hello: greeting }
    : { intro: introPlayer, hello: filled(greetingNamed, { name: session.user.nickName }) };
}

/** Replaces placeholders such as `{{name}}`. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
