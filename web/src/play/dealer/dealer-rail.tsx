import './dealer-rail.css';

/** What a dealer works with: chips alone, or cards from a shoe as well. */
export type Dealer = 'chips' | 'cards';

/** The dealer's end of the table: the light above it, the rail with its tray of chips, and the shoe of cards. */
export function DealerRail({ dealer }: { readonly dealer: Dealer }) {
  return (
    <>
      <i className="felt-light" aria-hidden />
      <div className="dealer-rail" aria-hidden>
        <i className="chip-tray" />
        {dealer === 'cards' && <i className="shoe" />}
      </div>
    </>
  );
}
