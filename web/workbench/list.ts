import { catalogue } from '@fairhall/game-server/catalogue/catalogue';
import { languages } from '../src/i18n/languages.ts';
import { type Address, motions, readAddress, searchOf, speeds } from './address.ts';
import { outcomesOf } from './outcomes.ts';
import { storiesOf } from './stories.ts';

/* The list of all games with their stories and sounds, and the chosen one in a frame of a layout's size. */

const layouts = { phone: [390, 844], tablet: [834, 1_112], desktop: [1_280, 720] } as const;
type LayoutName = keyof typeof layouts;

const element = <Name extends keyof HTMLElementTagNameMap>(name: Name) => {
  const found = document.querySelector(name);
  if (!found) throw new Error(`index.html has no <${name}>`);
  return found;
};
const [list, form, frame] = [element('nav'), element('form'), element('iframe')] as const;

let address: Address = { ...readAddress(location.search) };
if (address.game === '') address = { ...address, game: catalogue[0]?.gameId ?? '' };
let layout: LayoutName = 'desktop';

list.append(
  ...catalogue.map(({ gameId, gameName }) => {
    const group = document.createElement('details');
    group.dataset['game'] = gameId;
    const title = document.createElement('summary');
    title.textContent = gameName;
    const links = storiesOf(gameId).map(({ name }) => {
      const link = document.createElement('a');
      link.textContent = name;
      link.dataset['story'] = name;
      link.href = searchOf({ ...address, game: gameId, story: name });
      link.addEventListener('click', (event) => {
        event.preventDefault();
        show({ game: gameId, story: name });
      });
      return link;
    });
    group.append(title, ...links, soundLink(gameId));
    return group;
  }),
);

/** Opens the sounds of a game in the place of a story. */
function soundLink(gameId: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.textContent = 'sounds';
  link.href = `sound.html?${new URLSearchParams({ game: gameId })}`;
  link.target = frame.name;
  return link;
}

function show(change: Partial<Address>): void {
  address = { ...address, ...change };
  const search = searchOf(address);
  history.replaceState(null, '', search);
  frame.src = `game.html${search}`;
  for (const group of list.querySelectorAll('details')) {
    const isShown = group.dataset['game'] === address.game;
    group.open ||= isShown;
    for (const link of group.querySelectorAll<HTMLAnchorElement>('a[data-story]')) {
      link.toggleAttribute('aria-current', isShown && link.dataset['story'] === address.story);
    }
  }
  const names = outcomesOf(address.game).map(([name]) => name);
  next.replaceChildren(...['', ...names].map((name) => new Option(name)));
}

/** A choice of the form. */
function choice(
  label: string,
  options: readonly string[],
  onChange: (value: string) => void,
): HTMLSelectElement {
  const select = document.createElement('select');
  select.append(...options.map((option) => new Option(option)));
  select.addEventListener('change', () => onChange(select.value));
  const holder = document.createElement('label');
  holder.append(label, select);
  form.append(holder);
  return select;
}

function resize(name: LayoutName): void {
  layout = name;
  const [width, height] = layouts[layout];
  Object.assign(frame.style, { width: `${width}px`, height: `${height}px` });
}

const query = (change: Partial<Record<keyof Address, string>>) =>
  show(readAddress(`${new URLSearchParams({ ...toText(address), ...change })}`));
const toText = (of: Address) =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, String(value)]));

choice('Layout', Object.keys(layouts), (name) => {
  if (name === 'phone' || name === 'tablet' || name === 'desktop') resize(name);
}).value = layout;
choice('Language', languages, (lang) => query({ lang })).value = address.lang;
choice('Speed', speeds.map(String), (speed) => query({ speed })).value = String(address.speed);
choice('Motion', motions, (motion) => query({ motion })).value = address.motion;
/** The outcome of the next round that is played on the page. */
const next = choice('Next outcome', [], (outcome) =>
  frame.contentWindow?.postMessage(outcome, location.origin),
);
resize(layout);
show({});
