import type { OpenChannel } from '../../db/channel.ts';
import type { Auth } from '../auth/index.ts';
import type { EventFeed, FeedOptions } from './event-feed.ts';
import { SharedFeed } from './shared-feed.ts';

/** Its subjects are the ids of players who have news, and signals for players. */
const CHANNEL = 'fairhall_players';

/** Opens the feed of one of many nodes, and its channel to the others. */
export function openSharedFeed({
  openChannel,
  auth,
  ...options
}: FeedOptions & {
  readonly openChannel: OpenChannel;
  readonly auth: Pick<Auth, 'endStreamsOfEndedSessions' | 'watchEndedSessions'>;
}): EventFeed {
  const feed = new SharedFeed({
    ...options,
    announce: (subject) => channel.announce(subject),
    endStreams: (userIds) => auth.endStreamsOfEndedSessions(userIds),
  });
  const channel = openChannel({
    name: CHANNEL,
    onSubject: (subject) => feed.announcedElsewhere(subject),
    onGap: () => feed.recheck(),
    onFailure: (err) => options.log.warn({ err }, 'the channel between the nodes was interrupted'),
  });
  const stopWatching = auth.watchEndedSessions();
  return {
    balancesChanged: (userId) => feed.balancesChanged(userId),
    notificationStored: (userId) => feed.notificationStored(userId),
    signal: (userId, signal) => feed.signal(userId, signal),
    state: (player) => feed.state(player),
    async close() {
      await stopWatching();
      await channel.close();
      await feed.close();
    },
  };
}
