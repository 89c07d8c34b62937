import { createContext } from 'react';
import { useRequired } from '../required-context.ts';
import type { TableGameView } from './table-game.ts';

const TableGameContext = createContext<TableGameView | null>(null);

export const TableGameProvider = TableGameContext.Provider;

/** The table game context. @throws outside of its provider */
export const useTableGame = (): TableGameView => useRequired(TableGameContext, 'table game');
