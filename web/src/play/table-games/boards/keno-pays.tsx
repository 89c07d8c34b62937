import { PaysRow, PaysTable } from '../../frame/rules-dialog.tsx';
import { useGameTexts } from '../../game-texts-context.ts';
import { hitsOf } from '../engine-facts.ts';
import { useTableGame } from '../table-game-context.ts';
import { marksIn, oneTo, useTables } from './keno-facts.ts';
import { firstHand } from './last-round.ts';

const PERCENT = 100;

/** The pays of the slip by hits, with the hits of the shown round highlighted. */
export function HitTable(props: { readonly marks: number }) {
  const { state } = useTableGame();
  const { percents } = useTables();
  const { t, number } = useGameTexts();
  const count = props.marks;
  const open = state.phase === 'idle' && state.round ? state.round : null;
  const hits = open ? hitsOf(marksIn(open), firstHand(open)) : -1;
  const rows = (percents[count] ?? [])
    .map((percent, row) => ({ hits: row, multiple: percent / PERCENT }))
    .filter(({ multiple }) => multiple > 0)
    .reverse();
  if (count === 0) return <p className="keno-hint">{t('tables:keno.hint')}</p>;
  return (
    <table className="keno-pays w-100 font-num">
      <thead>
        <tr>
          <th className="fs-xs" scope="col">
            {t('tables:keno.hits')}
          </th>
          <th className="fs-xs" scope="col">
            {t('tables:keno.pays')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.hits} data-hit={row.hits === hits || undefined}>
            <th scope="row">{row.hits}</th>
            <td>×{number(row.multiple)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The pays of every slip size by hits. */
export function Pays() {
  const { state } = useTableGame();
  const { marksMax, percents } = useTables();
  const i18n = useGameTexts();
  const { t, number } = i18n;
  return (
    <PaysTable columns={[t('tables:keno.marks'), t('tables:keno.hitsPay'), 'RTP']}>
      {oneTo(marksMax).map((count) => (
        <PaysRow
          key={count}
          name={count}
          cells={[
            (percents[count] ?? [])
              .map((percent, hits) => ({ hits, multiple: percent / PERCENT }))
              .filter(({ multiple }) => multiple > 0)
              .map(({ hits, multiple }) => `${hits}: ×${number(multiple)}`)
              .join(' · '),
            i18n.percent(state.paytable.spots[count - 1]?.rtp ?? 0),
          ]}
        />
      ))}
    </PaysTable>
  );
}
