import { implement } from '../../../implement.ts';
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

export const playersHandlers = {
  list: implement(c.list, ({ ctx, input }) => listPlayers(ctx.services, input)),

  get: implement(c.get, ({ ctx, input }) => getPlayer(ctx.services, input.uid)),

  entries: implement(c.entries, ({ ctx, input }) => playerEntries(ctx.services, input)),

  rounds: implement(c.rounds, ({ ctx, input }) => playerRounds(ctx.services, input)),

  sessions: implement(c.sessions, ({ ctx, input }) => playerSessions(ctx.services, input)),

  limits: implement(c.limits, ({ ctx, input }) => playerLimits(ctx.services, input)),

  log: implement(c.log, ({ ctx, input }) => playerLog(ctx.services, input)),

  addNote: implement(c.addNote, ({ ctx, input }) =>
    addNote(ctx.services, { ...input, actor: actorOf(ctx) }),
  ),

  endSessions: implement(c.endSessions, ({ ctx, input }) =>
    endPlayerSessions(ctx.services, { ...input, actor: actorOf(ctx) }),
  ),

  sendReset: implement(c.sendReset, ({ ctx, input }) =>
    sendResetMail(ctx.services, { ...input, actor: actorOf(ctx) }),
  ),

  sendMessage: implement(c.sendMessage, ({ ctx, input }) =>
    sendMessage(ctx.services, { ...input, actor: actorOf(ctx) }),
  ),

  reveal: implement(c.reveal, ({ ctx, input }) =>
    revealField(ctx.services, { ...input, actor: actorOf(ctx) }),
  ),

  setBreak: implement(c.setBreak, ({ ctx, input }) =>
    setBreak(ctx.services, { ...input, actor: actorOf(ctx) }),
  ),

  setMarket: implement(c.setMarket, ({ ctx, input }) =>
    setMarket(ctx.services, { ...input, actor: actorOf(ctx) }),
  ),
};
