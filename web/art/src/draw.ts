import { pictures } from './catalogue.ts';
import { openBrowser } from './output/browser.ts';
import { publish } from './output/publish.ts';
import type { Picture } from './picture.ts';

/** Draws the pictures named on the command line, or all of them. */
async function main(names: readonly string[]): Promise<void> {
  const chosen = names.length === 0 ? pictures : names.map(findPicture);
  const browser = await openBrowser();
  try {
    for (const picture of chosen) {
      await publish(browser, picture);
      console.log(picture.name);
    }
  } finally {
    await browser.close();
  }
}

function findPicture(name: string): Picture {
  const found = pictures.find((picture) => picture.name === name);
  if (found !== undefined) return found;
  const known = pictures.map((picture) => picture.name).join(' ');
  throw new Error(`Unknown picture ${name}. The pictures are: ${known}`);
}

await main(process.argv.slice(2));
