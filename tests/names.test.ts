import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { repository } from './support/command.ts';
import { sourceFiles } from './support/repository-files.ts';

/*
 * Names use the field's terms, so that a search for a term finds its code. This list contains the
 * private words of earlier versions.
 */

/** [private words, the field's terms] */
const banned: readonly (readonly [words: string, better: string])[] = [
  ['answer answers answered answering', 'response, reply'],
  ['party parties', 'external service'],
  ['news', 'notification'],
  ['tell tells told telling', 'publish, send, notify'],
  ['hear hears heard overheard', 'receive, subscribe'],
  ['ask asks asked asking', 'request, query, prompt'],
  ['say says said saying', 'return, report, text'],
  ['speech words', 'i18n, text, label'],
  ['admit admits admission', 'authorize'],
  ['books', 'database, store'],
  ['house', 'player history, operator'],
  ['casino', 'API, game server, merchant'],
  ['kept', 'saved, stored, retained'],
  ['forget forgets forgetting', 'delete, expire, data retention'],
  ['felt', 'table'],
  ['folding', 'checkpoint'],
  ['wire', 'worker protocol, contract'],
  ['insist insists insistence', 'retry'],
  ['clockwork', 'scheduler'],
  ['leash', 'exit with parent'],
  ['somebody anybody everybody nobody whoever', 'the role: player, caller, client'],
];

const betterNames = new Map(
  banned.flatMap(([words, better]) => words.split(' ').map((word) => [word, better] as const)),
);

/** Exceptions where a listed word is a term of the field. */
const exceptions: readonly (readonly [path: RegExp, word: string, reason: string])[] = [
  [/^server\/api\/src\/ledger\//, 'house', "the ledger's account of the operator"],
  [/casino-holdem/, 'casino', "the game's name"],
  [/^web\/art\//, 'felt', 'the cloth of a drawn table'],
];

const DECLARATION =
  /^\s*(?:export )?(?:default )?(?:async )?(?:const|let|function|class|interface|type|enum)\s+([A-Za-z_$][\w$]*)/gm;

/** The segments of a name in camel case, upper case, or with dashes. */
function segmentsOf(name: string): readonly string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z\d]+/);
}

function problemsIn(file: string, names: Iterable<string>): readonly string[] {
  const problems: string[] = [];
  for (const name of names) {
    for (const word of segmentsOf(name)) {
      const better = betterNames.get(word);
      const isException = exceptions.some(([where, of]) => of === word && where.test(file));
      if (better !== undefined && !isException) {
        problems.push(`${file}: "${name}" has the word "${word}"; better: ${better}`);
      }
    }
  }
  return problems;
}

const declaredNames = (text: string) =>
  [...text.matchAll(DECLARATION)].map(([, name]) => name ?? '');

describe('names', () => {
  test('of files and folders contain no listed word', () => {
    expect(sourceFiles().flatMap((file) => problemsIn(file, [file]))).toEqual([]);
  });

  test('of declarations contain no listed word', () => {
    const problems = sourceFiles().flatMap((file) => {
      const text = readFileSync(path.join(repository, file), 'utf8');
      return problemsIn(file, new Set(declaredNames(text)));
    });
    expect(problems).toEqual([]);
  });

  test('are found in every form of declaration', () => {
    const declared = (keyword: string, name: string) => `export ${keyword} ${name} {}`;
    const text = [
      declared('async function', 'tellAll'),
      declared('class', 'News'),
      declared('type', 'HTTPAnswer'),
    ].join('\n');
    expect(problemsIn('x.ts', declaredNames(text))).toHaveLength(3);
  });
});
