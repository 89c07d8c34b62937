import process from 'node:process';
import { parseArgs } from 'node:util';
import { readSettings } from '@fairhall/kit/settings';
import { startFailureLine } from '@fairhall/kit/start-failure';
import { backendOf } from '../backends/index.ts';
import {
  addProvider,
  changeProvider,
  describeProviders,
  ProviderStatementError,
  retireSecret,
  rotateSecret,
  switchProvider,
} from '../modules/providers/index.ts';

/**
 * `npm run providers -- <command>`: manages the games providers, also while the API runs, which
 * notices a change within a second.
 */
const USAGE = `usage: npm run providers -- <command>
  list
  add <id> --name <text> --origin <origin> --game <game id> --win-multiple <number>
           [--rounds-origin <origin>] [--secret <text>]
  change <id> [the options of add but --secret; --rounds-origin none]
  rotate <id>    makes a second secret; the first one stays valid
  retire <id>    ends the older one of two secrets
  off <id>       no launch and no bet; open rounds end
  on <id>
--origin and --game may be repeated. docs/provider.md explains each.
`;

const options = {
  name: { type: 'string' },
  origin: { type: 'string', multiple: true },
  game: { type: 'string', multiple: true },
  'rounds-origin': { type: 'string' },
  'win-multiple': { type: 'string' },
  secret: { type: 'string' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
type Managing = Parameters<typeof addProvider>[0];
type Command = (managing: Managing, id: string, values: Values) => Promise<readonly string[]>;

const SECRET_IS_ROTATED = 'a secret is not changed: rotate makes a new one';

const commands: Readonly<Record<string, Command>> = {
  list: ({ prisma }) => listed(prisma),
  async add(managing, id, values) {
    return secretLines(
      await addProvider(managing, { ...stated(values), id, secret: values.secret }),
    );
  },
  async change(managing, id, values) {
    if (values.secret !== undefined) throw new ProviderStatementError(SECRET_IS_ROTATED);
    if (Object.keys(values).length === 0) throw new ProviderStatementError('nothing to change');
    await changeProvider(managing, { ...stated(values), id });
    return [`${id} is changed`];
  },
  async rotate(managing, id) {
    return secretLines(await rotateSecret(managing, id));
  },
  async retire(managing, id) {
    await retireSecret(managing, id);
    return [`${id} has one secret`];
  },
  async on(managing, id) {
    await switchProvider(managing, { id, isOn: true });
    return [`${id} is on`];
  },
  async off(managing, id) {
    await switchProvider(managing, { id, isOn: false });
    return [`${id} is off`];
  },
};

try {
  await main();
} catch (error) {
  if (isWrongUse(error)) usage(error.message);
  else {
    const isExpected = error instanceof ProviderStatementError;
    process.stderr.write(`${isExpected ? error.message : startFailureLine(error)}\n`);
    process.exitCode = 1;
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [name = '', id = '', ...more] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const isComplete = (name === 'list') === (id === '') && more.length === 0;
  if (command === undefined || !isComplete) return usage();
  const settings = readSettings(process.env, process.cwd());
  const database = await backendOf(settings.database).openDatabase();
  try {
    const { prisma } = database;
    const lines = await command({ prisma, settings, now: new Date() }, id, values);
    process.stdout.write(`${lines.join('\n')}\n`);
  } finally {
    await database.close();
  }
}

function stated(values: Values) {
  return {
    name: values.name,
    origins: values.origin,
    gameIds: values.game,
    roundsOrigin: values['rounds-origin'] === 'none' ? null : values['rounds-origin'],
    winMultiple: values['win-multiple'] === undefined ? undefined : Number(values['win-multiple']),
  };
}

function usage(problem?: string): void {
  process.stderr.write(problem === undefined ? USAGE : `${problem}\n${USAGE}`);
  process.exitCode = 2;
}

/** An unknown option, or one without its value. */
function isWrongUse(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && `${error.code}`.startsWith('ERR_PARSE_ARGS');
}

function secretLines({ secret }: { secret: string }): readonly string[] {
  return [`Its secret, which is not shown again: ${secret}`];
}

async function listed(prisma: Managing['prisma']): Promise<readonly string[]> {
  const providers = await describeProviders(prisma);
  if (providers.length === 0) return ['No provider but our own game server.'];
  return providers.map(
    ({ id, name, origins, gameIds, roundsOrigin, winMultiple, secrets, isOn }) =>
      `${id}  ${isOn ? 'on' : 'off'}  "${name}"  ${origins.join(' ')}  games ${gameIds.join(' ')}  ` +
      `pays at most ${winMultiple} × the stake  past rounds ${roundsOrigin ?? 'none'}  secrets ${secrets}`,
  );
}
