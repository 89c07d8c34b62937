import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useLanguage } from '@/i18n/language.ts';
import { api, trpc } from '@/lib/api/trpc.ts';
import { useSession } from '@/lib/session/session.ts';
import { filterOf, type NotificationTab } from '../tabs.ts';

const PAGE_SIZE = 20;

/** The notifications of a tab, page after page, in the language of the interface. */
export function useNotifications(tab: NotificationTab, { isOn }: { readonly isOn: boolean }) {
  const language = useLanguage();
  const session = useSession();
  return useInfiniteQuery({
    queryKey: [...trpc.notifications.list.pathKey(), { type: 'infinite', tab, language }],
    queryFn: ({ pageParam, signal }) =>
      api.notifications.list.query(
        // The contract parses the flag from a query string, where it is a text.
        { ...filterQuery(tab), pageNum: pageParam, pageSize: PAGE_SIZE },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, pageSize, total }) =>
      pageNum * pageSize < total ? pageNum + 1 : null,
    placeholderData: keepPreviousData,
    enabled: isOn && session !== null,
    staleTime: 0,
  });
}

function filterQuery(tab: NotificationTab) {
  const { group, isRead } = filterOf(tab);
  return {
    ...(group === undefined ? {} : { group }),
    ...(isRead === undefined ? {} : { isRead: isRead ? ('true' as const) : ('false' as const) }),
  };
}
