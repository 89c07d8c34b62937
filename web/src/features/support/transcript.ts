import { QUESTION_LENGTH_MAX } from '@fairhall/api/contract/support-limits';

/** The rest of a message to support is for the player's own words. */
const LENGTH_MAX = QUESTION_LENGTH_MAX - 500;

/** The latest messages of a chat as text, each after its sender, as many as fit. */
export function transcriptOf(
  messages: readonly { readonly from: 'player' | 'assistant'; readonly text: string }[],
  names: Readonly<Record<'player' | 'assistant', string>>,
): string {
  const lines = messages.map(({ from, text }) => `${names[from]}: ${text}`);
  while (lines.join('\n').length > LENGTH_MAX) lines.shift();
  return lines.join('\n');
}
