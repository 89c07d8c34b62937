import { toDecimal } from '@fairhall/api/contract/money';
import { CalendarClock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { OpenedSport } from '../contract-types.ts';
import { definitionOf } from '../definition-of.ts';
import { EmptyState } from '../fixtures/empty-state.tsx';
import { useFixtures } from '../fixtures/fixtures-context.ts';
import { FixturesLayout, type Page } from '../fixtures/fixtures-layout.tsx';
import { FixturesPage } from '../fixtures/fixtures-page.tsx';
import type { FixturesSession } from '../fixtures/fixtures-session.ts';
import { isOpenSlip } from '../fixtures/fixtures-state.ts';
import { Dialog } from '../frame/dialog.tsx';
import { useGamePage } from '../frame/page-context.ts';
import { useIsCompact } from '../frame/use-media.ts';
import { useGameTexts } from '../game-texts-context.ts';
import { toMinor } from '../money.ts';
import { playSound } from '../sound/sound.ts';
import { inOrder, type ShownEvent } from './event-kind.ts';
import { EventView } from './event-view.tsx';
import { FixtureList } from './fixture-list.tsx';
import { MyBets } from './my-bets.tsx';
import { PlaceBar } from './place-bar.tsx';
import { SlipBar } from './slip-bar.tsx';
import { SlipPanel } from './slip-panel.tsx';
import { betsOf, emptySlip, remove, type Slip, toggle } from './slip-state.ts';
import { SportProvider, useSport } from './sport-context.ts';
import { SportResults } from './sport-results.tsx';
import { SportRules } from './sport-rules.tsx';
import { readStake, stakeText } from './stake-input.ts';
import './programme.css';

/** The page of a sport: programme, running events, slip and bets. */
export function SportPage(props: {
  readonly opened: OpenedSport;
  readonly session: FixturesSession;
}) {
  const { opened, session } = props;
  const { currency } = session.getState();
  const { locale } = useGameTexts();
  const isCompact = useIsCompact();
  const [slip, setSlip] = useState<Slip>(() =>
    emptySlip(stakeText(toMinor(opened.defaultStake, currency), { currency, locale })),
  );
  return (
    <SportProvider
      value={{
        opened,
        limits: {
          unitMinor: toMinor(opened.limits.stakeUnit, currency),
          maxMinor: toMinor(opened.limits.stakeMax, currency),
        },
        odds: definitionOf(opened.sheet, opened.kind).tables.odds,
        slip,
        setSlip,
        choose: (event, market, selection) => {
          const odds = event.markets
            .find((other) => other.market === market)
            ?.selections.find((other) => other.selection === selection)?.odds;
          if (odds === undefined) return;
          playSound('chip');
          setSlip((before) => toggle(before, { event, market, selection, odds }));
        },
      }}
    >
      <FixturesPage
        {...props}
        isCompact={isCompact}
        rules={(close) => <SportRules opened={opened} onClose={close} />}
      >
        <SportTable session={session} isCompact={isCompact} />
      </FixturesPage>
    </SportProvider>
  );
}

/** The shown event: the chosen one while available, else a running one, else the next. */
function useShownEvent(): { shown: ShownEvent | null; choose: (eventId: string) => void } {
  const { state } = useFixtures();
  const [chosenId, choose] = useState<string | null>(null);
  const live = inOrder(state.live);
  const all: readonly ShownEvent[] = [...live, ...(state.programme ?? [])];
  const chosen = all.find(({ eventId }) => eventId === chosenId);
  const first = live.find(({ status }) => status === 'live') ?? state.programme?.[0] ?? all[0];
  return { shown: chosen ?? first ?? null, choose };
}

/** Places every bet of the slip, and removes the accepted ones from it. */
function usePlacing(session: FixturesSession): () => Promise<number> {
  const { limits, slip, setSlip } = useSport();
  const { state } = useFixtures();
  const { currency } = state;
  return async () => {
    const stakeMinor = readStake(slip.stake, { currency, limits });
    if (stakeMinor === null) return 0;
    let placed = 0;
    for (const choices of betsOf(slip)) {
      const bought = await session.placeBet({
        stake: toDecimal(stakeMinor, currency),
        legs: choices.map(({ event, market, selection, odds }) => ({
          eventId: event.eventId,
          market,
          selection,
          odds,
        })),
      });
      if (!bought) return placed;
      placed += 1;
      setSlip((before) => choices.reduce((rest, { event }) => remove(rest, event.eventId), before));
    }
    return placed;
  };
}

function SportTable(props: { readonly session: FixturesSession; readonly isCompact: boolean }) {
  const { session, isCompact } = props;
  const { state } = useFixtures();
  const { opened } = useSport();
  const { t } = useGameTexts();
  const { isReplay } = useGamePage();
  const [open, setOpen] = useState<Page>(isReplay ? 'mine' : 'slip');
  const [isSlipOpen, setSlipOpen] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const { shown, choose } = useShownEvent();
  const place = usePlacing(session);
  const onPlace = async () => {
    const placed = await place();
    if (placed === 0) return;
    setAnnouncement(t('fixtures:sports.placed', { count: placed }));
    setSlipOpen(false);
    setOpen('mine');
  };
  const bar = <PlaceBar onPlace={() => void onPlace()} />;
  const isRaces = opened.kind === 'horses' || opened.kind === 'cars';
  return (
    <>
      <FixturesLayout
        isCompact={isCompact}
        open={open}
        onOpen={setOpen}
        labels={{
          play: t(isRaces ? 'fixtures:sports.races' : 'fixtures:sports.matches'),
          slip: t('fixtures:sports.slip'),
          mine: t('fixtures:sports.mine'),
          results: t('fixtures:results'),
        }}
        openSlips={(state.slips ?? []).filter(isOpenSlip).length}
        head={null}
        play={
          <Programme shown={shown}>
            <FixtureList
              live={inOrder(state.live)}
              shownId={shown?.eventId ?? null}
              onShow={choose}
            />
          </Programme>
        }
        slip={isCompact ? null : <SlipPanel />}
        mine={<MyBets />}
        results={<SportResults />}
        dock={isCompact ? <SlipBar onOpen={() => setSlipOpen(true)} /> : bar}
      />
      <p className="visually-hidden" aria-live="polite" data-testid="bet-status">
        {announcement}
      </p>
      {isCompact && isSlipOpen && (
        <Dialog title={t('fixtures:sports.slip')} onClose={() => setSlipOpen(false)}>
          <SlipPanel />
          {bar}
        </Dialog>
      )}
    </>
  );
}

/** The list of events beside the shown one. */
function Programme(props: { readonly shown: ShownEvent | null; readonly children: ReactNode }) {
  const { shown, children } = props;
  const { t } = useGameTexts();
  const { state } = useFixtures();
  return (
    <div className="programme d-grid align-items-start gap-4-5">
      {children}
      {shown && <EventView key={shown.eventId} event={shown} next={state.programme?.[0] ?? null} />}
      {!shown && state.programme !== null && (
        <EmptyState
          icon={<CalendarClock size={26} aria-hidden />}
          title={t('fixtures:nothing')}
          text={t('fixtures:nothingText')}
        />
      )}
    </div>
  );
}
