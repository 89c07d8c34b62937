import type { GameDefinition } from '@fairhall/game-server/definitions/game-definition';
import { gridAt } from '@fairhall/game-server/engines/fruit-machine/fruit-view';
import { useState } from 'react';
import type { Currency } from '@/lib/api/contract-types.ts';
import type { DefinitionOf } from '../definition-of.ts';
import { prizeText } from '../fruit-machine/prize-text.ts';
import type { FormatMoney, GameTexts } from '../game-texts.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { toMinor } from '../money.ts';
import { SymbolPicture } from '../slot/symbol-picture.tsx';
import { DecisionsView, handName, SpotsView } from './dealt-hands.tsx';
import type { Dealt, DealtDecision, DealtWin } from './recompute.ts';
import { useRoundLabels } from './round-labels.ts';

/** Maximum of slot steps shown at first; a feature has dozens. */
const STEPS_SHOWN = 6;
const WINS_SHOWN = 8;

/** The recomputed outcome: reels, cards and bets in the player's language. */
export function DealtView(props: {
  readonly dealt: Dealt;
  /** The rules that it was dealt with. */
  readonly sheet: GameDefinition;
  readonly currency: Currency;
  readonly formatMoney: FormatMoney;
}) {
  const { dealt, sheet } = props;
  const i18n = useGameTexts();
  const { t, number } = i18n;
  const texts = useRoundLabels(sheet);
  const [isExpanded, setIsExpanded] = useState(false);
  const shown = isExpanded ? dealt.steps : dealt.steps.slice(0, STEPS_SHOWN);
  const steps = shown.map((step, place) => ({ ...step, place }));
  return (
    <>
      {steps.length > 0 && (
        <div className="dealt-grids d-flex flex-wrap gap-2">
          {steps.map(({ place, kind, stops, grid, multiplier, wins, win }) => (
            <figure className="m-0" key={place}>
              <figcaption className="fs-sm">
                <b>
                  {number(place + 1)} {t(`proof:proofSteps.${kind}`)}
                  {`${multiplier > 1 ? ` ×${multiplier}` : ''} · `}
                  {props.formatMoney(toMinor(win, props.currency))}
                </b>
              </figcaption>
              <GridView gameId={sheet.gameId} grid={grid} />
              {stops.length > 0 && (
                <p className="dealt-events mx-0 mt-1 mb-0 font-monospace fs-sm wrap-anywhere">
                  {t('proof:proofSteps.events', { events: stops.join(' · ') })}
                </p>
              )}
              <StepWins
                texts={wins.map((one) =>
                  winText(one, {
                    i18n,
                    amount: (text) => props.formatMoney(toMinor(text, props.currency)),
                  }),
                )}
              />
            </figure>
          ))}
        </div>
      )}
      {dealt.steps.length > steps.length && (
        <button type="button" className="proof-all" onClick={() => setIsExpanded(true)}>
          {t('proof:verify.showAll', { number: number(dealt.steps.length) })}
        </button>
      )}
      {!texts && dealt.steps.length === 0 && <div className="skeleton dealt-waits rounded-10" />}
      {texts && dealt.spots && <SpotsView round={dealt.spots} sheet={sheet} texts={texts} />}
      {texts && dealt.decisions.length > 0 && (
        <DecisionsView
          steps={dealt.decisions}
          texts={texts}
          drawHand={
            sheet.engine === 'fruit-machine' ? (hand) => fruitHand(hand, sheet, i18n) : null
          }
        />
      )}
      {texts && dealt.bets.length > 0 && (
        <PaidTable
          {...props}
          column={t('table.columnBet')}
          rows={dealt.bets.map(({ spot, amount, win }) => ({
            ...{ name: texts.spotName(spot, i18n), staked: amount, returned: win },
          }))}
        />
      )}
      {texts && dealt.hands.length > 0 && (
        <PaidTable
          {...props}
          column={t('proof:hand')}
          rows={dealt.hands.map(({ name, ...paid }, place) => ({
            ...paid,
            name: handName({ name, place }, { texts, i18n }),
          }))}
        />
      )}
    </>
  );
}

/** The reels of a fruit machine, or the prize of its wheel. */
function fruitHand(
  { name, cards }: DealtDecision['hands'][number],
  { gameId, tables }: DefinitionOf<'fruit-machine'>,
  i18n: GameTexts,
) {
  const numbers = cards.map((card) => card ?? 0);
  if (name === 'reels') return <GridView gameId={gameId} grid={gridAt(tables, numbers)} />;
  const prize = prizeText(tables.wheel.segments[numbers[0] ?? -1]?.percent ?? 0, i18n);
  return <p>{i18n.t('dealt.paradePays', { prize })}</p>;
}

/** The wins of a step, as many as fit below the reels. */
function StepWins({ texts }: { readonly texts: readonly string[] }) {
  const { t } = useGameTexts();
  if (texts.length === 0) return null;
  const more = texts.length - WINS_SHOWN;
  return (
    <ul className="dealt-wins mx-0 mt-1 mb-0 p-0 text-2 fs-xs list-style-none">
      {texts.slice(0, WINS_SHOWN).map((text) => (
        <li key={text}>{text}</li>
      ))}
      {more > 0 && <li>{t('result.more', { count: more })}</li>}
    </ul>
  );
}

/** The visible symbols of a step; a screen reader reads them reel by reel. */
function GridView(props: {
  readonly gameId: string;
  readonly grid: Dealt['steps'][number]['grid'];
}) {
  const { symbol } = useGameTexts();
  const reels = props.grid.map((cells, reel) => ({
    reel,
    cells: cells.map((name, row) => ({ name, row })),
  }));
  return (
    <div className="dealt-grid bg-body shadow-inset d-flex p-1-5 rounded-10">
      {reels.map(({ reel, cells }) => (
        <div className="d-grid" key={reel}>
          {cells.map(({ name, row }) => (
            <SymbolPicture
              key={row}
              gameId={props.gameId}
              symbol={name}
              side={34}
              alt={symbol(name)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The stake and return of each bet, hand or side bet. */
function PaidTable(props: {
  readonly column: string;
  readonly rows: readonly {
    readonly name: string;
    readonly staked: string;
    readonly returned: string;
  }[];
  readonly currency: Currency;
  readonly formatMoney: FormatMoney;
}) {
  const { column, currency, formatMoney } = props;
  const { t } = useGameTexts();
  const rows = props.rows.map((row, place) => ({ ...row, place }));
  return (
    <div className="proof-draws bg-body shadow-inset overflow-hidden rounded-10">
      <table className="w-100">
        <thead>
          <tr>
            <th scope="col">{column}</th>
            <th scope="col">{t('proof:staked')}</th>
            <th scope="col">{t('proof:verify.win')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ place, name, staked, returned }) => (
            <tr key={place}>
              <th scope="row">{name}</th>
              <td>{formatMoney(toMinor(staked, currency))}</td>
              <td>{formatMoney(toMinor(returned, currency))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The wins of a step as text: "Line 4: 3× Ace $0.40". */
function winText(
  { line, ways, symbol, count, win }: DealtWin,
  { i18n, amount }: { i18n: GameTexts; amount: (win: string) => string },
): string {
  const { t } = i18n;
  const named = {
    count,
    symbol: symbol === null ? t('dealt.scatter') : i18n.symbol(symbol),
    amount: amount(win),
  };
  if (ways !== null)
    return t('result.waysWin', { ...named, ways: t('result.ways', { count: ways }) });
  const text = t('result.lineWin', named);
  return line === null ? text : `${t('result.line', { line })}: ${text}`;
}
