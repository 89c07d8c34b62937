import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';

type Way = {
  readonly to: string;
  /** Whether the page takes the place of this one in the history. */
  readonly replace?: boolean;
};

type LinkProps = Way & Omit<ComponentProps<'a'>, 'href' | 'target' | keyof Way>;

/**
 * A link to another page of the client. It stands on the router's hooks: the router's own link
 * brings along what prefetches pages of a framework, more code than the rest of it needs.
 */
export function Link(props: LinkProps) {
  const { to, replace: _replace, onClick, ...anchor } = props;
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, props);
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

/** Whether the page on show is the one at this path. */
export function useIsAt(path: string): boolean {
  return useLocation().pathname === path;
}
