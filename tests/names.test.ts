import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { repository } from './support/command.ts';
import { sourceFiles, trackedFiles } from './support/repository-files.ts';

/*
 * Names, comments, test titles and documents use the field's terms, so that a search for a term finds
 * its code. The lists contain the private words of earlier versions.
 */

/** Private words, the field's terms, and the folders to which the entry applies if not to all. */
type Entry = readonly [words: string, better: string, where?: RegExp];

/** A word with dashes stands for the same words in a row, in any spelling. */
const everywhere: readonly Entry[] = [
  ['answer answers answered answering', 'response, reply'],
  ['news', 'notification, change'],
  ['tell tells told telling', 'publish, send, notify'],
  ['hear hears heard overheard', 'receive, subscribe'],
  ['ask asks asked asking', 'request, query, prompt'],
  ['say says said saying', 'return, report, state, text'],
  ['insist insists insistence', 'retry'],
  ['somebody anybody everybody nobody whoever', 'the role: player, caller, client'],
  ['judge judges judged judging', 'validate, check'],
  ['remark remarks', 'status reason'],
  ['fact-key', 'ledger key'],
  ['stated-settings', 'effective settings'],
  ['rest-of-guest', 'remainder'],
  ['database-away', 'database unavailable'],
  ['silence', 'outage'],
  ['house-rules', 'jurisdiction rules'],
  ['test-desk', 'sandbox tools'],
  ['post-with-limits post-by-market', 'post bet'],
];

const inNames: readonly Entry[] = [
  ...everywhere,
  ['party parties', 'external service'],
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
  ['clockwork', 'scheduler'],
  ['leash', 'exit with parent'],
  ['protection', 'player restrictions'],
  ['at-rest', 'idle'],
  ['sheet sheets', 'game definition', /^(server\/game-server|seed|tests|web\/src\/play)\//],
  ['seal seals sealed', 'commitment, hash chain'],
  ['figure figures', 'metric', /^(server\/api|seed|tests\/api|web\/src\/office)\//],
];

const inProse: readonly Entry[] = [
  ...everywhere,
  ['want wants wanted', 'require, request'],
  ['in-the-same-breath', 'at the same time'],
];

/** Exceptions where a listed word is a term of the field. */
const exceptions: readonly (readonly [path: RegExp, words: string, reason: string])[] = [
  [/^server\/api\/src\/ledger\//, 'house', "the ledger's account of the operator"],
  [/casino-holdem/, 'casino', "the game's name"],
  [/^web\/art\//, 'felt', 'the cloth of a drawn table'],
  [/support|ticket/, 'answer answers answered', 'the reply to a question of a player'],
  [/red-envelope|table-games\/boards\/envelopes/, 'seal seals', 'the wax on an envelope'],
  [/second-factor/, 'seal sealed', 'text that is encrypted and authenticated'],
  [/^web\/src\/play\/(fishing|pixi)\//, 'sheet', 'a texture with many sprites'],
  [/mobile-sheets|e2e\/search|seed-change/, 'sheet sheets', 'a dialog at the bottom of a phone'],
  [/login-protection/, 'protection', 'of an account, by a second factor'],
  [/^web\/src\/play\/sound\//, 'silence', 'the lowest volume'],
  [/postgres\.ts$|start-refusals/, 'nobody', 'the account of Unix'],
  [/^tests\/names\.test\.ts$/, 'news tells told answer answers fact-key words', 'the test itself'],
];

const DECLARATION =
  /^\s*(?:export )?(?:default )?(?:async )?(?:const|let|function|class|interface|type|enum)\s+([A-Za-z_$][\w$]*)/gm;
const BLOCK_COMMENT = /(?:^|\{)[ \t]*\/\*[\s\S]*?\*\//gm;
const LINE_COMMENT = /(?:^|\s)\/\/ .*$/gm;
const TITLE = /\b(?:describe|it|test)(?:\.\w+(?:\([^()]*\))?)*\(\s*(?:'(.*?)'|"(.*?)"|`(.*?)`)/g;

const documents = trackedFiles().filter((file) => file.endsWith('.md'));

/** A name or a sentence as words in lower case between dashes, at both ends, too. */
function spelledOut(text: string): string {
  const words = text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z\d]+/);
  return `-${words.filter(Boolean).join('-')}-`;
}

function problemsIn(
  file: string,
  texts: Iterable<string>,
  entries: readonly Entry[],
): readonly string[] {
  const isException = (word: string) =>
    exceptions.some(([where, words]) => words.split(' ').includes(word) && where.test(file));
  const applicable = entries.filter(([, , where]) => where?.test(file) ?? true);
  return [...texts].flatMap((text) => {
    const spelled = spelledOut(text);
    return applicable.flatMap(([words, better]) =>
      words
        .split(' ')
        .filter((word) => spelled.includes(`-${word}-`) && !isException(word))
        .map((word) => `${file}: "${text.trim()}" has the word "${word}"; better: ${better}`),
    );
  });
}

const declaredNames = (text: string) =>
  new Set([...text.matchAll(DECLARATION)].map(([, name]) => name ?? ''));

/** The lines of comments and the titles of tests, without code spans. */
function proseOf(text: string): readonly string[] {
  const comments = [BLOCK_COMMENT, LINE_COMMENT].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([comment]) => comment.split('\n')),
  );
  const titles = [...text.matchAll(TITLE)].map((match) => match.slice(1).join(''));
  return [...comments, ...titles].map(withoutCode);
}

const withoutCode = (line: string) => line.replaceAll(/`[^`]*`/g, '');

/** The problems of all sources in the texts that `read` finds in one. */
function problemsOfAll(
  read: (text: string) => Iterable<string>,
  entries: readonly Entry[],
): readonly string[] {
  return sourceFiles().flatMap((file) =>
    problemsIn(file, read(readFileSync(path.join(repository, file), 'utf8')), entries),
  );
}

describe('no listed word is', () => {
  test('in the name of a file or folder', () => {
    expect(sourceFiles().flatMap((file) => problemsIn(file, [file], inNames))).toEqual([]);
  });

  test('in the name of a declaration', () => {
    expect(problemsOfAll(declaredNames, inNames)).toEqual([]);
  });

  test('in a comment or the title of a test', () => {
    expect(problemsOfAll(proseOf, inProse)).toEqual([]);
  });

  test('in a document', () => {
    const problems = documents.flatMap((file) => {
      const lines = readFileSync(path.join(repository, file), 'utf8').split('\n');
      return problemsIn(file, lines.map(withoutCode), inProse);
    });
    expect(problems).toEqual([]);
  });
});

describe('the search finds', () => {
  const declared = (keyword: string, name: string) => `export ${keyword} ${name} {}`;

  test('every form of declaration', () => {
    const text = [
      declared('async function', 'tellAll'),
      declared('class', 'News'),
      declared('type', 'HTTPAnswer'),
    ].join('\n');
    expect(problemsIn('x.ts', declaredNames(text), inNames)).toHaveLength(3);
  });

  test('words in a row in every spelling', () => {
    const spellings = ['factKey', 'FACT_KEY', 'fact-key.ts', 'a fact key'];
    expect(problemsIn('x.ts', spellings, inNames)).toHaveLength(4);
  });

  test('every form of comment and title, and no code', () => {
    const text = [
      '/** The server tells',
      ' * the player the news. */',
      'const a = 1; // as told',
      "it.each([1])('answers %i', () => {});",
      '// The route `POST /test-desk`.',
      "const url = 'http://x/tell';",
    ].join('\n');
    expect(problemsIn('x.ts', proseOf(text), inProse)).toHaveLength(4);
  });
});
