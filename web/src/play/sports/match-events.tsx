import { Goal, Sparkle } from 'lucide-react';
import { useGameTexts } from '../game-texts-context.ts';
import { isMatch, type ShownEvent } from './event-kind.ts';
import './match-events.css';

const MINUTES_PER_QUARTER = 10;
/** Maximum of shown chances; all goals are shown. */
const CHANCES_SHOWN = 3;
const QUARTERS = [1, 2, 3, 4] as const;

/** The match so far: goals and chances of football, points by quarter of basketball. */
export function MatchEvents({ event }: { readonly event: ShownEvent }) {
  const { progress, fixture } = event;
  if (!isMatch(fixture)) return null;
  if (progress?.kind === 'basketball') {
    return <Quarters minutes={progress.minutes} fixture={fixture} />;
  }
  if (progress?.kind !== 'football') return null;
  return <FootballEvents moments={progress.moments} fixture={fixture} />;
}

type Sides = { readonly home: { readonly name: string }; readonly away: { readonly name: string } };

function FootballEvents(props: {
  readonly moments: readonly {
    readonly minute: number;
    readonly side: 'home' | 'away';
    readonly what: 'goal' | 'chance';
  }[];
  readonly fixture: Sides;
}) {
  const { moments, fixture } = props;
  const { t } = useGameTexts();
  if (moments.length === 0)
    return (
      <p className="moments-none px-3-5 py-2-5 rounded-14">{t('fixtures:sports.noMoments')}</p>
    );
  const chances = moments.filter(({ what }) => what === 'chance').slice(-CHANCES_SHOWN);
  const shown = moments.filter((moment) => moment.what === 'goal' || chances.includes(moment));
  return (
    <ol className="moments d-flex flex-wrap gap-1-5" aria-label={t('fixtures:sports.moments')}>
      {shown.toReversed().map(({ minute, side, what }) => (
        <li
          className="d-flex align-items-center rounded-pill fs-sm"
          key={`${minute}-${side}-${what}`}
          data-what={what}
        >
          {what === 'goal' ? <Goal size={16} aria-hidden /> : <Sparkle size={16} aria-hidden />}
          <span>
            {t(what === 'goal' ? 'fixtures:sports.goalBy' : 'fixtures:sports.chanceBy', {
              team: fixture[side].name,
              minute,
            })}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Quarters(props: {
  readonly minutes: readonly { readonly home: number; readonly away: number }[];
  readonly fixture: Sides;
}) {
  const { minutes, fixture } = props;
  const { t } = useGameTexts();
  const sumOf = (side: 'home' | 'away', quarter: number) =>
    minutes
      .slice((quarter - 1) * MINUTES_PER_QUARTER, quarter * MINUTES_PER_QUARTER)
      .reduce((sum, minute) => sum + minute[side], 0);
  return (
    <table className="quarters w-100 rounded-14 fs-md font-num">
      <caption className="visually-hidden">{t('fixtures:sports.quarters')}</caption>
      <thead>
        <tr>
          <td />
          {QUARTERS.map((quarter) => (
            <th className="text-2 fs-xs" key={quarter} scope="col">
              {t('fixtures:sports.quarter', { number: quarter })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['home', 'away'] as const).map((side) => (
          <tr key={side}>
            <th className="text-start" scope="row">
              {fixture[side].name}
            </th>
            {QUARTERS.map((quarter) => (
              <td key={quarter}>
                {minutes.length > (quarter - 1) * MINUTES_PER_QUARTER ? sumOf(side, quarter) : '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
