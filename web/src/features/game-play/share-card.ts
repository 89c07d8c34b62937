type ShareCard = {
  readonly gameName: string;
  /** As "25.4 ×". */
  readonly multiple: string;
  readonly link: string;
  /** The game's art. */
  readonly picture: string;
};

/** As of the preview of a shared link. */
const SIZE = { width: 1200, height: 630 } as const;
const ART = { x: 70, y: 75, width: 432, height: 480, radius: 28 } as const;
const TEXT = { x: 570, width: 560 } as const;
const FONT = '"Bricolage Grotesque", system-ui, sans-serif';
const COLOURS = {
  page: '#0a100e',
  card: '#141e1a',
  text: '#f2f7f4',
  quiet: '#b3c3bb',
  brass: '#ffc04a',
};

/** Draws the picture of a win on this device, as a PNG. @throws Error where the browser draws no canvas */
export async function drawShareCard(card: ShareCard): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, SIZE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  await document.fonts.load(`700 64px ${FONT}`).catch(() => []);
  context.fillStyle = COLOURS.page;
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  context.fillStyle = COLOURS.card;
  context.beginPath();
  context.roundRect(ART.x, ART.y, ART.width, ART.height, ART.radius);
  context.fill();
  const art = await loadArt(card.picture);
  if (art) drawArt(context, art);
  write(context, { text: card.gameName, y: 200, sizePx: 64, colour: COLOURS.text });
  write(context, { text: card.multiple, y: 370, sizePx: 150, colour: COLOURS.brass });
  write(context, { text: 'Fairhall · play money', y: 470, sizePx: 34, colour: COLOURS.quiet });
  write(context, { text: card.link, y: 535, sizePx: 26, colour: COLOURS.quiet });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

/** `null` for a picture of another origin that may not be read, and for one that does not load. */
async function loadArt(url: string): Promise<HTMLImageElement | null> {
  const art = new Image();
  art.crossOrigin = 'anonymous';
  art.src = url;
  return art.decode().then(
    () => art,
    () => null,
  );
}

/** Covers the card, cut at its edges. */
function drawArt(context: CanvasRenderingContext2D, art: HTMLImageElement): void {
  const scale = Math.max(ART.width / art.naturalWidth, ART.height / art.naturalHeight);
  const [width, height] = [art.naturalWidth * scale, art.naturalHeight * scale];
  context.save();
  context.clip();
  const [x, y] = [ART.x + (ART.width - width) / 2, ART.y + (ART.height - height) / 2];
  context.drawImage(art, x, y, width, height);
  context.restore();
}

/** One line, smaller if it would be too wide. */
function write(
  context: CanvasRenderingContext2D,
  line: { text: string; y: number; sizePx: number; colour: string },
): void {
  const fontOf = (sizePx: number) => `700 ${sizePx}px ${FONT}`;
  context.font = fontOf(line.sizePx);
  const share = TEXT.width / context.measureText(line.text).width;
  if (share < 1) context.font = fontOf(Math.floor(line.sizePx * share));
  context.fillStyle = line.colour;
  context.fillText(line.text, TEXT.x, line.y);
}
