import { useTranslation } from 'react-i18next';
import { PrintedPage } from '@/components/records/printed-page.tsx';
import { MoneyText } from '@/components/ui/money-text.tsx';
import { useLanguage } from '@/i18n/language.ts';
import type { Statement } from '@/lib/api/contract-types.ts';
import { gameTypeName } from '@/lib/games/game-types.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { monthName } from '../month-name.ts';
import { playedInMonth } from './played-in-month.ts';

export type StatementDocumentProps = {
  readonly statement: Statement;
  /** The player's email address. */
  readonly account: string;
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
};

/** The statement on paper: a table of months and currencies, and one of the types of game. */
export function StatementDocument(props: StatementDocumentProps) {
  const { t } = useTranslation(['app', 'safer-play']);
  const { statement, account, issuedAt } = props;
  const { dateTime } = useFormat();
  return (
    <PrintedPage
      title={t('safer-play:statement.title')}
      issued={t('safer-play:statement.issued', { time: dateTime(issuedAt, 'full') })}
    >
      <p>{`${t('safer-play:statement.account')}: ${account}`}</p>
      <Months statement={statement} />
      <h2>{t('safer-play:statement.byGameType')}</h2>
      <Types statement={statement} />
    </PrintedPage>
  );
}

type PartProps = Pick<StatementDocumentProps, 'statement'>;

function Months({ statement }: PartProps) {
  const { t } = useTranslation(['app', 'safer-play']);
  const language = useLanguage();
  const columns = [
    ['deposits', 'deposited'],
    ['withdrawals', 'withdrawn'],
    ['netDeposits', 'netDeposits'],
    ['stakes', 'staked'],
    ['wins', 'won'],
    ['net', 'net'],
    ['bonuses', 'bonuses'],
  ] as const;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('safer-play:statement.month')}</th>
          {columns.map(([label]) => (
            <th key={label} scope="col">
              {t(`safer-play:statement.${label}`)}
            </th>
          ))}
          <th scope="col">{t('safer-play:statement.played')}</th>
        </tr>
      </thead>
      <tbody>
        {statement.rows.map((row) => (
          <tr key={`${row.month} ${row.walletType}`}>
            <th scope="row">{`${monthName(row.month, language)}, ${row.walletType}`}</th>
            {columns.map(([label, name]) => (
              <td key={label}>
                <MoneyText amount={row[name]} currency={row.walletType} />
              </td>
            ))}
            <td>{t('safer-play:statement.playedValue', playedInMonth(statement, row.month))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Types({ statement: { rows } }: PartProps) {
  const { t } = useTranslation(['app', 'safer-play']);
  const language = useLanguage();
  const lines = rows.flatMap(({ month, walletType, byGameType }) =>
    byGameType.map((type) => ({ month, walletType, ...type })),
  );
  return (
    <table>
      <thead>
        <tr>
          {(['month', 'gameType', 'stakes', 'wins', 'net'] as const).map((name) => (
            <th key={name} scope="col">
              {t(`safer-play:statement.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ month, walletType, gameType, ...money }) => (
          <tr key={`${month} ${walletType} ${gameType}`}>
            <th scope="row">{`${monthName(month, language)}, ${walletType}`}</th>
            <td>{t(`games.types.${gameTypeName(gameType)}`)}</td>
            {(['staked', 'won', 'net'] as const).map((name) => (
              <td key={name}>
                <MoneyText amount={money[name]} currency={walletType} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
