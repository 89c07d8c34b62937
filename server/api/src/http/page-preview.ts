import type { Game } from '../contract/games.ts';

export type DescribedGame = Pick<Game, 'gameId' | 'gameName' | 'supplier' | 'rtp' | 'pgIconUrl'>;

export type DescribedReplay = {
  /** `undefined` once the game has left the catalogue. */
  readonly game: DescribedGame | undefined;
  /** The win by the stake. */
  readonly multiple: number;
};

/** What a document states of its page, also for the preview of a shared link. */
export type PagePreview = {
  readonly title: string;
  readonly description: string;
  /** A portrait picture. */
  readonly picture: string;
  readonly pictureText: string;
  /** The page's path. */
  readonly path: string;
};

/** Of a game without art. */
const SHARED_PICTURE = '/art/share.jpg';
const PLAY_MONEY = 'play money';

/* A preview has no language, as a link is previewed without that of its readers. */

export function gamePreview({
  gameId,
  gameName,
  supplier,
  rtp,
  pgIconUrl,
}: DescribedGame): PagePreview {
  const facts = [gameName, supplier, rtp > 0 && `RTP ${rtp.toFixed(2)}%`, PLAY_MONEY];
  return {
    title: gameName,
    description: facts.filter(Boolean).join(' · '),
    picture: pgIconUrl || SHARED_PICTURE,
    pictureText: gameName,
    path: `/games/${encodeURIComponent(gameId)}`,
  };
}

export function replayPreview(id: string, { game, multiple }: DescribedReplay): PagePreview {
  const name = game?.gameName ?? 'Fairhall';
  const title = `${name} · ${multiple} ×`;
  const facts = [title, game?.supplier, PLAY_MONEY];
  return {
    title,
    description: facts.filter(Boolean).join(' · '),
    picture: game?.pgIconUrl || SHARED_PICTURE,
    pictureText: name,
    path: `/r/${encodeURIComponent(id)}`,
  };
}

/** A document with the title, description and preview of a page. A provider states some texts: all are escaped. */
export function withPreview(
  document: string,
  { preview, webOrigin }: { readonly preview: PagePreview; readonly webOrigin: string },
): string {
  const title = `${preview.title} · Fairhall`;
  const contents = {
    'name="description"': preview.description,
    'property="og:title"': title,
    'property="og:description"': preview.description,
    // Portrait art, which the large card would cut.
    'name="twitter:card"': 'summary',
    'property="og:image"': new URL(preview.picture, webOrigin).href,
    'property="og:image:alt"': preview.pictureText,
  };
  const withTexts = Object.entries(contents).reduce(
    (text, [attribute, content]) =>
      text.replace(
        new RegExp(`(<meta\\s+${attribute}\\s+content=")[^"]*`),
        (_found, start: string) => start + escaped(content),
      ),
    document,
  );
  const address = escaped(`${webOrigin}${preview.path}`);
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
