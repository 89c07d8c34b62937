import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The state that this page saves in the history entry instead of the address. */
type ResetState = { readonly resetToken: string };

function hasToken(state: unknown): state is ResetState {
  return typeof state === 'object' && state !== null && 'resetToken' in state;
}

/**
 * The token of the mailed link; null without one. It is removed from the address at once, where it
 * could be copied, bookmarked or sent as a referrer, and survives a reload in the history entry.
 */
export function useResetToken(): string | null {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const token = new URLSearchParams(search).get('token');
  useEffect(() => {
    if (token === null) return;
    void navigate('/reset-password', { replace: true, state: { resetToken: token } });
  }, [token, navigate]);
  if (token !== null) return token;
  return hasToken(state) ? state.resetToken : null;
}
