import { fileURLToPath } from 'node:url';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../e2e/axe.ts';
import { enter } from '../e2e/enter.ts';
import type { Player } from '../e2e/player.ts';
import type { PlayerApi } from '../e2e/player-api.ts';
import { expect, test } from '../e2e/test.ts';
import { type SampleName, sampleSession } from './sample-sessions.ts';
import { settle } from './settle.ts';
import { breakFrom, type Step } from './steps.ts';
import { expectWellFormed } from './well-formed.ts';

/** One picture: who looks, where, and what must be in sight before it is taken. */
export type Scene = {
  /** Names the picture; its section comes before it. */
  readonly name: string;
  /** A guest, a sample account, or a player of the scene's own, who may be changed. */
  readonly as?: 'guest' | SampleName | 'own';
  /** What `before` found out may be part of it. */
  readonly path: string | (() => string);
  /** A text of the page, or any other part of it. */
  readonly shows: string | RegExp | ((page: Page) => Locator);
  /** What happens before the page opens, to a player of the scene's own. */
  readonly before?: (api: PlayerApi, others: Others) => Promise<unknown>;
  /** What the visitor does on the page. */
  readonly steps?: Step;
  /** A call that is never answered, as a glob: what loads keeps loading. */
  readonly holds?: string;
  /** A call that is answered with something else than the server would say: 200 unless told. */
  readonly responses?: {
    readonly glob: string;
    readonly data: unknown;
    readonly code?: number;
    readonly msg?: string;
  };
  /** A call that is answered 500. */
  readonly breaks?: string;
  /** What the browser will say because the scene asks for it. */
  readonly due?: RegExp;
  readonly language?: 'pt-br' | 'id' | 'es';
  readonly only?: 'desktop' | 'mobile';
};

/** What a player may have done besides. */
type Others = {
  /** Logs the same player in on another device, which ends the session here. */
  readonly logInElsewhere: () => Promise<unknown>;
};

const picturesDir = fileURLToPath(new URL('../e2e/tour', import.meta.url));

/** Declares a section of the tour: each scene becomes a test that ends with its picture. */
export function tour(section: string, scenes: readonly Scene[]): void {
  for (const scene of scenes) {
    test.describe(section, () => {
      const due = scene.due ?? (scene.breaks === undefined ? null : /status of 500/);
      test.use({ dueComplaint: due });
      const { as: who = 'guest' } = scene;
      if (who === 'own') {
        test(scene.name, async ({ page, request, player, isMobile }) => {
          skipOtherLayout(scene, isMobile);
          await comeAsOwnPlayer({ page, request, player, scene });
          await show({ section, scene, page, isMobile });
        });
      } else {
        test(scene.name, async ({ page, isMobile }) => {
          skipOtherLayout(scene, isMobile);
          await comeAs(page, who);
          await show({ section, scene, page, isMobile });
        });
      }
    });
  }
}

function skipOtherLayout({ only }: Scene, isMobile: boolean): void {
  // A tablet has the frame of neither.
  const layout = isMobile ? 'mobile' : test.info().project.name;
  test.skip(only !== undefined && only !== layout, 'is there in the other layout only');
}

async function comeAs(page: Page, who: 'guest' | SampleName): Promise<void> {
  if (who === 'guest') return;
  await page.addInitScript(
    (session) => localStorage.setItem('session', session),
    sampleSession(who),
  );
}

type OwnVisit = {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly player: Player;
  readonly scene: Scene;
};

async function comeAsOwnPlayer({ page, request, player, scene }: OwnVisit): Promise<void> {
  const api = await enter({ page, request, player });
  const { email, password } = player;
  const logInElsewhere = () => request.post('/api/user/login', { data: { email, password } });
  await scene.before?.(api, { logInElsewhere });
}

type Showing = {
  readonly page: Page;
  readonly isMobile: boolean;
  readonly section: string;
  readonly scene: Scene;
};

async function show({ section, scene, page, isMobile }: Showing): Promise<void> {
  const { language = 'en', holds, responses, breaks, due } = scene;
  const failures = failedRequests(page);
  await page.addInitScript((code) => localStorage.setItem('language', code), language);
  if (holds !== undefined) await page.route(holds, () => {});
  if (responses !== undefined) {
    const { glob, ...envelope } = responses;
    const json = { code: 200, msg: 'success', ...envelope };
    await page.route(glob, (route) => route.fulfill({ json }));
  }
  if (breaks !== undefined) await breakFrom(breaks)({ page, isMobile });
  await page.goto(typeof scene.path === 'string' ? scene.path : scene.path());
  await expect(page.getByRole('main').first()).toBeVisible();
  // A page's own heading is there as soon as its code is.
  await expect(page.locator('h1').first()).toBeAttached();
  // What is pressed stands still by then, and what goes offline has something to show.
  await settle(page, { isLoading: holds !== undefined });
  await scene.steps?.({ page, isMobile });
  await expect(inSight(page, scene.shows)).toBeVisible({ timeout: 30_000 });
  await settle(page, { isLoading: holds !== undefined });
  const hasDialog = (await page.getByRole('dialog').filter({ visible: true }).count()) > 0;
  if (!hasDialog) await standAsHighAsThePage(page);
  await page.screenshot({
    path: `${picturesDir}/${section}-${scene.name}.${test.info().project.name}.png`,
    animations: 'disabled',
  });
  await expectWellFormed(page, language);
  await expectAccessible(page);
  expect(
    failures.filter((failure) => !due?.test(failure)),
    'requests that failed',
  ).toEqual([]);
}

/** Shows the whole page in one picture, with the fixed bars at its ends and not across it. */
async function standAsHighAsThePage(page: Page): Promise<void> {
  const width = page.viewportSize()?.width;
  if (width === undefined) return;
  const height = await page.evaluate(() => {
    window.scrollTo(0, 0);
    // What is as high as the window keeps the height of the one it was opened in.
    for (const main of document.querySelectorAll('main')) {
      main.style.minHeight = getComputedStyle(main).minHeight;
    }
    return document.documentElement.scrollHeight;
  });
  await page.setViewportSize({ width, height });
  await settle(page, { isLoading: true });
}

function inSight(page: Page, shows: Scene['shows']): Locator {
  if (typeof shows === 'function') return shows(page).first();
  return page.getByText(shows).filter({ visible: true }).first();
}

/** Collects what was asked for and did not come; what the page itself took back does not count. */
function failedRequests(page: Page): readonly string[] {
  const failures: string[] = [];
  page.context().on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') failures.push(`${request.url()}: ${reason}`);
  });
  return failures;
}
