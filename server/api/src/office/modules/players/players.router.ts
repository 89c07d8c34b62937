import { implement } from '../../../http/implement.ts';
import type { OfficeContext } from '../../context.ts';
import { players as c } from '../../contract/players.ts';
import { actorOf } from '../staff/active-staff.ts';
import {
  addNote,
  endPlayerSessions,
  revealField,
  sendMessage,
  sendResetMail,
  setMarket,
} from './player-acts.service.ts';
import { setBreak } from './player-break.service.ts';
import {
  playerEntries,
  playerLimits,
  playerLog,
  playerRounds,
  playerSessions,
} from './player-records.service.ts';
import { getPlayer, listPlayers } from './players.service.ts';

export const playersHandlers = (context: OfficeContext) => ({
  list: implement(c.list, ({ input }) => listPlayers(context, input)),

  get: implement(c.get, ({ input }) => getPlayer(context, input.uid)),

  entries: implement(c.entries, ({ input }) => playerEntries(context, input)),

  rounds: implement(c.rounds, ({ input }) => playerRounds(context, input)),

  sessions: implement(c.sessions, ({ input }) => playerSessions(context, input)),

  limits: implement(c.limits, ({ input }) => playerLimits(context, input)),

  log: implement(c.log, ({ input }) => playerLog(context, input)),

  addNote: implement(c.addNote, ({ ctx, input }) =>
    addNote(context, { ...input, actor: actorOf(ctx) }),
  ),

  endSessions: implement(c.endSessions, ({ ctx, input }) =>
    endPlayerSessions(context, { ...input, actor: actorOf(ctx) }),
  ),

  sendReset: implement(c.sendReset, ({ ctx, input }) =>
    sendResetMail(context, { ...input, actor: actorOf(ctx) }),
  ),

  sendMessage: implement(c.sendMessage, ({ ctx, input }) =>
    sendMessage(context, { ...input, actor: actorOf(ctx) }),
  ),

  reveal: implement(c.reveal, ({ ctx, input }) =>
    revealField(context, { ...input, actor: actorOf(ctx) }),
  ),

  setBreak: implement(c.setBreak, ({ ctx, input }) =>
    setBreak(context, { ...input, actor: actorOf(ctx) }),
  ),

  setMarket: implement(c.setMarket, ({ ctx, input }) =>
    setMarket(context, { ...input, actor: actorOf(ctx) }),
  ),
});
