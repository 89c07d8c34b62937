import { webOrigin } from '@/lib/browser/web-origin.ts';
import { partsAtReplays } from '@/lib/games/replay-path.ts';

/** The text of a message, with links to the replays that it names. */
export function MessageText({ text }: { readonly text: string }) {
  return partsAtReplays(text, webOrigin()).map((part) =>
    part.isReplay ? (
      <a key={part.at} href={part.text} target="_blank" rel="noopener noreferrer">
        {part.text}
      </a>
    ) : (
      part.text
    ),
  );
}
