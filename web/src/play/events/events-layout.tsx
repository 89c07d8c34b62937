import type { ReactNode } from 'react';
import { useSpeech } from '../shell/speech-context.tsx';
import { Tabs } from './tabs.tsx';

export type Page = 'play' | 'slip' | 'mine' | 'results';

/**
 * The parts of a page of events. With room to spare the slip stands beside what is played; on a
 * phone held upright everything is behind tabs and the dock stays at the lower edge.
 */
export function EventsLayout(props: {
  readonly isCompact: boolean;
  readonly open: Page;
  readonly onOpen: (page: Page) => void;
  readonly labels: Readonly<Record<Page, string>>;
  readonly openSlips: number;
  readonly head: ReactNode;
  readonly play: ReactNode;
  readonly slip: ReactNode;
  readonly mine: ReactNode;
  readonly results: ReactNode;
  readonly dock: ReactNode;
}) {
  const { isCompact, labels, head, play, slip, dock } = props;
  const { t } = useSpeech();
  const others = [
    { key: 'mine', label: labels.mine, count: props.openSlips, content: props.mine },
    { key: 'results', label: labels.results, content: props.results },
  ] as const;
  if (!isCompact) {
    return (
      <div className="events-body">
        <div className="events-main">
          {head}
          {play}
        </div>
        <aside className="events-side">
          <Tabs
            label={t('controls.label')}
            tabs={[{ key: 'slip', label: labels.slip, content: slip }, ...others]}
            open={props.open === 'play' ? 'slip' : props.open}
            onOpen={props.onOpen}
          />
          {dock}
        </aside>
      </div>
    );
  }
  const main = (
    <>
      {play}
      {slip}
    </>
  );
  return (
    <div className="events-body">
      <div className="events-main">
        {head}
        <Tabs
          label={t('controls.label')}
          tabs={[{ key: 'play', label: labels.play, content: main }, ...others]}
          open={props.open === 'slip' ? 'play' : props.open}
          onOpen={props.onOpen}
        />
      </div>
      {dock}
    </div>
  );
}
