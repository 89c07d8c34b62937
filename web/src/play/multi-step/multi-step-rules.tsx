import { PaysRow, PaysTable } from '../frame/rules-dialog.tsx';
import { useGameTexts } from '../game-texts-context.ts';
import { TableRules } from '../table-games/table-rules.tsx';
import { useMultiStep } from './multi-step-context.ts';

/** The rules of a multi-step game, with its paytable and its RTP. */
export function MultiStepRules(props: { readonly onClose: () => void }) {
  const { game, state, formatMoney } = useMultiStep();
  const { t, percent } = useGameTexts();
  const { rtp, margin } = state.paytable;
  const { Pays } = game;
  const { stakesMinor } = state;
  return (
    <TableRules
      deal="choices"
      rules={game.rules}
      limits={t('steps.limits', {
        min: formatMoney(stakesMinor[0] ?? 0n),
        max: formatMoney(stakesMinor.at(-1) ?? 0n),
      })}
      onClose={props.onClose}
    >
      <Pays />
      <p className="prose">
        {margin === null
          ? t('steps.rtp', { rtp: percent(rtp) })
          : t('steps.rtpMargin', { rtp: percent(rtp), margin: percent(margin) })}
      </p>
    </TableRules>
  );
}

/** A paytable with a row for each pay. */
export function PaysRows(props: {
  readonly rows: readonly { readonly name: string; readonly pays: string }[];
}) {
  const { t } = useGameTexts();
  return (
    <PaysTable columns={[t('table.columnBet'), t('table.columnPays')]}>
      {props.rows.map(({ name, pays }) => (
        <PaysRow key={name} name={name} cells={[pays]} />
      ))}
    </PaysTable>
  );
}
