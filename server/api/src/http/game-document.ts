import type { Game } from '../contract/games.ts';

export type DescribedGame = Pick<Game, 'gameId' | 'gameName' | 'supplier' | 'rtp' | 'pgIconUrl'>;

/** Of a game without art. */
const SHARED_PICTURE = '/art/share.jpg';

/**
 * The document of a game's page: title, description and the preview of a shared link are the game's.
 * A provider states its texts, which are escaped. The description has no language, as a link is
 * previewed without that of its readers.
 */
export function gameDocument(
  document: string,
  { game, webOrigin }: { readonly game: DescribedGame; readonly webOrigin: string },
): string {
  const { gameId, gameName, supplier, rtp, pgIconUrl } = game;
  const title = `${gameName} · Fairhall`;
  const description = [gameName, supplier, rtp > 0 && `RTP ${rtp.toFixed(2)}%`, 'play money']
    .filter(Boolean)
    .join(' · ');
  const contents = {
    'name="description"': description,
    'property="og:title"': title,
    'property="og:description"': description,
    // Portrait art, which the large card would cut.
    'name="twitter:card"': 'summary',
    'property="og:image"': new URL(pgIconUrl || SHARED_PICTURE, webOrigin).href,
    'property="og:image:alt"': gameName,
  };
  const withTexts = Object.entries(contents).reduce(
    (text, [attribute, content]) =>
      text.replace(
        new RegExp(`(<meta\\s+${attribute}\\s+content=")[^"]*`),
        (_found, start: string) => start + escaped(content),
      ),
    document,
  );
  const address = escaped(`${webOrigin}/games/${encodeURIComponent(gameId)}`);
  return withTexts
    .replace(/\s*<meta property="og:image:(?:width|height)"[^>]*>/g, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('</head>', () => `<meta property="og:url" content="${address}" />\n  </head>`);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
