import { searchForm } from '../../contract/search-form.ts';

/** The columns that a search of staff compares. */
export function searchColumns(player: {
  readonly email: string;
  readonly nickName: string;
  readonly phone?: string | null;
}) {
  return {
    emailSearch: searchForm(player.email),
    nickNameSearch: searchForm(player.nickName),
    phoneSearch: phoneSearchForm(player.phone ?? ''),
  };
}

/** A phone number is written in groups or without, and found in any. */
export function phoneSearchForm(text: string): string {
  return searchForm(text).replace(/[ ()./]/g, '');
}
