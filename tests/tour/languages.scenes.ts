import { type Scene, tour } from './scene.ts';

/** The main five screens in each language, with the account that has the most data. */
const screens = ['home', 'games', 'wallet', 'favorites', 'profile'];

const heading: Scene['shows'] = (page) => page.getByRole('main');

for (const language of ['pt-br', 'id', 'es'] as const) {
  tour(
    `in-${language}`,
    screens.map((name) => ({ name, as: 'demo', path: `/${name}`, shows: heading, language })),
  );
}
